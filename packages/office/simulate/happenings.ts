// What happens by chance in a simulated hall: people are late, leave, misbehave, are seated wrongly; officials err.
import type { PersonId } from '@omerta/tournament/meta.ts';
import { type Game, gamesOf, holdersOf, isCounted, openProtests } from '@omerta/tournament/state.ts';
import { chiefOf, give, giveClub, type Hall, mayNow } from './hall.ts';
import { replaceInStage, spare } from './people.ts';
import { proposeRuling } from './rulings.ts';

const playing = (hall: Hall): PersonId[] =>
  hall.state.entries.filter(({ status }) => status === 'accepted').map(({ person }) => person);

/** Called and not there: a fine may follow. */
export const somebodyIsLate = async (hall: Hall, game: Game, referee: PersonId): Promise<void> => {
  if (!hall.random.chance(0.08)) return;
  const player = hall.random.pick(game.seats);
  if (await give(hall, referee, 'mark-absent', { game: game.id, player, absent: true })) return;
  if (hall.random.chance(0.3))
    await give(hall, referee, 'mark-absent', { game: game.id, player, absent: false });
  if (hall.random.chance(0.5))
    await give(hall, chiefOf(hall), 'fine', { person: player, points: '0.5', reason: 'late' });
};

/** Two players in each other's seats, noticed while the game runs. */
export const seatsSwapped = async (hall: Hall, game: Game, referee: PersonId): Promise<void> => {
  if (!hall.random.chance(0.04)) return;
  const [one = '', other = ''] = hall.random.shuffle(game.seats);
  await give(hall, referee, 'put-seats-right', { game: game.id, players: [one, other] });
};

/** An error that the rulebook answers with a replay, or may. */
export const somethingHappens = async (hall: Hall, game: Game, referee: PersonId): Promise<void> => {
  const causes = hall.book.rules.replay.causes.filter((cause) => !cause.onProtest);
  if (causes.length === 0 || !hall.random.chance(hall.dispute / 2)) return;
  const { cause, mandatory } = hall.random.pick(causes);
  if (
    await give(hall, referee, 'record-incident', { game: game.id, cause, note: 'seen by the side referee' })
  )
    return;
  if (!mandatory && hall.random.chance(0.5)) await proposeRuling(hall, game, chiefOf(hall), 'replay');
};

const leave = async (hall: Hall): Promise<void> => {
  if (spare(hall) <= 0 || !hall.random.chance(0.15)) return;
  const person = hall.random.pick(playing(hall));
  if (await give(hall, person, 'withdraw', { person, reason: 'a train to catch' })) return;
  if (hall.random.chance(0.6)) await replaceInStage(hall, person);
};

const expel = async (hall: Hall): Promise<void> => {
  if (spare(hall) <= 0 || !hall.random.chance(0.08)) return;
  const { by: offices, clauses } = hall.book.rules.expulsion;
  const person = hall.random.pick(playing(hall));
  for (const by of offices.flatMap((office) => holdersOf(hall.state, office))) {
    if (
      await give(hall, by, 'expel', {
        person,
        clause: hall.random.pick(clauses),
        reason: 'insulted a referee',
      })
    )
      continue;
    if (hall.random.chance(0.5)) await replaceInStage(hall, person);
    return;
  }
};

/** Where the rulebook has purple cards: off the table too, some only after a warning. */
const misbehave = async (hall: Hall): Promise<void> => {
  const rules = hall.book.rules.purple;
  if (!rules || !hall.random.chance(0.2)) return;
  const ground = hall.random.pick(rules.grounds);
  const person = hall.random.pick(playing(hall));
  const witness = hall.random.pick(ground.by.flatMap((office) => holdersOf(hall.state, office)));
  if (ground.afterWarning)
    await give(hall, witness, 'warn', { person, clause: ground.clause, note: 'asked to be quiet' });
  if (await give(hall, witness, 'show-purple', { person, clause: ground.clause, note: 'was not quiet' }))
    return;
  const { cases } = (await hall.office.club()).state;
  const open = cases.find(({ decision }) => decision === null);
  if (open && hall.random.chance(0.5))
    await giveClub(hall, 'discipline', 'decide-case', {
      case: open.id,
      until: null,
      reason: 'has apologised',
    });
};

/** The chief looks at an old sheet again. */
const reconsider = async (hall: Hall): Promise<void> => {
  if (!hall.random.chance(hall.dispute)) return;
  const current = hall.state.stages.findLast(({ published }) => published > 0)?.stage;
  const games = gamesOf(hall.state).filter(
    (game) => isCounted(game) && game.stage === current && openProtests(hall.state, game.id).length === 0,
  );
  if (games.length > 0)
    await proposeRuling(
      hall,
      hall.random.pick(games),
      chiefOf(hall),
      hall.random.pick(['points', 'penalties', 'result', 'replay']),
    );
};

/** Results are hidden before the last round of the last stage. */
const withhold = async (hall: Hall): Promise<void> => {
  const last = hall.state.stages.at(-1);
  if (
    last &&
    last.rounds.length > 0 &&
    last.published === last.rounds.length - 1 &&
    hall.random.chance(0.3)
  ) {
    await give(hall, chiefOf(hall), 'withhold-results', { how: 'hidden' });
  }
};

/** Between two rounds. */
export const betweenRounds = async (hall: Hall): Promise<void> => {
  await leave(hall);
  await expel(hall);
  await misbehave(hall);
  await reconsider(hall);
  await withhold(hall);
  if (hall.random.chance(0.1))
    await give(hall, chiefOf(hall), 'fine', {
      person: hall.random.pick(playing(hall)),
      points: '0.3',
      reason: 'late to the round',
    });
};

/** Afterwards a player may still complain to whoever hears it outside. */
export const afterwards = async (hall: Hall): Promise<void> => {
  const game = hall.random.pick(gamesOf(hall.state));
  const player = hall.random.pick(game.seats);
  if (await mayNow(hall, player, 'complain', ['game', game.id]))
    await give(hall, player, 'complain', { game: game.id, text: 'the referee was late' });
};
