// Made by tools/typescript.py from src/shoal/server/ws/protocol.py and src/shoal/server/http/schemas.py: do not edit.

export type Phase = "open" | "seated" | "running" | "finished" | "agreed" | "closed";

/** How people meet at a table. */
export interface Meeting {
  chat: "free" | "phrases" | "off";
  listed: boolean;
  spectators: "open" | "link" | "none";
  stand_in: number;
}

/** An action of a bot for an absent person: the version of its entry, and what it was if this viewer may know. */
export interface PlayedFor {
  v: number;
  family?: string;
  args?: string[];
}

/** What a bot did for an absent person; kept until that person acts again. */
export interface StoodIn {
  why: "away" | "time";
  since: number;
  until: number | null;
  count: number;
  played: PlayedFor[];
}

/** A chair at a table. */
export interface Seat {
  kind: "person" | "bot" | "open";
  name: string;
  level: string;
  gone: boolean;
  away_until: number | null;
  stand_in: boolean;
  stood_in: StoodIn | null;
  thinking: boolean;
  shared: boolean;
}

/** How time is given: none, a bank of seconds with an increment, or days for each turn. */
export interface ClockRule {
  kind: "none" | "bank" | "days";
  bank?: number | null;
  increment?: number | null;
  days?: number | null;
}

/** The clock with its rule. */
export interface DeskClock {
  left: number[];
  running: number[];
  since: number;
  rule: ClockRule;
}

/** An open question to everybody: take back to `keep` actions, or end the game here. */
export interface Vote {
  seat: number;
  what: "back" | "end";
  keep: number;
  yes: number[];
}

/** A table that began from the position of a lesson. */
export interface Lesson {
  name: string;
  look: "board" | "side";
  points: string[];
  status: "open" | "reached" | "missed";
  says: string | null;
}

/** A table around its board. */
export interface Desk {
  phase: Phase;
  pace: "now" | "days";
  game: string;
  title: string;
  options: Record<string, boolean | number | string>;
  settings: Meeting;
  first: number;
  host_seat: number | null;
  seats: Seat[];
  clock: DeskClock;
  vote: Vote | null;
  commitment: string | null;
  seed: string | null;
  actions_played: number;
  after: string | null;
  rematch: string | null;
  lesson: Lesson | null;
}

export type View = Record<string, unknown>;

/** What is asked, and of whom. */
export interface Prompt {
  key: string;
  seats: number[];
  args: View;
}

/** An action that may be taken now; its text is the family and the arguments with spaces. */
export interface Offer {
  family: string;
  args: string[];
  preview?: View;
}

/** Why not: the clause of a game's rules if there is one, a message key, its arguments. */
export interface Refusal {
  clause: string;
  key: string;
  args: View;
}

/** Whether one's last step can be taken back, and why not. */
export interface TakeBack {
  free: boolean;
  why: Refusal | null;
}

/** A line of the final account of a seat. */
export interface Row {
  key: string;
  args: View;
  points?: number;
}

/** What goes with a view: the question, what may be done, the points. */
export interface Board {
  prompt: Prompt | null;
  actions: Offer[];
  whole: Offer[];
  more: number;
  back: TakeBack | null;
  scores: number[] | null;
  ranking?: number[];
  tally?: Row[][];
}

/** How people meet at a table. */
export interface TableSettings {
  chat?: "free" | "phrases" | "off" | null;
  listed?: boolean | null;
  spectators?: "open" | "link" | "none" | null;
  stand_in?: number | null;
}

/** Something that happened in the game, as this viewer heard it; more fields by its kind. */
export interface GameEvent {
  kind: string;
  [more: string]: unknown;
}

/** What an entry says, by its kind. */
export interface EntryData {
  game?: string;
  seats?: number;
  options?: Record<string, boolean | number | string>;
  clock?: ClockRule;
  settings?: TableSettings;
  first?: number;
  seat?: number;
  name?: string;
  level?: string;
  own?: boolean;
  commitment?: string;
  action?: string;
  events?: GameEvent[];
  stand_in?: boolean;
  what?: "back" | "end";
  yes?: boolean;
  seconds?: number;
  by?: number;
  until?: number;
  table?: string;
  lesson?: string;
  undone?: number;
}

/** One entry of a table's log, as this viewer may know it. */
export interface Told {
  v: number;
  kind: string;
  at: number;
  data: EntryData;
}

/** Everything, for somebody who comes or has lost the thread. */
export interface Sync {
  v: number;
  seat: number | null;
  yours: number[];
  host: boolean;
  table: Desk;
  view: View;
  board: Board;
  hash: string;
  now: number;
  type: "sync";
  log: Told[];
}

/** What came after the version a client has. */
export interface Resume {
  v: number;
  seat: number | null;
  yours: number[];
  host: boolean;
  table: Desk;
  view: View;
  board: Board;
  hash: string;
  now: number;
  type: "resume";
  events: Told[];
}

/** The seconds each seat had left at `since`; they run for those in `running`. */
export interface Clock {
  left: number[];
  running: number[];
  since: number;
}

/** What an ordinary action changes of the desk. */
export interface Pulse {
  phase: Phase;
  clock: Clock;
  actions_played: number;
  waiting: number[];
}

export type Patch = unknown[][];

/** One more entry. After an ordinary action there is a `pulse`, else the whole `table`. */
export interface Happened {
  v: number;
  kind: string;
  at: number;
  data: EntryData;
  type: "event";
  seat?: number | null;
  yours?: number[];
  host?: boolean;
  pulse?: Pulse;
  table?: Desk;
  board?: Board;
  patches?: Patch[];
  view?: View;
  hash: string;
}

/** The answer to a command. */
export interface Answer {
  type: "answer";
  id: string;
  status: "accepted" | "refused" | "repeat";
  v?: number;
  refusal?: Refusal;
  table?: string;
  n?: number;
}

/** Something was said just now. */
export interface Chat {
  n: number;
  at: number;
  seat: number;
  phrase: string;
  text: string;
  type: "chat";
}

/** Why an action is not allowed; null if it is. */
export interface WhyAnswer {
  type: "why";
  id: string;
  refusal: Refusal | null;
}

/** Somebody is there. */
export interface Pong {
  type: "pong";
  v: number;
}

/** The message could not be read, or the hello was refused. */
export interface Error {
  type: "error";
  refusal: Refusal;
}

/** The server hangs up; come back after `again` seconds. */
export interface Closing {
  type: "closing";
  key: string;
  again: number;
}

export type Message =
  | Sync
  | Resume
  | Happened
  | Answer
  | Chat
  | WhyAnswer
  | Pong
  | Error
  | Closing;

/** Act for a seat. `base` is the version the person had seen when deciding. */
export interface Act {
  kind: "act";
  seat: number;
  action: string;
  base?: number | null;
}

/** Take one's own last step back. */
export interface Back {
  kind: "back";
  seat: number;
}

/** Ask everybody to take back to before one's last action, or to end the game here. */
export interface Ask {
  kind: "ask";
  seat: number;
  what: "back" | "end";
}

/** Say yes or no to the open question. */
export interface AnswerVote {
  kind: "answer";
  seat: number;
  yes: boolean;
}

/** Take one's own question back. */
export interface Withdraw {
  kind: "withdraw";
  seat: number;
}

/** Say that one is here and thinking. */
export interface Thinking {
  kind: "thinking";
  seat: number;
}

/** Take one's seats back from the bots that stood in. */
export interface Here {
  kind: "here";
}

/** Give another seat more time. */
export interface MoreTime {
  kind: "more_time";
  seat: number;
}

/** Take an open seat. */
export interface Sit {
  kind: "sit";
  seat: number;
  name: string;
}

/** Give a seat to a bot (host). */
export interface SeatBot {
  kind: "bot";
  seat: number;
  level: string;
}

/** Leave one's seat, or free somebody's (host). */
export interface Free {
  kind: "free";
  seat: number;
}

/** Change the name shown at one's seat. */
export interface Rename {
  kind: "rename";
  seat: number;
  name: string;
}

export type OptionValue = boolean | number | string;

/** Change the table before it starts (host). */
export interface Configure {
  kind: "set";
  options?: Record<string, OptionValue> | null;
  clock?: ClockRule | null;
  settings?: TableSettings | null;
  seats?: number | null;
  first?: number | null;
}

/** Begin (host). */
export interface Start {
  kind: "start";
}

/** Give the table up before it starts (host). */
export interface Close {
  kind: "close";
}

/** Play again with the same people, another one beginning. */
export interface Rematch {
  kind: "rematch";
}

/** Say something: a ready-made phrase by its key, or a free text. */
export interface Say {
  kind: "say";
  seat: number;
  phrase?: string;
  text?: string;
}

/** Hear what a seat says no more, or again; nobody else is told. */
export interface Mute {
  kind: "mute";
  seat: number;
  on?: boolean;
}

export type Command =
  | Act
  | Back
  | Ask
  | AnswerVote
  | Withdraw
  | Thinking
  | Here
  | MoreTime
  | Sit
  | SeatBot
  | Free
  | Rename
  | Configure
  | Start
  | Close
  | Rematch
  | Say
  | Mute;

/** The first message on a socket; a further one turns to another table, or changes nothing if it is refused. `device` is the pass of a program that has no cookie. */
export interface Hello {
  table?: string | null;
  watch?: string | null;
  seat?: number | null;
  v?: number;
  hash?: string;
  type: "hello";
  device?: string;
}

/** A command. `id` is the client's own: sent again, it is not carried out again. */
export interface CommandMessage {
  type: "command";
  id: string;
  command: Command;
}

/** See the table from another seat that this device holds, or as a spectator. */
export interface Look {
  type: "look";
  seat?: number | null;
}

/** Ask why an action is not allowed. */
export interface Why {
  type: "why";
  id: string;
  seat: number;
  action: string;
}

/** Is anybody there? */
export interface Ping {
  type: "ping";
}

export type FromClient = Hello | CommandMessage | Look | Why | Ping;

/** What a request that cannot be served is answered with. */
export interface Problem {
  error: Refusal;
}

/** An option of a game; the first value is the usual one. */
export interface GameOption {
  key: string;
  values: (boolean | number | string)[];
  clause: string;
}

/** What an action can be about, with the word for each. */
export interface ActionDomain {
  name: string;
  words: string[];
}

/** Actions of one kind: the name, then a word of each domain. */
export interface ActionFamily {
  name: string;
  secret: boolean;
  domains: ActionDomain[];
}

/** A game people can play here. */
export interface GameInfo {
  name: string;
  title: string;
  seats: number[];
  usual_seats: number;
  rules: number;
  components: string;
  open_scores: boolean;
  options: GameOption[];
  actions: ActionFamily[];
  lessons: string[];
}

export interface GameList {
  games: GameInfo[];
  levels: string[];
  pocket?: boolean;
}

/** A table that wants company. */
export interface LobbyTable {
  id: string;
  game: string;
  seats: number;
  free: number;
  created: number;
}

export interface Lobby {
  tables: LobbyTable[];
}

export interface Opened {
  table: string;
  v: number;
  yours: number[];
}

export interface Shown {
  v: number;
  table: Desk;
  yours: number[];
  host: boolean;
}

/** What a long poll is answered with. */
export interface Messages {
  messages: Message[];
}

export interface WhyNot {
  refusal: Refusal | null;
}

export interface Previewed {
  preview: View;
  refusal: Refusal | null;
}

/** Why a bot would do it: a message and its arguments. */
export interface Reason {
  key: string;
  args: View;
}

/** What a bot would do. */
export interface Hint {
  action: string;
  level: string;
  reason: Reason | null;
}

export interface Link {
  token: string;
}

/** Something said: a ready-made phrase by its key, or a free text. */
export interface Talk {
  n: number;
  at: number;
  seat: number;
  phrase: string;
  text: string;
}

export interface ChatLog {
  chat: Talk[];
  muted: number[];
}

export interface Imported {
  table: string;
}

export interface Device {
  device: string | null;
}

/** A table this device sits at. */
export interface MyTable {
  id: string;
  game: string;
  phase: string;
  changed: number;
}

export interface MyTables {
  tables: MyTable[];
}

export interface Claimed {
  table: string;
  yours: number[];
}

export interface Draft {
  text: string | null;
}

export interface Status {
  status: "ok";
}

/** A position as one pair of eyes saw it, and what had just happened. Ply 0 is the opening. `patches` are what changed since the ply before, one for each event and a last one. The first moment of an answer has the `view`, too: from it the others follow. `points` are those of all seats, also in games that hide them while they run. */
export interface Moment {
  ply: number;
  told: Told;
  patches: Patch[];
  view?: View;
  board: Board;
  points: number[];
}

/** `plies` is the number of the last ply; there is more while the last moment's is smaller. */
export interface Moments {
  seat: number;
  plies: number;
  moments: Moment[];
}

/** The chance of each seat to win at a ply. */
export interface Point {
  ply: number;
  v: number;
  chances: number[];
}

/** `status` is ready or working; `turning` are the plies that changed most. */
export interface Curve {
  status: string;
  done: number;
  of: number;
  points: Point[];
  turning: number[];
}

/** The promise about chance and the opened seed. `fits`: the seed is the promised one; `legal`: every action replays from it; `result`: so does the result, null if there is none. */
export interface Fairness {
  commitment: string;
  seed: string;
  fits: boolean;
  actions: number;
  draws: number;
  legal: boolean;
  result: boolean | null;
}

/** A table to be opened. `name` sits its opener down; `bots` fills other seats. */
export interface NewTable {
  game: string;
  seats: number;
  options?: Record<string, OptionValue>;
  clock?: ClockRule | null;
  settings?: TableSettings | null;
  name?: string | null;
  seat?: number;
  bots?: Record<string, string>;
  start?: boolean;
}
