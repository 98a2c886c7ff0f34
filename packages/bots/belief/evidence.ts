// What a thing heard at the table tells about the cards: of each world the name under which its likelihood stands.
import type { Team } from '@omerta/rules/game/role.ts';
import {
  everybody,
  has,
  listOf,
  minus,
  nobody,
  plus,
  type Seat,
  type SeatSet,
  setOf,
  size,
} from '@omerta/rules/game/seat.ts';
import type { Heard } from '@omerta/rules/view/heard.ts';
import type { TellingSign } from './likelihoods.ts';

/** What a player would give as his reason. */
export type BeliefReason =
  | { readonly kind: 'nominated' | 'raised' | 'spared' | 'named'; readonly by: Seat; readonly seat: Seat }
  | { readonly kind: 'checked'; readonly by: Seat; readonly seat: Seat; readonly team: Team }
  | { readonly kind: 'claimed' | 'silent' | 'lifted'; readonly by: Seat }
  | { readonly kind: 'shot' | 'count'; readonly by: null };

/** In a world where it is `ended`, the game would be over; null where the world is neither likelier nor less likely for it. */
type Told = TellingSign | 'ended' | null;

export type Observation = { readonly reason: BeliefReason } & (
  | {
      readonly about: 'pair';
      readonly by: Seat;
      readonly seat: Seat;
      /** Both red; the second black; the first black; both black. */
      readonly tellings: readonly TellingSign[];
    }
  | { readonly about: 'team'; readonly tells: (blacks: SeatSet) => Told }
  | { readonly about: 'case'; readonly tells: (blacks: SeatSet, sheriff: Seat) => Told }
);

export const tellingOf = (observation: Observation, blacks: SeatSet, sheriff: Seat): Told => {
  if (observation.about !== 'pair') return observation.tells(blacks, sheriff);
  const { by, seat, tellings } = observation;
  return tellings[(has(blacks, by) ? 2 : 0) + (has(blacks, seat) ? 1 : 0)] ?? null;
};

/** What must be remembered of earlier things to understand a later one. */
export type HeardTable = {
  alive: SeatSet;
  /** With whom in the game it last went on. */
  wentOnWith: SeatSet;
  claimed: SeatSet;
  /** Called black by somebody's check. */
  accused: SeatSet;
  /** Whose turn or last word is heard now: his silence is known when the next thing is heard. */
  speaker: { readonly by: Seat; readonly last: boolean; readonly day: number } | null;
  ballot: string;
  hands: Map<Seat, number>;
};

export const freshTable = (): HeardTable => ({
  alive: everybody,
  wentOnWith: everybody,
  claimed: nobody,
  accused: nobody,
  speaker: null,
  ballot: '',
  hands: new Map(),
});

const colour = (blacks: SeatSet, seat: Seat): Team => (has(blacks, seat) ? 'black' : 'red');

type PairAct = 'nominate' | 'hand' | 'spare';
const reasonOf = { nominate: 'nominated', hand: 'raised', spare: 'spared' } as const;

const ofPair = (act: PairAct, day: number, by: Seat, seat: Seat): Observation => {
  const when = day === 1 ? 'first' : 'later';
  return {
    reason: { kind: reasonOf[act], by, seat },
    about: 'pair',
    by,
    seat,
    tellings: [
      `${act}/${when}/red-red`,
      `${act}/${when}/red-black`,
      `${act}/${when}/black-red`,
      `${act}/${when}/black-black`,
    ],
  };
};

const silence = (table: HeardTable): Observation[] => {
  const { speaker, claimed, accused } = table;
  table.speaker = null;
  // By day 1 a Sheriff has nothing to tell.
  if (!speaker || has(claimed, speaker.by) || speaker.day === 1) return [];
  const { by, last } = speaker;
  const inTurn: TellingSign = claimed === nobody ? 'silent/in-turn' : 'silent/beside-a-claim';
  const telling = last ? 'silent/in-last-word' : inTurn;
  return [
    {
      reason: { kind: 'silent', by },
      about: 'case',
      tells: (blacks, sheriff) => {
        if (sheriff === by) return telling;
        return has(accused & blacks, by) ? 'silent/black-accused' : null;
      },
    },
  ];
};

/** Black has won where it is not outnumbered, and lost where nobody of it is left: neither has happened. */
const goesOn = (table: HeardTable): Observation[] => {
  const { alive } = table;
  if (table.wentOnWith === alive) return [];
  table.wentOnWith = alive;
  const over = (blacks: number): boolean => blacks === 0 || 2 * blacks >= size(alive);
  return [
    {
      reason: { kind: 'count', by: null },
      about: 'team',
      tells: (blacks) => (over(size(blacks & alive)) ? 'ended' : null),
    },
  ];
};

const takesTurn = (table: HeardTable, by: Seat, day: number): Observation[] => {
  table.speaker = { by, last: false, day };
  return goesOn(table);
};

const hands = (table: HeardTable, item: Extract<Heard, { kind: 'hands' }>): Observation[] => {
  const { day, round, candidate, seats, count } = item;
  const ballot = `${day} ${round}`;
  if (table.ballot !== ballot) table.hands = new Map();
  table.ballot = ballot;
  table.hands.set(candidate, count);
  // Only counted: nobody knows whose hands they were.
  if (seats.length === 0 && count > 0) return [];
  const raised = setOf(seats);
  return listOf((table.alive | raised) & ~setOf([candidate])).map((by) =>
    ofPair(has(raised, by) ? 'hand' : 'spare', day, by, candidate),
  );
};

const lifted = (table: HeardTable, seats: readonly Seat[]): Observation[] => {
  const most = Math.max(0, ...table.hands.values());
  const tied = setOf([...table.hands].filter(([, count]) => count === most).map(([seat]) => seat));
  return seats.map((by) => ({
    reason: { kind: 'lifted', by },
    about: 'team',
    tells: (blacks) => `lift/${colour(blacks, by)}-${(blacks & tied) === nobody ? 'red' : 'black'}`,
  }));
};

const fake = (blacks: SeatSet, check: { readonly target: Seat; readonly team: Team }): TellingSign =>
  `fake/${colour(blacks, check.target)}-as-${check.team}`;

/** When he says that he is the Sheriff: who leaves, who is called black and who is the first have each their reasons. */
const claimMoment = ({ alive, accused, claimed }: HeardTable, by: Seat) => {
  if (!has(alive, by)) return 'last';
  if (has(accused, by)) return 'accused';
  return claimed === nobody ? 'first' : 'beside';
};

const claimed = (table: HeardTable, { by, check }: Extract<Heard, { kind: 'claim' }>): Observation[] => {
  const observations: Observation[] = [];
  const moment = claimMoment(table, by);
  if (!has(table.claimed, by))
    observations.push({
      reason: { kind: 'claimed', by },
      about: 'case',
      tells: (blacks, sheriff) => {
        if (sheriff === by) return `claim/${moment}/sheriff`;
        return has(blacks, by) ? `claim/${moment}/black` : 'claim/red';
      },
    });
  if (check?.team === 'black') table.accused = plus(table.accused, check.target);
  table.claimed = plus(table.claimed, by);
  if (check)
    observations.push({
      reason: { kind: 'checked', by, seat: check.target, team: check.team },
      about: 'case',
      tells: (blacks, sheriff) => {
        if (sheriff === by) return colour(blacks, check.target) === check.team ? 'check/true' : 'check/false';
        return has(blacks, by) ? fake(blacks, check) : null;
      },
    });
  return observations;
};

const shot = (table: HeardTable, killed: Seat): Observation => {
  const known = table.claimed & table.alive;
  return {
    reason: { kind: 'shot', by: null },
    about: 'case',
    tells: (blacks, sheriff) => {
      if (has(blacks, killed)) return 'shot/black';
      if (sheriff === killed) return has(known, killed) ? 'shot/sheriff-who-claimed' : 'shot/sheriff';
      return has(known, sheriff) ? 'shot/not-the-sheriff-who-claimed' : null;
    },
  };
};

const named = (by: Seat, seats: readonly Seat[]): Observation[] =>
  seats.map((seat) => ({
    reason: { kind: 'named', by, seat },
    about: 'case',
    tells: (blacks, sheriff) => {
      if (!has(blacks, seat)) return null;
      return sheriff === by ? 'best/sheriff-black' : 'best/red-black';
    },
  }));

const understand = (table: HeardTable, item: Heard): Observation[] => {
  switch (item.kind) {
    case 'speech':
      if (item.of === 'last') table.speaker = { by: item.by, last: true, day: item.day };
      return item.of === 'turn' ? takesTurn(table, item.by, item.day) : [];
    case 'nominated':
      return [...takesTurn(table, item.by, item.day), ofPair('nominate', item.day, item.by, item.seat)];
    case 'hands':
      return hands(table, item);
    case 'lift':
      return lifted(table, item.seats);
    case 'claim':
      return claimed(table, item);
    case 'retracted':
      table.claimed = minus(table.claimed, item.by);
      return [];
    case 'night': {
      const before = goesOn(table);
      return item.killed === null ? before : [...before, shot(table, item.killed)];
    }
    case 'left':
      table.alive = minus(table.alive, item.seat);
      return [];
    case 'best':
      return named(item.by, item.seats);
    case 'withdrew':
    case 'foul':
      return [];
  }
};

const actorOf = (item: Heard): Seat | null => ('by' in item ? item.by : null);

/** Takes the next thing heard into `table`, and gives what it tells. */
export const observe = (table: HeardTable, item: Heard): readonly Observation[] => {
  const before = table.speaker && actorOf(item) !== table.speaker.by ? silence(table) : [];
  return [...before, ...understand(table, item)];
};
