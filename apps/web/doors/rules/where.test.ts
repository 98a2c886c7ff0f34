// What the register says of where a clause is honoured, held against the screens, the notation, the script and the programs that are there.
import { commandNames } from '@omerta/cli/command-names.ts';
import { steps } from '@omerta/rules/game/decide/expects.ts';
import { readAction } from '@omerta/rules/notation/action.ts';
import { keyOfClause, register } from '@omerta/rules/register/register.ts';
import { readClubCommand } from '@omerta/tournament/club/command-reader.ts';
import { readCommand } from '@omerta/tournament/command-reader.ts';
import { expect, it } from 'vitest';
import { screens } from '../../routing/screens.ts';

/** What a reader would have taken instead of a word that is none. */
const takenBy = (refused: object): readonly string[] =>
  /"wanted":"([^"]+)"/.exec(JSON.stringify(refused))?.[1]?.split(/ \| | /) ?? [];

const words = takenBy(readAction('no-such-word', 1));
const machine = [readCommand, readClubCommand].flatMap((read) => takenBy(read({ type: 'no-such-command' })));

const reachable: ReadonlySet<string> = new Set([
  ...screens,
  ...words,
  ...steps,
  ...commandNames.map((name) => `omerta ${name}`),
]);

/** Every place that is not what it should be, with the clauses that name it. */
const wrongPlaces = (
  list: 'where' | 'planned',
  isRight: (place: string) => boolean,
): Readonly<Record<string, readonly string[]>> => {
  const places = register.flatMap((entry) =>
    entry[list].map((place) => [place, keyOfClause(entry)] as const),
  );
  const wrong = places.filter(([place]) => !isRight(place));
  return Object.fromEntries(
    Object.entries(Object.groupBy(wrong, ([place]) => place)).map(([place, rows = []]) => [
      place,
      rows.map(([, key]) => key),
    ]),
  );
};

it('the places are read from what is there', () => {
  expect(screens).toContain('/table');
  expect(words).toContain('nominate');
  expect(machine).toEqual(expect.arrayContaining(['decide-protest', 'name-officer']));
});

it('every clause is honoured at a screen, in a word or step of the game, or by a command of the program that exists', () => {
  expect(wrongPlaces('where', (place) => reachable.has(place))).toEqual({});
});

it('what is planned is a screen that is not there yet, or a command that only the machine of tournaments and clubs takes', () => {
  expect(
    wrongPlaces('planned', (place) =>
      place.startsWith('/') ? !screens.some((screen) => screen === place) : machine.includes(place),
    ),
  ).toEqual({});
});

it('what is planned names the screen it waits for', () => {
  const lost = register.filter(
    ({ planned }) => planned.length > 0 && !planned.some((place) => place.startsWith('/')),
  );
  expect(lost.map(keyOfClause)).toEqual([]);
});
