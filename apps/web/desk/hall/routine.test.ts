// Routine stands apart from alarms: what can be closed now, and what still waits for a second person.
import { expect, it } from 'vitest';
import { deskGame, deskPicture } from '../testing/desk-picture.ts';
import { silence } from './hall-words.ts';
import { needsOf } from './needs.ts';
import { closable, lastClose, toConfirm } from './routine.ts';

const now = Date.parse('2026-01-10T12:00:00Z');
const close = (id: string) => ({ command: 'close-game', id, of: ['chief'], clause: null });
const games = [1, 2, 3, 4].map((table) => deskGame({ table, status: 'signed' }));
const open = games.map(({ id }) => ({ what: 'not-final', game: id }) as const);
const picture = deskPicture({
  games,
  expects: [...games.map(({ id }) => close(id)), { ...close('q/1/9'), command: 'confirm-sheet' }],
  open: [...open, { what: 'unapproved', game: 'q/1/4', of: 'chief', seat: 3, clause: '5.4' }],
  protestTimes: [
    { game: 'q/1/2', until: '2026-01-10T12:05:00Z', clause: '8.8.1' },
    { game: 'q/1/3', until: null, clause: '22.1' },
  ],
});

it('[fsm-2024 8.8.1] a game is closed when nothing else is open about it and its time for protests is over', () => {
  expect(closable(picture, now)).toEqual(['q/1/1']);
  expect(closable(picture, Date.parse('2026-01-10T12:05:00Z'))).toEqual(['q/1/1', 'q/1/2']);
  expect(toConfirm(picture)).toBe(1);
});

it('[neft-mmt 22.1] nor until the next game, as long as there is one to come', () => {
  const later = Date.parse('2026-01-11T12:00:00Z');
  expect(closable(picture, later)).not.toContain('q/1/3');
  expect(closable({ ...picture, protestTimes: [] }, later)).toContain('q/1/3');
});

it('the last of them can be closed when nobody may protest any of them', () => {
  expect(lastClose(picture, ['q/1/1', 'q/1/2'], now)).toEqual({ until: '2026-01-10T12:05:00Z' });
  expect(lastClose(picture, ['q/1/1', 'q/1/2'], Date.parse('2026-01-10T12:05:00Z'))).toBe('now');
  expect(lastClose(picture, ['q/1/2', 'q/1/3'], now)).toBe('next');
});

it('nobody needs the chief for it', () => {
  const needs = needsOf(picture, () => silence, { mayReplay: true, now });
  expect(needs.map(({ what, game }) => `${what} ${game}`)).toEqual(['approval q/1/4']);
});
