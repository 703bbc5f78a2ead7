// Soft sounds made on the spot: a card, a chip, a knock for a check, a turn, a clock, a win. Never needed to follow the game.
import type { Sound } from './beats.js';

/** After so long a silence the browser's sound rests: awake, it fills a buffer a hundred times a second, heard or not. */
const REST_MS = 3000;
/** What could not be heard so soon is not heard at all. */
const LATE_MS = 400;
let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;
let rest: ReturnType<typeof setTimeout> | undefined;

/** Browsers allow sound only after somebody has touched the page. */
export function wakeSound(): void {
  context ??= new AudioContext();
  void awake(context);
}
async function awake(on: AudioContext): Promise<void> {
  clearTimeout(rest);
  rest = setTimeout(() => void on.suspend(), REST_MS);
  if (on.state !== 'running') await on.resume();
}

/** Makes a sound, so loud: 1 is as loud as it gets. */
export function playSound(sound: Sound, volume: number): void {
  const on = context;
  if (!on || volume <= 0) return;
  const since = performance.now();
  void awake(on).then(() => {
    if (performance.now() - since < LATE_MS) make(on, sound, volume);
  });
}
function make(context: AudioContext, sound: Sound, volume: number): void {
  const out = context.createGain();
  // As loud as the ear takes it: half the way is half as loud.
  out.gain.value = 2 * volume ** 2;
  out.connect(context.destination);
  const on = { context, out };
  const at = context.currentTime;
  switch (sound) {
    case 'card':
      hiss(on, at, { from: 3800, to: 1400, seconds: 0.09, loud: 0.07 });
      break;
    case 'chip':
      tick(on, at, 2300, 0.05, 0.05);
      tick(on, at + 0.035, 2950, 0.05, 0.035);
      break;
    case 'knock':
      tick(on, at, 190, 0.08, 0.12);
      break;
    case 'turn':
      tick(on, at, 660, 0.22, 0.06);
      tick(on, at + 0.12, 880, 0.3, 0.05);
      break;
    case 'clock':
      tick(on, at, 990, 0.09, 0.06);
      tick(on, at + 0.18, 990, 0.09, 0.06);
      tick(on, at + 0.36, 990, 0.14, 0.06);
      break;
    case 'win':
      tick(on, at, 523, 0.35, 0.035);
      tick(on, at + 0.09, 659, 0.35, 0.035);
      tick(on, at + 0.18, 784, 0.35, 0.035);
      break;
  }
}
interface Heard {
  readonly context: AudioContext;
  readonly out: GainNode;
}
function tick({ context: on, out }: Heard, at: number, pitch: number, seconds: number, loud: number): void {
  const tone = on.createOscillator();
  const volume = on.createGain();
  tone.type = 'sine';
  tone.frequency.value = pitch;
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(loud, at + 0.005);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + seconds);
  tone.connect(volume).connect(out);
  tone.start(at);
  tone.stop(at + seconds + 0.02);
}
function hiss(
  { context: on, out }: Heard,
  at: number,
  p: { from: number; to: number; seconds: number; loud: number },
): void {
  if (!noise) {
    noise = on.createBuffer(1, on.sampleRate / 4, on.sampleRate);
    const data = noise.getChannelData(0);
    for (let i = 0; i < data.length; i++) data[i] = Math.random() * 2 - 1;
  }
  const source = on.createBufferSource();
  source.buffer = noise;
  const filter = on.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.setValueAtTime(p.from, at);
  filter.frequency.exponentialRampToValueAtTime(p.to, at + p.seconds);
  const volume = on.createGain();
  volume.gain.setValueAtTime(p.loud, at);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + p.seconds);
  source.connect(filter).connect(volume).connect(out);
  source.start(at, 0, p.seconds);
}
