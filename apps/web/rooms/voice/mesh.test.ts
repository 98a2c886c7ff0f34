// Voice without a browser: over whole games nobody is heard but who has the word, and every pair of devices has one caller.
import { advance, nextInstant, usualBots } from '@omerta/play/advance.ts';
import { type SeatPicture, seatPicture } from '@omerta/play/picture.ts';
import type { Room } from '@omerta/play/room.ts';
import { seats } from '@omerta/rules/game/seat.ts';
import { describe, expect, it } from 'vitest';
import { roomOf } from '../alone/kept-game.ts';
import { firstKept } from '../alone/testing/table-of-bots.ts';
import { calls, onSignal, peerChange, peersOf, readSignal, sends, takes } from './mesh.ts';

const wants = { microphone: true, camera: true };

/** Every moment of a game whose chairs are ten persons', as each of them sees it. */
const moments = (): readonly (readonly SeatPicture[])[] => {
  const all: SeatPicture[][] = [];
  let room: Room | null = roomOf(firstKept(5), usualBots);
  while (room) {
    const now: Room = room;
    all.push(seats.map((chair) => ({ ...seatPicture(now, chair), chairs: people(seatPicture(now, chair)) })));
    const next = nextInstant(now);
    room = next === null ? null : advance(now, next, usualBots);
  }
  return all;
};

const people = ({ chairs }: SeatPicture): SeatPicture['chairs'] =>
  chairs.map((each) => each && { ...each, bot: false });

const game = moments();

it('at most two devices send a voice, by day alone, and only theirs is played anywhere', () => {
  let heard = 0;
  const wrong: SeatPicture[] = [];
  for (const pictures of game) {
    const sent = pictures.map((picture) => sends(picture, wants).audio);
    heard += sent.filter(Boolean).length;
    for (const [i, picture] of pictures.entries()) {
      const { speaks, interrupts, view } = picture;
      const isRightful = view?.phase.kind === 'day' && [speaks, interrupts].includes(view.seat);
      const isPlayed = pictures.every((other) => takes(other, picture.chair).audio === sent[i]);
      if (!isPlayed || (sent[i] && !isRightful)) wrong.push(picture);
    }
  }
  expect(wrong).toEqual([]);
  expect(heard).toBeGreaterThan(20);
});

it('at night nobody sends anything, and no picture is taken', () => {
  const nights = game.flat().filter(({ view }) => view?.phase.kind === 'night');
  expect(nights.length).toBeGreaterThan(0);
  const loud = nights.flatMap((picture) => [sends(picture, wants), takes(picture, 3)]);
  expect(loud.filter(({ audio, video }) => audio || video)).toEqual([]);
});

it('who wants no microphone and no camera sends none', () => {
  const sent = game.flat().map((picture) => sends(picture, { microphone: false, camera: false }));
  expect(sent.filter(({ audio, video }) => audio || video)).toEqual([]);
});

describe('connections', () => {
  it('of every two devices exactly one calls', () => {
    for (const one of seats)
      for (const other of seats)
        if (one !== other) expect([calls(one, other), calls(other, one)].filter(Boolean)).toHaveLength(1);
  });

  it('are with persons who are still there, and change only where they do', () => {
    const [first] = game[0] ?? [];
    if (!first) throw new Error('no picture');
    const left = {
      ...first,
      chairs: first.chairs.map((each) => each && { ...each, bot: each.chair === 4, left: each.chair === 5 }),
    };
    expect(peersOf(left)).toEqual([2, 3, 6, 7, 8, 9, 10]);
    expect(peerChange(peersOf(first), peersOf(left))).toEqual({ open: [], close: [4, 5] });
  });

  it('are called anew when a device says hello, and take nothing of another attempt', () => {
    const answer = { call: 'a', answer: 'x' };
    expect(onSignal(1, 2, { hello: '' }, null)).toBe('call');
    expect(onSignal(2, 1, { hello: '' }, null)).toBe('nothing');
    expect(onSignal(2, 1, { call: 'a', offer: 'x' }, null)).toBe('answer');
    expect(onSignal(1, 2, { call: 'a', offer: 'x' }, null)).toBe('nothing');
    expect(onSignal(1, 2, answer, 'a')).toBe('take-answer');
    expect(onSignal(1, 2, answer, 'b')).toBe('nothing');
    expect(onSignal(1, 2, { call: 'a', candidate: '' }, 'a')).toBe('take-candidate');
    expect(onSignal(1, 2, { camera: 'off' }, null)).toBe('take-camera');
  });

  it('read no signal of another kind', () => {
    for (const wrong of [null, 1, 'x', [], {}, { call: 1, offer: 'x' }, { call: 'a' }, { hello: 1 }])
      expect(readSignal(wrong)).toBeNull();
    expect(readSignal({ call: 'a', offer: 'x' })).toEqual({ call: 'a', offer: 'x' });
  });
});
