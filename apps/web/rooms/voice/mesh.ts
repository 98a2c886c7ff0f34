// Voice and faces between the devices of a room, decided from a picture alone: who connects to whom, who calls, what is sent and what is heard.
import { oneOf, read, shape, text } from '@omerta/base/reading.ts';
import { isRefusal } from '@omerta/base/refusal.ts';
import type { RefereePicture, SeatPicture } from '@omerta/play/picture.ts';
import { sceneOf } from '../seen/moment.ts';

/** What a device that hears and is heard is shown. */
export type VoicePicture = SeatPicture | RefereePicture;

/** The person who leads: he has no chair, and may always speak. */
const leader = 0;

export const ownChair = (picture: VoicePicture): number =>
  picture.audience === 'referee' ? leader : picture.chair;

/** The devices of other persons: bots have none, and who has left has none here. */
export const peersOf = (picture: VoicePicture): readonly number[] => {
  const { chairs, phase, referee } = picture;
  if (phase === 'abandoned') return [];
  const people = chairs.flatMap((each) => (each && !each.bot && !each.left ? [each.chair] : []));
  const all = referee === 'person' ? [leader, ...people] : people;
  return all.filter((chair) => chair !== ownChair(picture));
};

/** Of two devices the one of the lower chair calls: never both, never neither. */
export const calls = (own: number, peer: number): boolean => own < peer;

export type PeerChange = { readonly open: readonly number[]; readonly close: readonly number[] };

export const peerChange = (known: readonly number[], wanted: readonly number[]): PeerChange => ({
  open: wanted.filter((chair) => !known.includes(chair)),
  close: known.filter((chair) => !wanted.includes(chair)),
});

const seatAt = ({ chairs }: VoicePicture, chair: number): number | null => chairs[chair - 1]?.seat ?? null;

/** Whose microphone is open: by day the one who has the word and the one who speaks for a foul, by night nobody's but the leader's. */
const hasTheWord = (picture: VoicePicture, chair: number): boolean => {
  if (chair === leader) return picture.referee === 'person' && picture.phase === 'playing';
  const seat = seatAt(picture, chair);
  if (seat === null || sceneOf(picture) !== 'day' || picture.muted.some((muted) => muted === seat))
    return false;
  return seat === picture.speaks || seat === picture.interrupts;
};

export type Wants = { readonly microphone: boolean; readonly camera: boolean };
export type SentTracks = { readonly audio: boolean; readonly video: boolean };

/** What leaves this device: no track at all for who is silent. */
export const sends = (picture: VoicePicture, wants: Wants): SentTracks => ({
  audio: wants.microphone && hasTheWord(picture, ownChair(picture)),
  video: wants.camera && sceneOf(picture) === 'day',
});

/** What is played of another's device, whatever it sends. */
export const takes = (picture: VoicePicture, chair: number): SentTracks => ({
  audio: hasTheWord(picture, chair),
  video: sceneOf(picture) === 'day',
});

/** `call` names one attempt: what belongs to another is too late. */
const signals = {
  /** A device has come, or come back: whoever calls it calls anew. */
  hello: shape({ hello: text }),
  offer: shape({ call: text, offer: text }),
  answer: shape({ call: text, answer: text }),
  candidate: shape({ call: text, candidate: text }),
  /** Whether a face comes: a camera that is off leaves its last picture standing. */
  camera: shape({ camera: oneOf(['on', 'off']) }),
} as const;

export type VoiceSignal =
  | { readonly hello: string }
  | { readonly call: string; readonly offer: string }
  | { readonly call: string; readonly answer: string }
  | { readonly call: string; readonly candidate: string }
  | { readonly camera: 'on' | 'off' };

/** Null: nothing of this version, or of nobody's. */
export const readSignal = (data: unknown): VoiceSignal | null => {
  for (const descriptor of Object.values(signals)) {
    const got = read<VoiceSignal>(descriptor, data);
    if (!isRefusal(got)) return got;
  }
  return null;
};

export type Todo = 'call' | 'answer' | 'take-answer' | 'take-candidate' | 'take-camera' | 'nothing';

/** What a signal asks of this device; `call` is the attempt that is going on with that chair. */
export const onSignal = (own: number, from: number, signal: VoiceSignal, call: string | null): Todo => {
  if ('hello' in signal) return calls(own, from) ? 'call' : 'nothing';
  if ('camera' in signal) return 'take-camera';
  if ('offer' in signal) return calls(own, from) ? 'nothing' : 'answer';
  if (signal.call !== call) return 'nothing';
  return 'answer' in signal ? 'take-answer' : 'take-candidate';
};
