// What stands on a printed protocol, read from the PDF by another program and held against the rules and the points, in both languages.

import { makeRounded } from '@omerta/base/fraction.ts';
import { decimalIn, type Lang, langs } from '@omerta/base/lang.ts';
import { isRefusal } from '@omerta/base/refusal.ts';
import { linesOf } from '@omerta/rules/game/fold/evolve.ts';
import type { Role } from '@omerta/rules/game/role.ts';
import { seats } from '@omerta/rules/game/seat.ts';
import { parse } from '@omerta/rules/notation/parse.ts';
import type { GameRecord } from '@omerta/rules/notation/record.ts';
import { replay } from '@omerta/rules/notation/replay.ts';
import { reportState } from '@omerta/rules/notation/report.ts';
import { type RulebookId, rulebookIds } from '@omerta/rules/rulebooks/rulebook.ts';
import { ballotsSeen } from '@omerta/rules/view/ballots.ts';
import { sentOff } from '@omerta/rules/view/sent-off.ts';
import { voteGrid } from '@omerta/rules/view/vote-grid.ts';
import { columnOutcome, voteMark, voteWords } from '@omerta/rules/view/vote-words.ts';
import { bucketOf, totalOf } from '@omerta/scoring/game/score.ts';
import type { RecordFault } from '@omerta/scoring/sheet/record-file.ts';
import { tagsOf } from '@omerta/testkit/table.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { type PrintedProtocol, readProtocols } from '../testing/printed.ts';
import { head, protest, reason, ruling, scoredOf, simulatedRecords } from '../testing/simulated.ts';
import { emptyPaper, type ProtocolPaper } from './paper.ts';
import { preparedPaper, recordPaper } from './record-paper.ts';
import { protocolWords } from './words.ts';

const count = 4;

type Printed = {
  readonly record: GameRecord;
  readonly filled: PrintedProtocol;
  readonly prepared: PrintedProtocol;
};

const filledPaper = (record: GameRecord, lang: Lang): ProtocolPaper => {
  const paper = recordPaper(record, null, lang);
  if (isRefusal<ProtocolPaper | RecordFault>(paper)) throw new Error('no protocol');
  return { ...paper, signature: { name: 'Щербакова', ink: 'M0 0L300 100' } };
};

const all = new Map<string, readonly Printed[]>();
const empty = new Map<string, PrintedProtocol>();
const keyOf = (id: RulebookId, lang: Lang): string => `${id} ${lang}`;

beforeAll(async () => {
  for (const id of rulebookIds) {
    const records = simulatedRecords(id, count);
    for (const lang of langs) {
      const papers = records.flatMap((record) => [filledPaper(record, lang), preparedPaper(record)]);
      const read = await readProtocols([...papers, emptyPaper(id)], lang);
      const printed = records.flatMap((record, i) => {
        const [filled, prepared] = [read[2 * i], read[2 * i + 1]];
        return filled && prepared ? [{ record, filled, prepared }] : [];
      });
      all.set(keyOf(id, lang), printed);
      const last = read.at(-1);
      if (last) empty.set(keyOf(id, lang), last);
    }
  }
}, 120_000);

const gamesOf = (id: RulebookId, lang: Lang): readonly Printed[] => all.get(keyOf(id, lang)) ?? [];
const games = langs.flatMap((lang) => Array.from({ length: count }, (_, i) => [lang, i] as const));

/** The whole page as one text. */
const textOf = (lines: readonly string[]): string => lines.join(' ');

const names = {
  ru: {
    event: 'Турнир',
    stage: 'Стадия',
    game: 'Игра',
    table: 'Стол',
    date: 'Дата',
    day: '15 ноября 2026 г.',
    columns: ['Никнейм', 'Роль', 'Фолы', 'Баллы', 'Доп. баллы', 'Всего'],
    bestMove: 'Лучший ход',
    winner: 'Победившая команда',
    protest: 'Протест',
    result: 'Результат',
    nights: 'Выведение',
    teams: { red: 'красные', black: 'чёрные' },
    draw: '— (ничья)',
    forfeit: ' (ППК)',
    title: 'Протокол игры',
    sign: 'Судья (фамилия)',
  },
  en: {
    event: 'Tournament',
    stage: 'Stage',
    game: 'Game',
    table: 'Table',
    date: 'Date',
    day: 'November 15, 2026',
    columns: ['Nickname', 'Role', 'Fouls', 'Points', 'Additional', 'Total'],
    bestMove: 'Best move',
    winner: 'Winning team',
    protest: 'Protest',
    result: 'Result',
    nights: 'Taken out',
    teams: { red: 'red', black: 'black' },
    draw: '— (a draw)',
    forfeit: ' (by forfeit)',
    title: 'Game protocol',
    sign: 'Referee (surname)',
  },
} as const;

const refereeNames = {
  surname: { ru: 'Судья', en: 'Referee' },
  nickname: { ru: 'Игровой ник судьи', en: 'Referee’s nickname' },
} as const;

/** The three articles on the protocol; the other two rulebooks have none and use the first form. */
const articles = [
  [
    'fiim-2018',
    { head: '9.2, 9.2.1, 9.2.2, 9.2.3', cards: '9.3, 9.4, 9.4.1', course: '9.5', end: '9.6, 9.7' },
  ],
  [
    'bel-canto',
    { head: '9.2, 9.2.1, 9.2.2, 9.2.3', cards: '9.3, 9.4, 9.4.1', course: '9.5', end: '9.6, 9.7' },
  ],
  ['neft-mmt', { head: '25.2', cards: '25.3, 25.4', course: '25.5, 25.6, 25.7', end: '25.8, 25.9' }],
  ['fsm-2024', { head: '', cards: '', course: '', end: '8.3.1' }],
  ['fiim-2025', { head: '', cards: '', course: '', end: '8.2.1' }],
] as const;

const cited = (id: RulebookId, clauses: string): string => (clauses ? `[${id} ${clauses}]` : `${id}:`);

const isWordIn = (page: readonly string[], word: string): boolean => textOf(page).includes(word);

describe('the head', () => {
  for (const [id, clauses] of articles) {
    it.each(games)(
      `${cited(id, clauses.head)} %s %i: tournament, stage, game, table, date and referee, filled and prepared`,
      (lang, i) => {
        const printed = gamesOf(id, lang)[i];
        if (!printed) throw new Error('not printed');
        const said = names[lang];
        const referee = refereeNames[id === 'neft-mmt' ? 'nickname' : 'surname'][lang];
        for (const page of [printed.filled.front, printed.prepared.front]) {
          for (const word of [
            said.event,
            head.event,
            said.stage,
            head.stage,
            said.game,
            said.table,
            said.date,
            said.day,
          ])
            expect([word, isWordIn(page, word)]).toEqual([word, true]);
          expect(page).toContain(head.game);
          expect([referee, isWordIn(page, referee), isWordIn(page, head.referee)]).toEqual([
            referee,
            true,
            true,
          ]);
        }
      },
    );
  }
});

const letters = {
  ru: { red: 'К', black: 'Ч', sheriff: 'Ш', don: 'Д' },
  en: { red: 'R', black: 'B', sheriff: 'S', don: 'D' },
} as const;

const letterOf = (id: RulebookId, lang: Lang, role: Role): string => {
  if (id === 'neft-mmt' && role === 'red') return '';
  if (id === 'neft-mmt' && role === 'black') return lang === 'ru' ? 'М' : 'M';
  return letters[lang][role];
};

const shown = (points: string, lang: Lang): string => decimalIn(points, lang).replace('-', '−');

/** The row of a seat, as it must stand on the page: what is missing leaves no word. */
const rowPattern = (id: RulebookId, record: GameRecord, seat: number, lang: Lang): RegExp => {
  const scored = scoredOf(record);
  const player = scored?.score.players[seat - 1];
  if (!player) throw new Error('no points');
  const { state } = replay(record);
  const fouls = state.fouls[player.seat];
  const left = [...state.out, ...sentOff(record.rulebook, state)].some((each) => each.seat === player.seat);
  const yellow = state.yellow[player.seat] > 0;
  const purple = linesOf(state).filter((line) => line.type === 'purple' && line.seat === player.seat).length;
  const parts = [
    String(seat),
    player.player,
    letterOf(id, lang, player.role),
    fouls > 0 ? `${fouls}${yellow || purple > 0 ? ',' : ''}` : '',
    yellow ? `[^0-9]+ ${state.yellow[player.seat]}${purple > 0 ? ',' : ''}` : '',
    purple > 0 ? `[^0-9]+ ${purple}` : '',
    left ? '\\D+( \\d+)?(, \\D+)?' : '',
    shown(makeRounded(bucketOf(player.items, 'main')), lang),
    shown(makeRounded(bucketOf(player.items, 'additional')), lang),
    `(${shown(makeRounded(bucketOf(player.items, 'other')), lang)} )?${shown(makeRounded(totalOf(player.items)), lang)}`,
  ];
  return new RegExp(`^${parts.filter(Boolean).join(' ')}$`);
};

describe('the rows', () => {
  for (const [id, clauses] of articles) {
    const points = id === 'neft-mmt' ? '25.10, 25.11' : '9.8, 9.9';
    const of = clauses.cards === '' ? '' : `${clauses.cards}, ${points}`;
    it.each(games)(
      `${cited(id, of)} %s %i: nicknames, role letters, fouls, points and additional points`,
      (lang, i) => {
        const printed = gamesOf(id, lang)[i];
        if (!printed) throw new Error('not printed');
        for (const column of names[lang].columns) expect(isWordIn(printed.filled.front, column)).toBe(true);
        for (const seat of seats) {
          const pattern = rowPattern(id, printed.record, seat, lang);
          const row = printed.filled.front.find((line) => line.startsWith(`${seat} `) && pattern.test(line));
          expect([seat, String(pattern), row ?? printed.filled.front]).toEqual([
            seat,
            String(pattern),
            expect.any(String),
          ]);
        }
      },
    );
  }
});

const dayWords = { ru: 'день', en: 'day' } as const;
const nightWords = { ru: 'ночь', en: 'night' } as const;

type Nominated = { readonly day: number; readonly by: number; readonly nominee: number };

/** A second nomination of the same player changes nothing; whoever was withdrawn is left out here. */
const standingIn = (lines: ReturnType<typeof linesOf>): readonly Nominated[] => {
  let day = 0;
  const found: Nominated[] = [];
  const withdrawn = new Set<string>();
  for (const line of lines) {
    if (line.type === 'day') day = line.number;
    if (line.type === 'withdraw') withdrawn.add(`${day} ${line.nominee}`);
    if (line.type !== 'nominate') continue;
    const { seat: by, nominee } = line;
    if (!found.some((each) => each.day === day && each.nominee === nominee)) found.push({ day, by, nominee });
  }
  return found.filter((each) => !withdrawn.has(`${each.day} ${each.nominee}`));
};

describe('the course', () => {
  for (const [id, clauses] of articles) {
    it.each(games)(
      `${cited(id, clauses.course)} %s %i: nominations, numbers of votes, who left by them, whom the night took`,
      (lang, i) => {
        const printed = gamesOf(id, lang)[i];
        if (!printed) throw new Error('not printed');
        const { front } = printed.filled;
        const { state } = replay(printed.record);
        const report = reportState(printed.record.rulebook, state);
        expect(isWordIn(front, names[lang].result) && isWordIn(front, names[lang].nights)).toBe(true);
        const starts = new Map(
          front.flatMap((line, at) => {
            const [, day] = new RegExp(`^${dayWords[lang]} (\\d+) `).exec(line) ?? [];
            return day ? [[Number(day), at] as const] : [];
          }),
        );
        const dayText = (day: number): string => {
          const at = starts.get(day) ?? 0;
          const next =
            starts.get(day + 1) ?? front.findIndex((line) => line.startsWith(names[lang].bestMove));
          return front.slice(at, next).join(' ');
        };
        for (const { day, by, nominee } of standingIn(linesOf(state)))
          expect(dayText(day)).toContain(`${nominee} (${by})`);
        for (const { day: of, candidates, tally, leaving } of report.ballots) {
          const votes = candidates.map((seat) => String(tally[seat] ?? 0)).join(' ');
          expect([of, dayText(of).includes(votes)]).toEqual([of, true]);
          if (leaving.length > 0) expect(dayText(of)).toContain(leaving.join(', '));
        }
        for (const { night, killed } of report.nights) {
          expect(dayText(night - 1)).toContain(`${nightWords[lang]} ${night}`);
          expect(dayText(night - 1)).toContain(killed === null ? '—' : String(killed));
        }
      },
    );
  }
});

describe('the end', () => {
  for (const [id, clauses] of articles) {
    it.each(games)(
      `${cited(id, clauses.end)} %s %i: the first victim with his three or a dash, and the winning team`,
      (lang, i) => {
        const printed = gamesOf(id, lang)[i];
        if (!printed) throw new Error('not printed');
        const { front } = printed.filled;
        const { state } = replay(printed.record);
        const under = front[front.findIndex((line) => line.startsWith(names[lang].bestMove)) + 1] ?? '';
        const named =
          state.firstKilled === null
            ? '—'
            : `${state.firstKilled}: ${state.bestMove?.seats.join(', ') ?? '—'}`;
        expect(under.startsWith(named)).toBe(true);
        const winner = state.result?.winner ?? 'draw';
        const team = winner === 'draw' ? names[lang].draw : names[lang].teams[winner];
        expect(under.endsWith(`${team}${state.result?.by === 'forfeit' ? names[lang].forfeit : ''}`)).toBe(
          true,
        );
        expect(front.some((line) => line.includes(names[lang].winner))).toBe(true);
      },
    );
  }
});

it.each(games)(
  '[fiim-2018 9.10] %s %i: the reverse explains extra points, and the decision on a protest',
  (lang, i) => {
    const { back, front } = gamesOf('fiim-2018', lang)[i]?.filled ?? { back: [], front: [] };
    const { record } = gamesOf('fiim-2018', lang)[i] ?? {};
    const drawn = record && scoredOf(record)?.sheet.extra.length === 0;
    for (const word of [...(drawn ? [] : [reason]), protest, ruling])
      expect([word, isWordIn(back, word)]).toEqual([word, true]);
    expect(isWordIn(front, reason)).toBe(false);
  },
);

it('the reverse tells sanctions with their reasons, and checks; what is not signed says so', async () => {
  const record = parse(`${tagsOf('fsm-2024')}
night 1
day 1
foul 3 (6.6.1) "спор с судьёй"
nominate 1 2
nominate 4 7
vote 2: 1 3 4 5
vote 7: *
last 7
night 2
shots: 2>4 6>4 9>4
don: 4
sheriff: 2
best: -
day 2
last 4
remove 5 (6.7.1) "подсказка жестом"
forfeit 3 (6.8.1)
`);
  if (isRefusal(record)) throw new Error('not read');
  const paper = recordPaper(record, null, 'ru');
  if (isRefusal<ProtocolPaper | RecordFault>(paper)) throw new Error('no protocol');
  const [signed, unsigned] = await readProtocols([paper, { ...paper, isUnsigned: true }], 'ru');
  const back = textOf(signed?.back ?? []);
  for (const words of [
    'Фолы, удаления: 3 P3, фол, день 1: 6.6.1: спор с судьёй',
    '5 P5, удаление, день 2: 6.7.1: подсказка жестом',
    'ночь 2: Дон проверил 4 (Шериф), Шериф проверил 2 (чёрный)',
  ])
    expect(back.replaceAll(/\s+/g, ' ')).toContain(words);
  const marks = [signed, unsigned].map((each) => textOf(each?.front ?? []).split('не подписан').length - 1);
  expect(marks).toEqual([0, 2]);
});

it.each(rulebookIds.flatMap((id) => langs.map((lang) => [id, lang] as const)))(
  '%s, %s: a note and an incident of the game stand in the notes, a ruling that decides no protest beside the protests',
  async (id, lang) => {
    const record = parse(`${tagsOf(id)}
night 1
day 1
note "тост ведущего"
incident "телефон за столом"
ruling "играем дальше"
forfeit 3
protest 9 "счёт рук"
ruling "отклонён"
`);
    if (isRefusal(record)) throw new Error('not read');
    const [read] = await readProtocols([filledPaper(record, lang)], lang);
    const back = textOf(read?.back ?? []);
    const words = protocolWords(lang);
    const notes = back.slice(back.indexOf(words.notes));
    const protests = back.slice(back.indexOf(words.protests), back.indexOf(words.notes));
    const day = `${words.at.day} 1`;
    expect([
      notes.split(day).length - 1,
      notes.includes('тост ведущего'),
      notes.includes('телефон за столом'),
    ]).toEqual([2, true, true]);
    expect(['играем дальше', 'счёт рук', 'отклонён'].map((said) => protests.split(said).length - 1)).toEqual([
      1, 1, 1,
    ]);
    expect(protests).toContain(
      `${day}: ${lang === 'ru' ? 'Решение судьи: «играем дальше».' : 'The referee rules: “играем дальше”.'}`,
    );
  },
);

it('a sheet that was opened again says why on its reverse, and whether it is signed again', async () => {
  const [record] = simulatedRecords('fiim-2018', 1);
  if (!record) throw new Error('no game');
  const signed = filledPaper(record, 'en');
  const reopened = ['a foul was forgotten', 'the date'];
  const papers = [signed, { ...signed, reopened }, { ...signed, reopened, signature: null }];
  const said = (await readProtocols(papers, 'en')).map(({ back }) => textOf(back));
  const why = 'Opened again after it was signed: a foul was forgotten; the date.';
  expect(said.map((back) => [back.includes(why), back.includes('Not signed again yet.')])).toEqual([
    [false, false],
    [true, false],
    [true, true],
  ]);
});

it.each(games)(
  '[neft-mmt 25.12] %s %i: who protests stands in the field for it by his nickname',
  (lang, i) => {
    const printed = gamesOf('neft-mmt', lang)[i];
    const at = printed?.filled.front.findIndex((line) => line.startsWith(names[lang].protest)) ?? -1;
    expect(printed?.filled.front[at + 1]).toMatch(/^India \(9\)/);
  },
);

for (const [id, clause] of [
  ['fiim-2018', '9.11'],
  ['bel-canto', '9.10'],
  ['neft-mmt', '25.13'],
] as const)
  it.each(games)(`[${id} ${clause}] %s %i: the referee’s surname stands beside the signature`, (lang, i) => {
    const front = gamesOf(id, lang)[i]?.filled.front ?? [];
    const at = front.findIndex((line) => line.includes(names[lang].sign));
    expect(front[at + 1]).toMatch(/Щербакова$/);
  });

for (const [id, clauses] of [
  ['fiim-2018', '9.1, 9.12'],
  ['bel-canto', '9.1'],
  ['neft-mmt', '25.1'],
] as const)
  it.each(langs)(
    `[${id} ${clauses}] %s: the form itself, with every field and nothing written into it`,
    (lang) => {
      const { front, back } = empty.get(keyOf(id, lang)) ?? { front: [], back: [] };
      const said = names[lang];
      for (const word of [
        said.title,
        said.event,
        said.date,
        ...said.columns,
        said.bestMove,
        said.winner,
        said.protest,
        said.sign,
      ])
        expect([word, isWordIn(front, word)]).toEqual([word, true]);
      expect(textOf([...front, ...back])).not.toMatch(/Alpha|Щербакова|2026/);
    },
  );

it.each(rulebookIds)(
  '%s: prepared for the next game it names the players and tells no card and no point of them',
  (id) => {
    for (const lang of langs)
      for (const { prepared } of gamesOf(id, lang))
        for (const [i, name] of ['Alpha', 'Bravo', 'Charlie'].entries())
          expect(prepared.front.find((line) => line.includes(name))).toBe(`${i + 1} ${name}`);
  },
);

it.each(rulebookIds.flatMap((id) => langs.map((lang) => [id, lang] as const)))(
  '[%s] the reverse has every vote of every day, seat by seat, in %s',
  (id, lang) => {
    for (const { record, filled } of gamesOf(id, lang)) {
      const columns = voteGrid(ballotsSeen(replay(record).state));
      if (columns.length === 0) continue;
      const { title, outcome } = voteWords(lang);
      expect(filled.back).toContain(title);
      for (const seat of seats) {
        const marks = columns.map(({ cells }) => voteMark(cells[seat]));
        const name = record.seats.find((each) => each.seat === seat)?.name ?? '';
        expect(filled.back).toContain([seat, name, ...marks].join(' '));
      }
      expect(filled.back).toContain(
        [outcome, ...columns.map((column) => columnOutcome(column, lang))].join(' ').trim(),
      );
    }
  },
);
