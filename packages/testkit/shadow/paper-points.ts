// What a referee may write on a paper sheet: extra points and acts within the limits of each rulebook.
import type { Random } from '@omerta/base/random.ts';
import type { RulebookId } from '@omerta/rules/rulebooks/rulebook.ts';
import { isRedRole, resultAt, roleAt, type ShadowRole, type ShadowSheet } from './file.ts';

type Entry = { readonly seat: number; readonly points: string; readonly by: 'referee' };
type Act = {
  readonly clause: string;
  readonly roles: readonly ShadowRole[];
  /** Only where his team lost. */
  readonly ifLost: boolean;
};

type Paper = {
  readonly extra: (random: Random, sheet: ShadowSheet) => Entry[];
  readonly acts: readonly Act[];
  readonly cards: boolean;
  /** A penalty that follows from the result, and that the chief referee may let go. */
  readonly waived: string | null;
  readonly expulsion: string;
};

const tenSeats = Array.from({ length: 10 }, (_, i) => i + 1);
const everybody: readonly ShadowRole[] = ['red', 'sheriff', 'black', 'don'];
const reds: readonly ShadowRole[] = ['red', 'sheriff'];
const blacks: readonly ShadowRole[] = ['black', 'don'];

const acts = (clauses: readonly string[], roles: readonly ShadowRole[], ifLost: boolean): Act[] =>
  clauses.map((clause) => ({ clause, roles, ifLost }));

const given = (seat: number | undefined, points: string): Entry[] =>
  seat === undefined ? [] : [{ seat, points, by: 'referee' }];

const isFirstKilledRed = (sheet: ShadowSheet, seat: number): boolean =>
  sheet.firstKilled === seat && isRedRole(roleAt(sheet, seat));

/**
 * fsm-2024 8.4.1 to 8.4.7 and neft-mmt 19.4.1 to 19.4.7: three of at most 0.4, and 1.2 is never passed.
 * The first victim is often one of them: with a best move they exclude each other.
 */
const ofTenths = (random: Random, sheet: ShadowSheet): Entry[] => {
  if (sheet.winner === 'draw') return [];
  const victim = tenSeats.filter((seat) => isFirstKilledRed(sheet, seat));
  const others = random.shuffle(tenSeats.filter((seat) => !victim.includes(seat))).slice(0, random.below(3));
  return [...others, ...(random.chance(0.6) ? victim : [])].flatMap((seat) =>
    given(seat, random.pick(['0.1', '0.2', '0.3', '0.4'])),
  );
};

/** fiim-2018 8.4.1 to 8.4.6: three players, 1 together. */
const ofTwentieths = (random: Random, sheet: ShadowSheet): Entry[] =>
  sheet.winner === 'draw'
    ? []
    : random
        .shuffle(tenSeats)
        .slice(0, random.below(4))
        .flatMap((seat) => given(seat, random.pick(['0.1', '0.2', '0.25', '0.3'])));

/** bel-canto 8.4.1 to 8.4.5: two winners, one of them perhaps LI1, and a loser. */
const ofAwards = (random: Random, sheet: ShadowSheet): Entry[] => {
  if (sheet.winner === 'draw') return [];
  const [first, second] = random.shuffle(tenSeats.filter((seat) => resultAt(sheet, seat) === 'win'));
  const loser = random.pick(tenSeats.filter((seat) => resultAt(sheet, seat) === 'loss'));
  return [
    ...(random.chance(0.8) ? given(first, random.pick(['li1', 'li2'])) : []),
    ...(random.chance(0.6) ? given(second, 'li2') : []),
    ...(random.chance(0.6) ? given(loser, 'li2') : []),
  ];
};

/** fiim-2025 8.3.1 to 8.3.7, 8.6.3: nobody at the table of a draw, nor who lost the game by his act. */
const ofLargeTenths = (random: Random, sheet: ShadowSheet): Entry[] =>
  random
    .shuffle(tenSeats)
    .slice(0, random.below(7))
    .filter((seat) => sheet.forfeitBy !== seat && !(sheet.winner === 'draw' && sheet.atTable?.includes(seat)))
    .flatMap((seat) => given(seat, random.pick(['0.3', '0.4', '0.7', '1', '1.3', '1.5'])));

/** fsm-2024 8.5 and neft-mmt 19.5 under their own numbers. */
const harmful = (section: string): Act[] => [
  ...acts([`${section}.1`], reds, true),
  ...acts([`${section}.2`], reds, false),
  ...acts([`${section}.3`], ['red'], true),
  ...acts([`${section}.4`, `${section}.5.2`, `${section}.8`], ['sheriff'], true),
  ...acts([`${section}.7`, `${section}.10`], blacks, true),
];

const papers: Readonly<Record<RulebookId, Paper>> = {
  'fsm-2024': { extra: ofTenths, acts: harmful('8.5'), cards: false, waived: null, expulsion: '7.3' },
  'neft-mmt': { extra: ofTenths, acts: harmful('19.5'), cards: true, waived: null, expulsion: '18.4' },
  'fiim-2018': {
    extra: ofTwentieths,
    acts: [
      ...acts(['8.5.1', '8.5.3'], reds, true),
      ...acts(['8.5.2'], ['red'], false),
      ...acts(['8.5.4'], blacks, true),
    ],
    cards: false,
    waived: null,
    expulsion: '7.3',
  },
  'bel-canto': { extra: ofAwards, acts: [], cards: false, waived: null, expulsion: '7.3' },
  'fiim-2025': {
    extra: ofLargeTenths,
    acts: [
      ...acts(
        ['8.4.4/1.8', '8.4.4/1.9', '8.4.4/1.3', '8.4.4/1.10', '8.5.5/1.2', '8.5.5/1.4', '8.5.5/1.6'],
        reds,
        false,
      ),
      ...acts(['8.4.4/1.5', '8.4.4/1.6', '8.5.5/1.1'], reds, true),
      ...acts(['8.4.4/2.1', '8.4.4/2.9', '8.5.5/3.3', '8.5.5/3.4'], blacks, false),
      ...acts(['8.4.4/4.4', '8.5.5/2.3'], ['sheriff'], false),
      ...acts(['8.4.4/3.2'], ['don'], false),
      ...acts(['8.4.4/5.1'], everybody, false),
      ...acts(['8.5.5/5.1'], everybody, true),
      // 8.4.1: each act of a small one has its own penalty.
      ...acts(['8.4.4/1.9'], reds, false),
    ],
    cards: false,
    waived: '8.4.4/5.2', // 8.4.3
    expulsion: '7.3',
  },
};

export const hasCards = (rulebook: RulebookId): boolean => papers[rulebook].cards;
export const expulsionClause = (rulebook: RulebookId): string => papers[rulebook].expulsion;

export const someExtra = (rulebook: RulebookId, random: Random, sheet: ShadowSheet): Entry[] =>
  papers[rulebook].extra(random, sheet);

/** Each act once a player; fiim-2025 8.1.6 leaves none to those at the table of a draw. */
export const somePenalties = (
  rulebook: RulebookId,
  random: Random,
  sheet: ShadowSheet,
): { readonly seat: number; readonly clause: string; readonly by: 'referee' }[] =>
  tenSeats.flatMap((seat) =>
    papers[rulebook].acts
      .filter(({ roles, ifLost }) => {
        const fits = roles.includes(roleAt(sheet, seat)) && (!ifLost || resultAt(sheet, seat) === 'loss');
        return fits && !(sheet.winner === 'draw' && sheet.atTable?.includes(seat)) && random.chance(0.06);
      })
      .map(({ clause }) => ({ seat, clause, by: 'referee' as const })),
  );

export const someWaivers = (
  rulebook: RulebookId,
  random: Random,
  sheet: ShadowSheet,
): NonNullable<ShadowSheet['waived']> => {
  const clause = papers[rulebook].waived;
  if (clause === null || sheet.winner !== 'draw') return [];
  return (sheet.atTable ?? [])
    .filter(() => random.chance(0.2))
    .map((seat) => ({ seat, clause, by: 'chief' }));
};
