// What a press on a screen's choice means.
import { expect, it } from 'vitest';
import { type DeskScreen, pointingOf, renaming, rotationOf } from './pointing.ts';

const wall: DeskScreen = { screen: 's1', name: 'Wall', shows: { what: 'standings' } };
const door: DeskScreen = { screen: 's2', name: 'Door', shows: { what: 'board', table: 2 } };

it('all screens go to one thing, each back to its own', () => {
  expect(pointingOf([wall, door], { what: 'countdown' })).toEqual({
    commands: [
      { type: 'point-screen', screen: 's1', name: 'Wall', shows: { what: 'countdown' } },
      { type: 'point-screen', screen: 's2', name: 'Door', shows: { what: 'countdown' } },
    ],
    undo: [
      { type: 'point-screen', screen: 's1', name: 'Wall', shows: { what: 'standings' } },
      { type: 'point-screen', screen: 's2', name: 'Door', shows: { what: 'board', table: 2 } },
    ],
  });
});

it('a screen that shows it already is left alone; another table is another thing', () => {
  const told = (shows: DeskScreen['shows']) =>
    pointingOf([wall, door], shows).commands.map((each) => 'screen' in each && each.screen);
  expect(told({ what: 'standings' })).toEqual(['s2']);
  expect(told({ what: 'board', table: 1 })).toEqual(['s1', 's2']);
  expect(told({ what: 'board', table: 2 })).toEqual(['s1']);
});

it('another name leaves what it shows', () => {
  expect(renaming(door, 'Bar')).toMatchObject({
    commands: [{ name: 'Bar', shows: door.shows }],
    undo: [{ name: 'Door', shows: door.shows }],
  });
});

it('a rotation needs two things and a time that fits; one alone is simply shown', () => {
  const scenes = [{ what: 'standings' }, { what: 'countdown' }] as const;
  expect(rotationOf(scenes, 20)).toEqual({ what: 'rotation', shows: scenes, seconds: 20 });
  expect(rotationOf(scenes.slice(0, 1), 20)).toEqual({ what: 'standings' });
  for (const seconds of [4, 601, 7.5, Number.NaN]) expect(rotationOf(scenes, seconds)).toBeNull();
  expect(rotationOf([], 20)).toBeNull();
});
