// What a tournament's papers are made of, as one piece of data: a server tells it, an archive holds it, a page or the command prints it.
import { flag, listOf, type Of, oneOf, orElse, orNull, shape, text, whole } from '@omerta/base/reading.ts';
import { format } from '@omerta/base/values.ts';
import { rulebookIds } from '@omerta/rules/rulebooks/rulebook.ts';
import { sheet } from '@omerta/scoring/sheet/sheet-file.ts';
import { stageKinds } from '@omerta/scoring/standings/tournament.ts';
import { offices } from '@omerta/tournament/offices.ts';
import { rules } from '@omerta/tournament/rulebooks/rules-reader.ts';
import { ruledKinds } from '@omerta/tournament/ruling-kind.ts';
import { gameStatuses } from '@omerta/tournament/state.ts';

export const paperFormat = 'omerta.paper/1';

const few = whole(0, 1_000_000);
const people = listOf(text);

const stage = shape({
  stage: text,
  name: text,
  kind: oneOf(stageKinds),
  /** By number, 1 first. */
  players: people,
  rounds: listOf(listOf(listOf(few))),
});

const protest = shape({
  player: text,
  text,
  decision: orNull(shape({ outcome: text, reason: text })),
});

const game = shape({
  id: text,
  stage: text,
  round: few,
  table: few,
  attempt: few,
  status: oneOf(gameStatuses),
  /** Ten ids, seat 1 first. */
  seats: people,
  referee: orNull(text),
  startedAt: orNull(text),
  endedAt: orNull(text),
  /** Once the game is over. */
  sheet: orNull(sheet),
  record: orNull(text),
  amended: flag,
  ruled: orNull(oneOf(ruledKinds)),
  protests: listOf(protest),
  log: orNull(shape({ stream: text, version: few, hash: text })),
  signature: orNull(shape({ name: text, ink: orNull(text) })),
});

const row = shape({
  place: orNull(few),
  player: text,
  total: text,
  main: text,
  compensation: text,
  additional: text,
  other: text,
  games: few,
  wins: few,
  roleWins: few,
  firstKills: few,
});

const nominee = shape({ place: few, player: text, value: text, games: few, wins: few });
export const nominations = ['mvp', 'red', 'black', 'don', 'sheriff'] as const;

export const tournamentPaper = shape({
  format: format(paperFormat),
  tournament: text,
  name: text,
  zone: text,
  rulebook: oneOf(rulebookIds),
  rules,
  dates: orNull(shape({ from: text, to: text })),
  isFinished: flag,
  /** Everybody who stands anywhere below. */
  people: listOf(shape({ id: text, nick: text, club: orNull(text) })),
  players: people,
  /** Who may sit in. */
  reserves: orElse(people, []),
  officials: listOf(shape({ person: text, office: oneOf(offices) })),
  stages: listOf(stage),
  games: listOf(game),
  standings: orNull(
    shape({
      rows: listOf(row),
      nominations: shape({
        mvp: listOf(nominee),
        red: listOf(nominee),
        black: listOf(nominee),
        don: listOf(nominee),
        sheriff: listOf(nominee),
      }),
    }),
  ),
});

export type TournamentPaper = Of<typeof tournamentPaper>;
export type GamePaper = TournamentPaper['games'][number];
export type StagePaper = TournamentPaper['stages'][number];

/** What people call somebody: erased persons keep their id alone. */
export const nickIn = ({ people: all }: Pick<TournamentPaper, 'people'>): ((id: string) => string) => {
  const known = new Map(all.map(({ id, nick }) => [id, nick]));
  return (id) => known.get(id) ?? id;
};
