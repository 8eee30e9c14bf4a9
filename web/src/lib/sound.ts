// Small sounds made on the spot: no files, and nothing before the person has touched the page.

import type { Tone } from "../boards/contract";
import { preferences } from "./preferences.svelte";

type Sound = "turn" | "talk" | "end";

// Frequencies in hertz, one after the other: a rising fourth for "yours", a drop for talk.
const TUNES: Record<Sound, number[]> = {
  turn: [523.25, 698.46],
  talk: [880],
  end: [523.25, 659.25, 783.99],
};
const NOTE = 0.14;

// Opened by a touch, as browsers want it, and only for whoever listens: one at rest keeps threads busy.
let context: AudioContext | null = null;

addEventListener("pointerdown", () => {
  if (preferences.now.sound) context ??= new AudioContext();
});

export function chime(sound: Sound): void {
  if (!preferences.now.sound || !context) return;
  const now = context.currentTime;
  TUNES[sound].forEach((frequency, i) => {
    if (!context) return;
    const tone = context.createOscillator();
    const volume = context.createGain();
    const start = now + i * NOTE;
    tone.type = "sine";
    tone.frequency.value = frequency;
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(0.08, start + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.001, start + NOTE * 2);
    tone.connect(volume).connect(context.destination);
    tone.start(start);
    tone.stop(start + NOTE * 2);
  });
}

const LOUDEST = 0.16;

/** What a game makes heard of an event, in so much of its normal time. Not for whoever wants calm. */
export function hear(tones: Tone[], tempo: number): void {
  if (!preferences.now.sound || !context || tempo === 0) return;
  for (const tone of tones) play(context, tone, tempo);
}

function play(air: AudioContext, tone: Tone, tempo: number): void {
  const start = air.currentTime + (tone.at ?? 0) * tempo;
  const end = start + tone.lasts;
  const volume = air.createGain();
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime((tone.loud ?? 0.5) * LOUDEST, start + 0.015);
  volume.gain.exponentialRampToValueAtTime(0.0005, end);
  volume.connect(air.destination);
  if (tone.wave === "noise") {
    const filter = air.createBiquadFilter();
    filter.type = "bandpass";
    slide(filter.frequency, tone, start, end);
    const source = air.createBufferSource();
    source.buffer = noise(air);
    source.loop = true;
    source.connect(filter).connect(volume);
    source.start(start);
    source.stop(end);
  } else {
    const source = air.createOscillator();
    source.type = tone.wave;
    slide(source.frequency, tone, start, end);
    source.connect(volume);
    source.start(start);
    source.stop(end);
  }
}

function slide(value: AudioParam, { from, to = from }: Tone, start: number, end: number): void {
  value.setValueAtTime(from, start);
  value.exponentialRampToValueAtTime(Math.max(1, to), end);
}

let hiss: AudioBuffer | null = null;

/** One second of noise, made once. */
function noise(air: AudioContext): AudioBuffer {
  if (hiss) return hiss;
  hiss = air.createBuffer(1, air.sampleRate, air.sampleRate);
  const samples = hiss.getChannelData(0);
  for (let i = 0; i < samples.length; i += 1) samples[i] = Math.random() * 2 - 1;
  return hiss;
}
