// Benchmarks in one run: our engine, the homes of the log, and the field's peers doing the same, as ratios.
import { seedOf } from '@omerta/base/random.ts';
import { isRefusal } from '@omerta/base/refusal.ts';
import { playGame, usualKnobs } from '@omerta/bots/bot.ts';
import { perft } from '@omerta/bots/perft.ts';
import { writeDown } from '@omerta/bots/written.ts';
import { perform } from '@omerta/rules/game/decide/decide.ts';
import { eventsOf, evolve, linesOf } from '@omerta/rules/game/fold/evolve.ts';
import { type GameState, initialState } from '@omerta/rules/game/state.ts';
import { parse } from '@omerta/rules/notation/parse.ts';
import { replay } from '@omerta/rules/notation/replay.ts';
import { reportState } from '@omerta/rules/notation/report.ts';
import { rulebook } from '@omerta/rules/rulebooks/choose.ts';
import { play, toDay1 } from '@omerta/testkit/table.ts';
import { Chess } from 'chessops/chess';
import { perft as chessPerft } from 'chessops/debug';
import { benchAudience } from './audience.ts';
import { moveOf, playMatch } from './boardgame.ts';
import { benchBots } from './bots.ts';
import { benchControlRoom } from './control-room.ts';
import { perSecond, show, showRatio } from './measure.ts';
import { benchOffice } from './office.ts';
import { benchPaper } from './paper.ts';
import { benchPublicPage } from './public-page.ts';
import { benchRooms } from './rooms.ts';
import { benchSeating } from './seating.ts';
import { benchServer } from './server.ts';
import { benchStandings } from './standings.ts';
import { benchStore } from './store.ts';
import { benchWeb } from './web.ts';

const fsm = rulebook('fsm-2024');
/** Whole games by the referee's lines alone, long enough to fill matches of 80 moves. */
const knobs = { ...usualKnobs, undo: 0, annul: 0, forfeit: 0, skip: 0, dealt: 0 };
/**
 * Kept without their states: where those outlive the play that made them, V8 puts later ones among the long-lived too,
 * and every row would measure its garbage collector.
 */
const games = Array.from({ length: 200 }, (_, i) => {
  const game = playGame(fsm, seedOf(1, i), knobs);
  return {
    deal: game.deal,
    lines: linesOf(game.state).filter(
      ({ type }) => type !== 'hand' && type !== 'shoot' && type !== 'lift-hand',
    ),
    events: eventsOf(game.state.log),
    text: writeDown(fsm, game),
  };
});

const decideGames = (): number => {
  let count = 0;
  for (const { deal, lines } of games) {
    let state: GameState = initialState(deal);
    for (const command of lines) {
      const done = perform(fsm, state, command);
      if (!isRefusal(done)) state = done.state;
      count++;
    }
  }
  return count;
};

const evolveGames = (): number => {
  let count = 0;
  for (const { deal, events } of games) {
    events.reduce(evolve, initialState(deal));
    count += events.length;
  }
  return count;
};

const replayTexts = (): number => {
  for (const { text } of games) {
    const record = parse(text);
    if (!isRefusal(record)) JSON.stringify(reportState(record.rulebook, replay(record).state));
  }
  return games.length;
};

const allLines = games.flatMap(({ lines }) => lines);
const allMoves = allLines.map(moveOf);
const matches = Array.from({ length: 20 }, (_, i) => allMoves.slice(i * 80, i * 80 + 80));
const boardgameMatches = (): number => matches.reduce((sum, moves) => sum + playMatch(moves), 0);

const day = play('fsm-2024', toDay1).state;
const chess = Chess.default();

process.stdout.write(
  `${games.length} games, ${allLines.length} lines, ${games.flatMap(({ events }) => events).length} events\n\n`,
);
const decided = perSecond(decideGames);
show('commands decided and folded, a second', decided);
show('events evolved, a second', perSecond(evolveGames));
show('whole games replayed from text to JSON, a second', perSecond(replayTexts));
const moved = perSecond(boardgameMatches);
show('boardgame.io moves (fresh matches of 80), a second', moved);
const ours = perSecond(() => perft(fsm, day, 3), 5, 800);
show('perft nodes from day 1 (depth 3), a second', ours);
const theirs = perSecond(() => chessPerft(chess, 4), 5, 800);
show('chessops perft nodes from the start (depth 4), a second', theirs);
process.stdout.write('\n');
showRatio('decided commands against boardgame.io moves', decided / moved);
showRatio('perft nodes against chessops', ours / theirs);
process.stdout.write('\n');
benchBots();
process.stdout.write('\n');
benchStandings();
process.stdout.write('\n');
await benchSeating();
process.stdout.write('\n');
await benchStore();
process.stdout.write('\n');
await benchOffice();
await benchPaper();
process.stdout.write('\n');
await benchServer();
process.stdout.write('\n');
await benchRooms();
process.stdout.write('\n');
await benchWeb();
await benchPublicPage();
process.stdout.write('\n');
await benchControlRoom();
await benchAudience();
