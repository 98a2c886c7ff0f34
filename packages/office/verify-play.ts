// Verifies a tournament against the streams of its games: who wrote their lines, and whether every sheet follows from them.
import { isRefusal } from '@omerta/base/refusal.ts';
import { departures, type Play } from '@omerta/scoring/sheet/follows.ts';
import type { Sheet } from '@omerta/scoring/sheet/sheet.ts';
import type { Envelope } from '@omerta/store/envelope.ts';
import type { Store } from '@omerta/store/store.ts';
import { firstStray } from '@omerta/stream/follows.ts';
import { isReopenedBy, mayFollowSheet } from '@omerta/stream/signing.ts';
import type { TournamentEvent } from '@omerta/tournament/event.ts';
import { isText } from '@omerta/tournament/meta.ts';
import { departuresOf } from '@omerta/tournament/papers.ts';
import { mayPutRight, writesLines } from '@omerta/tournament/powers.ts';
import { type Book, chooseBook } from '@omerta/tournament/rulebooks/choose.ts';
import { isSameValue } from '@omerta/tournament/same.ts';
import { type Game, gameOf, type TournamentState } from '@omerta/tournament/state.ts';
import { playMachine, playOf } from './play.ts';
import type { OfficeRefusal } from './refusal.ts';
import { gameStream } from './streams.ts';

/** The games as their streams tell them, and every event of those in the order of the log. */
export type Plays = {
  readonly games: ReadonlyMap<string, Play>;
  readonly written: readonly { readonly game: string; readonly envelope: Envelope }[];
};

/** Every stream follows from the rules in force. */
export const readPlays = async (
  store: Store,
  tournament: string,
  { rules }: Pick<TournamentState, 'rules'>,
  ids: readonly string[],
): Promise<Plays | OfficeRefusal> => {
  const book = chooseBook(rules);
  const games = new Map<string, Play>();
  const written: { game: string; envelope: Envelope }[] = [];
  for (const game of ids) {
    const stream = gameStream(tournament, game);
    if (isRefusal(book)) return { code: 'game/not-replayed', stream, version: 1 };
    const events = await store.read(stream);
    const version = firstStray(events, book.scoring.rulebook);
    if (version !== null) return { code: 'game/not-replayed', stream, version };
    const play = playOf(book.scoring.rulebook, events.reduce(playMachine.evolve, playMachine.initial));
    if (play) games.set(game, play);
    written.push(...events.map((envelope) => ({ game, envelope })));
  }
  return { games, written: written.toSorted((a, b) => a.envelope.position - b.envelope.position) };
};

/** An event of the tournament and the state that it came upon. */
export type LogMoment = {
  readonly before: TournamentState;
  readonly event: TournamentEvent;
  readonly envelope: Envelope;
};

/** Until its sheet is in; then only what opens the sheet again, and what is put right until it is signed anew. */
const mayWrite = (
  state: TournamentState,
  id: string,
  { person, ...event }: Pick<Envelope, 'person' | 'type' | 'data'>,
  isReopened: boolean,
): boolean => {
  const game = gameOf(state, id);
  if (!game || person === null) return false;
  return game.status === 'running' || game.status === 'ended'
    ? writesLines(state, person, game)
    : mayPutRight(state, person, game) && mayFollowSheet(isReopened, event);
};

/** The first line that came from somebody who did not lead the game when it was written. */
export const writerFault = (
  { written }: Plays,
  moments: readonly LogMoment[],
  last: TournamentState,
): OfficeRefusal | null => {
  let next = 0;
  const reopened = new Map<string, boolean>();
  for (const { game, envelope } of written) {
    while ((moments[next]?.envelope.position ?? Number.POSITIVE_INFINITY) < envelope.position) next += 1;
    const { stream, version, person } = envelope;
    const isReopened = reopened.get(game) ?? false;
    reopened.set(game, isReopenedBy(isReopened, envelope));
    if (!mayWrite(moments[next]?.before ?? last, game, envelope, isReopened))
      return { code: 'game/not-led', stream, version, person: person ?? '-' };
  }
  return null;
};

type SheetEvent = Extract<TournamentEvent, { readonly game: string; readonly sheet?: Sheet }> & {
  readonly sheet: Sheet;
};

const bringsSheet = (event: TournamentEvent): event is SheetEvent =>
  'sheet' in event && event.sheet !== undefined;

/** A correction has its reason; what a ruling changed has the ruling's. */
const isReasoned = ({ rulings }: TournamentState, event: SheetEvent): boolean => {
  if (event.type === 'SheetCorrected') return isText(event.reason);
  return (
    event.type === 'SheetAmended' &&
    Object.values(rulings).some(
      ({ game, status, change }) =>
        game === event.game &&
        status === 'applied' &&
        change.kind !== 'replay' &&
        isSameValue(change.sheet, event.sheet),
    )
  );
};

/** What an event may leave unexplained: nothing, or what was on the sheet that it goes on with. */
const allowedBy = (play: Play, game: Game, event: SheetEvent): unknown =>
  (event.type === 'ApprovalGiven' || event.type === 'ApprovalRefused') && game.sheet
    ? departures(play, { sheet: game.sheet, state: null })
    : [];

const sheetFaultIn = (
  book: Book,
  play: Play,
  game: Game,
  { before, event, envelope }: LogMoment & { readonly event: SheetEvent },
): OfficeRefusal | null => {
  const { stream, version } = envelope;
  const record = 'record' in event ? event.record : null;
  const paper = record === null ? { sheet: event.sheet } : { record };
  const differences = departuresOf(book, game, play, { paper, sheet: event.sheet });
  if (isRefusal(differences)) return { code: 'game/other-sheet', stream, version, game: game.id };
  const listed = event.type === 'SheetCorrected' ? (event.differences ?? differences) : differences;
  const explained = isReasoned(before, event) ? listed : allowedBy(play, game, event);
  return isSameValue(differences, explained)
    ? null
    : { code: 'game/other-than-played', stream, version, game: game.id, differences };
};

/** As its stream told it then: a sheet that was opened again is put right by later lines. */
const playAt = ({ games, written }: Plays, book: Book, id: string, position: number): Play | null => {
  const own = written.filter(({ game }) => game === id).map(({ envelope }) => envelope);
  if ((own.at(-1)?.position ?? 0) < position) return games.get(id) ?? null;
  const then = own.filter((each) => each.position < position);
  return playOf(book.scoring.rulebook, then.reduce(playMachine.evolve, playMachine.initial));
};

/** The first sheet that leaves the stream of its game without a reason. */
export const sheetFault = (plays: Plays, moments: readonly LogMoment[]): OfficeRefusal | null => {
  for (const { before, event, envelope } of moments) {
    if (!bringsSheet(event)) continue;
    const [game, book] = [gameOf(before, event.game), chooseBook(before.rules)];
    if (!plays.games.has(event.game) || !game || isRefusal(book)) continue;
    const play = playAt(plays, book, event.game, envelope.position);
    if (!play) continue;
    const fault = sheetFaultIn(book, play, game, { before, event, envelope });
    if (fault) return fault;
  }
  return null;
};
