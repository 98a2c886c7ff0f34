// Each line and each consequence is told as what it is, and names whom it concerns.
import { play, toDay1, toDay2 } from '@omerta/testkit/table.ts';
import { describe, expect, it } from 'vitest';
import { readAction } from '../../notation/action.ts';
import type { RulebookId } from '../../rulebooks/rulebook.ts';
import { eventsOf } from '../fold/evolve.ts';
import { explain, explainLine } from './explain.ts';

const lines: readonly (readonly [line: string, en: RegExp, ru: RegExp])[] = [
  ['night 3', /Night 3/, /ночь 3/],
  ['day 3', /Day 3/, /день 3/],
  ['tie-speech 4', /4 speaks before the re-vote/, /4 говорит перед переголосованием/],
  ['last 4', /Last word.*4/, /Последнее слово.*4/],
  [
    'shots: 2>5 6>- 9>5',
    /seat 2 shoots at 5; seat 6 does not shoot; seat 9 shoots at 5/,
    /№ 2 стреляет в № 5; № 6 не стреляет; № 9 стреляет в № 5/,
  ],
  ['don: 4', /Don checks seat 4/, /Дон проверяет.*4/],
  ['don: -', /Don makes no check/, /Проверки Дона нет/],
  ['sheriff: 4', /Sheriff checks seat 4/, /Шериф проверяет.*4/],
  ['sheriff: -', /Sheriff makes no check/, /Проверки Шерифа нет/],
  ['best: -', /No best move/, /Лучшего хода нет/],
  ['best: 1 2 9', /Best move: 1, 2, 9/, /Лучший ход: 1, 2, 9/],
  ['warn 3', /Warning.*3/, /Предупреждение.*3/],
  ['foul 3', /Foul.*3/, /Фол.*3/],
  ['yellow 3', /Yellow card.*3/, /Жёлтая.*3/],
  ['purple 3', /Purple card.*3/, /Фиолетовая.*3/],
  ['remove 3', /removes seat 3/, /удаляет.*3/],
  ['forfeit 3', /forfeit.*3/, /ППК.*3/],
  ['break', /break begins/, /Начинается перерыв/],
  ['resume', /break is over/, /Перерыв окончен/],
  ['annul', /annulled/, /аннулирована/],
  ['claim 3 sheriff', /3 comes out as the Sheriff/, /3 вскрывается Шерифом/],
  ['claim 3 check 5 red', /3 names a check: seat 5 is red/, /3 называет проверку: № 5 красный/],
  ['claim 3 check 5 black', /3 names a check: seat 5 is black/, /3 называет проверку: № 5 чёрный/],
  ['retract 3', /3 takes his claims back/, /3 отказывается/],
  ['split 3 5', /divide.*3, 5/, /делит.*3, 5/],
  ['ruling "late"', /The referee rules: “late”/, /Решение судьи: «late»/],
  ['ruling miss', /shots a miss/, /промахом/],
  ['ruling best-void', /does not accept the best move/, /не принимает лучший ход/],
  ['ruling cancel-vote 2', /cancels the vote of day 2/, /отменяет голосование дня 2/],
  ['ruling hold-vote 2', /vote of day 2 is held/, /провести голосование дня 2/],
  ['vote 3: 5', /Candidate 3: 1 hand \(seat 5\)/, /№ 3, рук: 1 \(№ 5\)/],
  ['vote 3: 5 6', /Candidate 3: 2 hands \(seats 5, 6\)/, /№ 3, рук: 2 \(№ 5, 6\)/],
  ['vote 3: *', /Candidate 3: everybody who has not voted/, /№ 3: все, кто не голосовал/],
  ['lift = no', /against all tied players leaving/, /против ухода/],
  ['lift = yes', /for all tied players leaving/, /за уход/],
  ['approve players by chief', /more players.*chief/, /большему числу игроков.*главного/],
  ['approve total by duty', /larger sum.*duty/, /Большая сумма.*дежурного/],
  ['waive 3 (8.4.4/1.6) by chief', /penalty of seat 3 is not imposed.*chief/, /3 не наложен.*главного/],
  ['penalty 3', /listed penalty.*3/, /из списка.*3/],
  ['fine 3 0.5', /fine for seat 3: 0.5/, /штраф.*3: 0,5/],
  ['protest 3', /protest by seat 3/, /Протест.*3/],
];

describe('a line is told', () => {
  it.each(lines)('%s', (line, en, ru) => {
    const command = readAction(line, 1);
    if ('column' in command || command.type === 'replace') throw new Error(`cannot be read: ${line}`);
    const told = explainLine(command);
    expect(told.en).toMatch(en);
    expect(told.ru).toMatch(ru);
  });
});

describe('a consequence is told', () => {
  const tied = `${toDay2}\nnominate 2 9\nnominate 3 3\nvote 9: 1 2 3 4 5\nvote 3: *`;
  const twice = `${tied}\nvote 9: 1 2 3 4 5\nvote 3: *`;
  const candidates = 'nominate 1 2\nnominate 2 3\nnominate 3 4\nnominate 4 5\nnominate 5 1';
  const wide = `${toDay1}\n${candidates}\nvote 2: 1 2\nvote 3: 3 4\nvote 4: 5 6\nvote 5: 7 8\nvote 1: *`;
  const kill = `${toDay1}\nnight 2\nshots: 2>5 6>5 9>5`;
  const cases: readonly (readonly [id: RulebookId, lines: string, type: string, en: RegExp])[] = [
    [
      'fsm-2024',
      `${toDay1}\nnominate 1 2\nnominate 2 3\nvote 2: 1\nvote 3: *`,
      'PlayerLeft',
      /Seat 3 is voted out/,
    ],
    ['fsm-2024', `${twice}\nlift = yes`, 'PlayerLeft', /Seat 9 leaves with all the tied players/],
    ['fsm-2024', `${toDay1}\nfoul 3\nfoul 3\nfoul 3\nfoul 3`, 'PlayerLeft', /Seat 3 has four fouls/],
    ['neft-mmt', `${toDay1}\nyellow 3\nyellow 3`, 'PlayerLeft', /Seat 3 has a second yellow card/],
    ['fsm-2024', tied, 'BallotTied', /Seats 9, 3 are tied: they speak again/],
    ['fsm-2024', twice, 'LiftAsked', /Seats 9, 3 are tied again/],
    ['fsm-2024', `${twice}\nlift = yes`, 'LiftPassed', /Seats 9, 3 leave: more than half/],
    ['fsm-2024', kill, 'PlayerKilled', /Seat 5 is killed.*best move/],
    ['neft-mmt', wide, 'LiftBarred', /Seats 2, 3, 4, 5, 1 are tied and all of them stay/],
    ['fsm-2024', `${toDay2}\nnight 3\nshots: 2>5 6>5 9>5`, 'PlayerKilled', /^Seat 5 is killed\.?$/],
    ['neft-mmt', `${kill}\nruling miss`, 'VictimReturned', /Seat 5 is back/],
    [
      'neft-mmt',
      `${toDay1}\nnight 2\nremove 1\nshots: 2>1 6>1 9>1`,
      'VoteRestored',
      /vote of day 2 is held after all.*1/,
    ],
    ['fiim-2018', `${toDay2}\nnominate 1 5`, 'ResultMoved', /Seat 5 is the only candidate/],
    ['fsm-2024', 'night 1\nremove 2\nremove 6\nremove 9', 'ResultFixed', /night 1/],
  ];

  it.each(cases)('%s %# %s', (id, game, type, en) => {
    const event = eventsOf(play(id, game).state.log).find((each) => each.type === type);
    if (!event) throw new Error(`no ${type}`);
    expect(explain(event).en).toMatch(en);
  });
});
