// Plays the night's music: fades in, fades out, and says at any moment what is to be heard.
import { settings } from '../device/settings.ts';
import { useWatched } from '../device/use-watched.ts';
import { watched } from '../device/watched.ts';
import { audio } from './audio.ts';
import { renderPiece } from './piece.ts';
import { fileOf } from './tracks.ts';

/** `waiting`: the browser wants a touch first. `failed`: this browser cannot play the file. */
export type Sounding = 'off' | 'loading' | 'waiting' | 'playing' | 'fading' | 'failed';

type Voice = { readonly gain: GainNode; readonly stop: () => void };

const fadeIn = 2.5;
const fadeOut = 3;

const sounding = watched<Sounding>('off');
let voice: Voice | undefined;
/** Each start and stop is a new turn: what an earlier one still waits for no longer counts. */
let turn = 0;

let piece: Promise<AudioBuffer> | undefined;

const pieceVoice = async (): Promise<Voice> => {
  piece ??= renderPiece();
  const source = new AudioBufferSourceNode(audio(), { buffer: await piece, loop: true });
  const gain = new GainNode(audio(), { gain: 0 });
  source.connect(gain).connect(audio().destination);
  source.start();
  return { gain, stop: () => source.stop() };
};

const fileVoice = async (file: Blob): Promise<Voice> => {
  const element = new Audio(URL.createObjectURL(file));
  element.loop = true;
  const gain = new GainNode(audio(), { gain: 0 });
  audio().createMediaElementSource(element).connect(gain).connect(audio().destination);
  const stop = (): void => {
    element.pause();
    URL.revokeObjectURL(element.src);
  };
  await element.play().catch((reason) => {
    stop();
    throw reason;
  });
  return { gain, stop };
};

/** A file that is gone from the device leaves our own piece. */
const chosenVoice = async (): Promise<Voice> => {
  const { music } = settings();
  const file = music === 'piece' ? undefined : await fileOf(music);
  return file ? fileVoice(file) : pieceVoice();
};

const fade = ({ gain }: GainNode, to: number, seconds: number): void => {
  const now = audio().currentTime;
  gain.cancelScheduledValues(now);
  gain.setValueAtTime(gain.value, now);
  gain.linearRampToValueAtTime(to, now + seconds);
};

const heard = (): void => {
  if (sounding.get() === 'waiting' || sounding.get() === 'playing')
    sounding.set(audio().state === 'running' ? 'playing' : 'waiting');
};

export const startMusic = async (): Promise<void> => {
  const mine = ++turn;
  voice?.stop();
  voice = undefined;
  sounding.set('loading');
  const got = await chosenVoice().catch(() => undefined);
  if (mine !== turn) return got?.stop();
  if (!got) return sounding.set('failed');
  voice = got;
  fade(got.gain, settings().volume, fadeIn);
  audio().onstatechange = heard;
  sounding.set('playing');
  heard();
};

export const stopMusic = (): void => {
  const mine = ++turn;
  const last = voice;
  if (!last) return sounding.set('off');
  fade(last.gain, 0, fadeOut);
  sounding.set('fading');
  setTimeout(() => {
    if (mine !== turn) return;
    last.stop();
    voice = undefined;
    sounding.set('off');
  }, fadeOut * 1000);
};

export const setVolume = (to: number): void => {
  if (voice && sounding.get() !== 'fading') fade(voice.gain, to, 0.1);
};

export const useMusic = (): Sounding => useWatched(sounding);
