// Small sounds made on the spot: no files, and nothing before the person has touched the page.

import { preferences } from "./preferences.svelte";

type Sound = "turn" | "talk" | "end";

// Frequencies in hertz, one after the other: a rising fourth for "yours", a drop for talk.
const TUNES: Record<Sound, number[]> = {
  turn: [523.25, 698.46],
  talk: [880],
  end: [523.25, 659.25, 783.99],
};
const NOTE = 0.14;

let context: AudioContext | null = null;

addEventListener(
  "pointerdown",
  () => {
    context ??= new AudioContext();
  },
  { once: true },
);

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
