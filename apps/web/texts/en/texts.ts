// English: all areas of the product put together.
import { beliefs } from './beliefs.ts';
import { board } from './board.ts';
import { cases } from './cases.ts';
import { clock } from './clock.ts';
import { club } from './club.ts';
import { common } from './common.ts';
import { correct } from './correct.ts';
import { day } from './day.ts';
import { deal } from './deal.ts';
import { demo } from './demo.ts';
import { desk } from './desk.ts';
import { device } from './device.ts';
import { door } from './door.ts';
import { enter } from './enter.ts';
import { evening } from './evening.ts';
import { finish } from './finish.ts';
import { games } from './games.ts';
import { gestures } from './gestures.ts';
import { hall } from './hall.ts';
import { install } from './install.ts';
import { judging } from './judging.ts';
import { keys } from './keys.ts';
import { known } from './known.ts';
import { making } from './making.ts';
import { me } from './me.ts';
import { menu } from './menu.ts';
import { offline } from './offline.ts';
import { overlay } from './overlay.ts';
import { passing } from './passing.ts';
import { people } from './people.ts';
import { play } from './play.ts';
import { players } from './players.ts';
import { print } from './print.ts';
import { replay } from './replay.ts';
import { result } from './result.ts';
import { roster } from './roster.ts';
import { rules } from './rules.ts';
import { screens } from './screens.ts';
import { seat } from './seat.ts';
import { seating } from './seating.ts';
import { served } from './served.ts';
import { server } from './server.ts';
import { sheets } from './sheets.ts';
import { shows } from './shows.ts';
import { side } from './side.ts';
import { sound } from './sound.ts';
import { standings } from './standings.ts';
import { start } from './start.ts';
import { table } from './table.ts';
import { trouble } from './trouble.ts';
import { words } from './words.ts';

export const texts = {
  common,
  start,
  device,
  door,
  club,
  enter,
  evening,
  deal,
  table,
  menu,
  clock,
  seat,
  trouble,
  correct,
  result,
  rules,
  served,
  server,
  demo,
  games,
  install,
  judging,
  keys,
  offline,
  people,
  passing,
  beliefs,
  board,
  overlay,
  me,
  play,
  players,
  replay,
  side,
  words,
  sound,
  gestures,
  known,
  day,
  desk,
  finish,
  print,
  screens,
  shows,
  standings,
  cases,
  sheets,
  hall,
  seating,
  roster,
  making,
} as const;
