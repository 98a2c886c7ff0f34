// Everything that is still open: what it is called, where it is settled, and the order that settles it where one press is enough.
import { makeCaseThing } from '../../../desk/wire/case-thing.ts';
import type { DeskCommand } from '../../../desk/wire/order.ts';
import type { DeskGame, DeskMatter, DeskPicture } from '../../../desk/wire/picture.ts';
import type { DeskRoom } from '../../../desk/wire/rooms.ts';

export type Matter = {
  readonly key: string;
  readonly what: DeskMatter['what'];
  readonly stage: string;
  readonly round: number;
  readonly table: number | null;
  /** What a lot must part. */
  readonly tied: {
    /** Null in the table of the whole. */
    readonly stage: string | null;
    readonly place: number;
    readonly players: readonly string[];
  } | null;
  /** Games laid for whoever plays most, and those planned. */
  readonly short: { readonly laid: number; readonly planned: number } | null;
  /** Whom it is about, or who has to do it. */
  readonly who: string | null;
  readonly of: DeskMatter['of'] | null;
  readonly clause: string | null;
  readonly room: DeskRoom;
  readonly thing: string | null;
  readonly settles: DeskCommand | null;
  /** The stage that can be ended early instead; `whole`: nobody was called to any of it, and all of it falls away. */
  readonly ends: {
    readonly stage: string;
    readonly whole: boolean;
    /** Its published games that nobody was called to: they fall away too. */
    readonly waiting: number;
  } | null;
  /** The game that can be let go: nobody was called to it. */
  readonly drops: DeskGame | null;
};

const roomFor: Readonly<Record<DeskMatter['what'], DeskRoom>> = {
  'stage-unformed': 'seating',
  'stage-unseated': 'seating',
  'stage-short': 'seating',
  lot: 'cases',
  'round-unpublished': 'seating',
  unplayed: 'hall',
  'no-sheet': 'sheets',
  unsigned: 'sheets',
  unconfirmed: 'sheets',
  'not-final': 'sheets',
  'replay-due': 'cases',
  'at-table-unknown': 'sheets',
  unapproved: 'sheets',
  protested: 'cases',
  ruling: 'cases',
  charge: 'cases',
};

/** As the rooms name what they open. */
const thingIn = ({ what, game, protest }: DeskMatter): string | null => {
  switch (what) {
    case 'stage-unformed':
    case 'stage-unseated':
    case 'stage-short':
    case 'round-unpublished':
      return null;
    case 'lot':
      return makeCaseThing({ kind: 'part', part: 'lots' });
    case 'protested':
      return protest === undefined ? null : makeCaseThing({ kind: 'protest', protest });
    case 'ruling':
      return makeCaseThing({ kind: 'part', part: 'rulings' });
    case 'charge':
      return makeCaseThing({ kind: 'part', part: 'charges' });
    case 'replay-due':
      return game === undefined ? null : makeCaseThing({ kind: 'ruling-on', about: game });
    default:
      return game ?? null;
  }
};

/** Only what needs no look at anything first. */
const settles = ({ what, game, stage, round }: DeskMatter): DeskCommand | null => {
  if (what === 'not-final' && game !== undefined) return { type: 'close-game', game };
  if (what === 'round-unpublished' && stage && round !== undefined)
    return { type: 'publish-round', stage, round };
  return null;
};

const tiedIn = ({ stage = null, place, players }: DeskMatter): Matter['tied'] =>
  players && place !== undefined ? { stage, place, players } : null;

const ofPlan: readonly DeskMatter['what'][] = [
  'stage-unformed',
  'stage-unseated',
  'stage-short',
  'round-unpublished',
];

/** A replay that was ordered does not fall away with its stage. */
const waits = ({ status, attempt }: DeskGame): boolean => status === 'scheduled' && attempt === 1;

/** Only the last stage can fall away whole. */
const endsOf = (
  { what, ...about }: DeskMatter,
  { phase, kind, plans, games }: Pick<DeskPicture, 'phase' | 'kind' | 'plans' | 'games'>,
): Matter['ends'] => {
  const game = games.find(({ id }) => id === about.game);
  const stage = plans.find((each) => each.stage === (about.stage ?? game?.stage));
  const isCut = ofPlan.includes(what) || (what === 'unplayed' && game !== undefined && waits(game));
  if (phase !== 'running' || kind === 'evening' || !stage || !isCut) return null;
  const its = games.filter((each) => each.stage === stage.stage);
  const waiting = its.filter(waits).length;
  const whole = waiting === its.length;
  return whole && plans.at(-1) !== stage ? null : { stage: stage.stage, whole, waiting };
};

/** Who is to do it, or whose case it is. */
const whoOf = (matter: DeskMatter, picture: Pick<DeskPicture, 'games' | 'protests' | 'charges'>) => {
  const game = picture.games.find(({ id }) => id === matter.game);
  switch (matter.what) {
    case 'unsigned':
    case 'no-sheet':
      return game?.referee ?? null;
    case 'protested':
      return picture.protests.find(({ id }) => id === matter.protest)?.player ?? null;
    case 'charge':
      return picture.charges.find(({ id }) => id === matter.charge)?.person ?? null;
    case 'unapproved':
      return matter.seat == null ? null : (game?.seats[matter.seat - 1] ?? null);
    default:
      return null;
  }
};

export const mattersOf = (
  picture: Pick<DeskPicture, 'open' | 'phase' | 'kind' | 'games' | 'plans' | 'protests' | 'charges'>,
): readonly Matter[] =>
  picture.open.map((matter, i) => {
    const game = picture.games.find(({ id }) => id === matter.game);
    const stage = matter.stage ?? game?.stage ?? '';
    return {
      key: `${matter.what} ${thingIn(matter) ?? `${stage}/${matter.round ?? ''}`} ${i}`,
      what: matter.what,
      stage: picture.plans.find((each) => each.stage === stage)?.name ?? stage,
      round: matter.round ?? game?.round ?? 0,
      table: game?.table ?? null,
      tied: tiedIn(matter),
      short: matter.what === 'stage-short' ? { laid: matter.laid ?? 0, planned: matter.planned ?? 0 } : null,
      who: whoOf(matter, picture),
      of: matter.of ?? null,
      clause: matter.clause ?? null,
      room: roomFor[matter.what],
      thing: thingIn(matter),
      settles: settles(matter),
      ends: endsOf(matter, picture),
      drops: matter.what === 'unplayed' && game?.status === 'scheduled' ? game : null,
    };
  });

/** Shared places that a lot will have to part when everything else is settled, as the table stands; none before all is played. */
export const comingLots = ({
  kind,
  phase,
  open,
  tied,
}: Pick<DeskPicture, 'kind' | 'phase' | 'open' | 'tied'>): readonly number[] => {
  const isPlayed = open.every(({ what }) => what !== 'unplayed' && !ofPlan.includes(what));
  if (kind === 'evening' || phase !== 'running' || !isPlayed) return [];
  const isOpen = (place: number, stage: string | null): boolean =>
    open.some((each) => each.what === 'lot' && each.place === place && (each.stage ?? null) === stage);
  return tied.filter(({ place, stage }) => !isOpen(place, stage)).map(({ place }) => place);
};

/** Rounds are published in order: only the first of a stage can be. A stage is ended from the first that ends it. */
export const firstOrders = (matters: readonly Matter[]): readonly Matter[] => {
  const isFirst = (matter: Matter, same: (other: Matter) => boolean): boolean =>
    matters.find((other) => other.stage === matter.stage && same(other)) === matter;
  return matters.map((matter) => ({
    ...matter,
    settles:
      matter.what !== 'round-unpublished' || isFirst(matter, ({ what }) => what === 'round-unpublished')
        ? matter.settles
        : null,
    ends: isFirst(matter, ({ ends }) => ends !== null) ? matter.ends : null,
  }));
};
