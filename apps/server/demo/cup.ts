// A cup of the demo: opened or taken up where it was left, and worked on by its desk.
import { randomFrom, seedOf } from '@omerta/base/random.ts';
import { isRefusal } from '@omerta/base/refusal.ts';
import { doExpected, isDeskMatter } from '@omerta/office/simulate/desk.ts';
import { chiefOf, give, giveClub, type Hall, hallIn, must, organiser } from '@omerta/office/simulate/hall.ts';
import { gamesPlanned, stagesOf } from '@omerta/office/simulate/plan.ts';
import { disputeOf } from '@omerta/office/simulate/simulate.ts';
import { tournamentsAmong } from '@omerta/office/streams.ts';
import { type RulebookId, rulebookIds } from '@omerta/rules/rulebooks/rulebook.ts';
import { switchesOf } from '@omerta/rules/rulebooks/switches.ts';
import { expects } from '@omerta/tournament/expects.ts';
import type { PersonId } from '@omerta/tournament/meta.ts';
import { chooseBook, type RulesChoice } from '@omerta/tournament/rulebooks/choose.ts';
import { entryOf, gamesOf, holds, stageOf } from '@omerta/tournament/state.ts';
import type { Place } from '../api/place.ts';
import type { DemoOptions } from '../options.ts';
import { type Cast, castNumber, castOf, hireCast, isPlayer } from './cast.ts';

export type Cup = { readonly hall: Hall; readonly cast: number };

const rounds = 4;

/** A cup's name in the log holds its seed: the same games are gone on with, whatever seed a later start has. */
export const cupId = (seed: number, index: number): string => `demo-${seed}-${index}`;

const partsOf = (tournament: string): { readonly seed: number; readonly index: number } | null => {
  const found = /^demo-(\d+)-(\d+)$/.exec(tournament);
  return found ? { seed: Number(found[1]), index: Number(found[2]) } : null;
};

/** The oldest first. */
export const cupsIn = async ({ store }: Place): Promise<readonly string[]> =>
  tournamentsAmong(await store.heads())
    .flatMap((id) => {
      const parts = partsOf(id);
      return parts ? [{ id, index: parts.index }] : [];
    })
    .toSorted((a, b) => a.index - b.index)
    .map(({ id }) => id);

const rulebookOf = (index: number): RulebookId =>
  rulebookIds[(index - 1) % rulebookIds.length] ?? rulebookIds[0];

/** Time to protest runs as much faster as the games do. */
const switchesAt = (rulebook: RulebookId, speed: number): Readonly<Record<string, string>> => {
  const window = switchesOf(rulebook).find(({ name }) => name === 'protest-window')?.rulebooks[rulebook];
  return window ? { protestWindow: String(Math.ceil(Number(window.initial) / speed)) } : {};
};

const rulesAt = (index: number, speed: number): RulesChoice => {
  const rulebook = rulebookOf(index);
  return { rulebook, switches: switchesAt(rulebook, speed) };
};

type Wanted = { readonly tournament: string; readonly tables: number; readonly rules: RulesChoice };

const hallFor = (place: Place, { tournament, tables, rules }: Wanted): Hall => {
  const { seed, index } = partsOf(tournament) ?? { seed: 0, index: 0 };
  const book = chooseBook(rules);
  if (isRefusal(book)) throw new Error(`the rules of ${tournament} cannot be read`);
  const own = seedOf(seed, index);
  const size = { players: 10 * tables, tables, rounds, rulebook: book.scoring.rulebook.id, seed: own };
  const stages = stagesOf(size, false);
  const now = place.now().getTime();
  const planned = {
    tournament,
    random: randomFrom(seedOf(own, now)),
    seed: own,
    stages,
    book,
    dispute: disputeOf(gamesPlanned(stages)),
    onRuling: () => undefined,
    onGame: () => undefined,
  };
  // Numbered from the time on: a later start uses no id again.
  return hallIn(place.office, planned, now, now);
};

const register = async (hall: Hall, person: PersonId, as: 'accept' | 'reserve'): Promise<void> => {
  const entry = () => entryOf(hall.state, person);
  if (!entry()) await give(hall, 'admin', 'apply', { person });
  if (entry()?.status === 'applied') await give(hall, 'admin', as, { person });
  if (entry()?.here === false) await give(hall, 'admin', 'check-in', { person, here: true });
};

/** Nobody stays away from the next cup for what he did in an earlier one. */
const forgive = async (hall: Hall): Promise<void> => {
  const { cases, officers } = (await hall.office.club()).state;
  if (!officers.some(({ person }) => person === 'discipline'))
    must(await giveClub(hall, organiser, 'name-officer', { person: 'discipline', office: 'discipline' }));
  for (const { id, decision } of cases)
    if (decision === null)
      await giveClub(hall, 'discipline', 'decide-case', { case: id, until: null, reason: 'has apologised' });
};

type Prepared = { readonly rules: RulesChoice; readonly name: string };

/** Does what is not done yet: an opening may have been cut short. */
const prepare = async (hall: Hall, cast: Cast, { rules, name }: Prepared): Promise<void> => {
  await forgive(hall);
  const { index } = partsOf(hall.tournament) ?? { index: 0 };
  if (hall.state.phase === 'none')
    must(
      await give(hall, organiser, 'create-tournament', {
        name: `${name} cup ${index}`,
        kind: 'tournament',
        zone: 'Europe/Minsk',
        rules,
        secondConfirmation: true,
      }),
    );
  for (const [person, office] of cast.officials)
    if (!holds(hall.state, person, office)) must(await give(hall, organiser, 'appoint', { person, office }));
  for (const { tables: _, rounds: __, ...plan } of hall.stages)
    if (!stageOf(hall.state, plan.stage)) must(await give(hall, organiser, 'add-stage', plan));
  if (!hall.state.published) must(await give(hall, chiefOf(hall), 'publish-rules', {}));
  for (const person of cast.players) await register(hall, person, 'accept');
  for (const person of cast.reserves) await register(hall, person, 'reserve');
};

/** Whoever practises finds the cup among his tournaments, and its desk open. */
const letIn = async (hall: Hall, person: PersonId | null): Promise<void> => {
  if (person !== null && !holds(hall.state, person, 'administrator'))
    must(await give(hall, organiser, 'appoint', { person, office: 'administrator' }));
};

type NewCup = Omit<DemoOptions, 'seed'> & { readonly id: string; readonly cast: number };

export const openCup = async (place: Place, wanted: NewCup): Promise<Cup> => {
  const { id, cast, tables, speed, name, practising } = wanted;
  const { index } = partsOf(id) ?? { index: 0 };
  const rules = rulesAt(index, speed);
  const hall = hallFor(place, { tournament: id, tables, rules });
  const people = castOf(cast, tables);
  await hireCast(place, people, name);
  await prepare(hall, people, { rules, name });
  await letIn(hall, practising);
  return { hall, cast };
};

/** As an earlier start left it; null where it is over. */
export const takeUpCup = async (
  place: Place,
  id: string,
  { speed, name, practising }: Omit<DemoOptions, 'seed' | 'tables'>,
): Promise<Cup | null> => {
  const { state } = await place.office.tournament(id);
  if (state.phase === 'finished') return null;
  const persons = [...state.entries, ...state.offices].map(({ person }) => person);
  const tables = Math.max(1, Math.floor(persons.filter(isPlayer).length / 10));
  const cast = Math.max(1, ...persons.map(castNumber));
  if (state.phase !== 'running') return openCup(place, { id, cast, tables, speed, name, practising });
  const hall = hallFor(place, { tournament: id, tables, rules: state.rules });
  hall.state = state;
  await letIn(hall, practising);
  return { hall, cast };
};

/**
 * Each thing that waits is done once: one step for each game, and the matters of the whole cup only when every game
 * that is out has begun. False where nothing could be done. `isPlayed`: games at which somebody sits now.
 */
export const workOn = async ({ hall }: Cup, isPlayed: (game: string) => boolean): Promise<boolean> => {
  const waiting = expects(hall.state).filter(
    ({ command, id }) => command !== 'start-game' && !(command === 'announce-result' && isPlayed(id ?? '')),
  );
  let moved = false;
  for (const expected of waiting.filter((each) => !isDeskMatter(each)))
    moved = (await doExpected(hall, expected)) || moved;
  if (moved || gamesOf(hall.state).some(({ status }) => status === 'scheduled' || status === 'called'))
    return moved;
  for (const expected of waiting.filter(isDeskMatter)) if (await doExpected(hall, expected)) return true;
  return false;
};

export const isOver = ({ hall }: Cup): boolean => hall.state.phase === 'finished';
