// For tests: a finished game of each rulebook, short enough to be checked by hand; together they pass every field of a protocol.
import type { RulebookId } from '@omerta/rules/rulebooks/rulebook.ts';
import { tableNames } from '@omerta/testkit/names.ts';

const roles = ['red', 'black', 'red', 'sheriff', 'red', 'black', 'red', 'red', 'don', 'red'];
const seated = [
  ...tableNames.map((name, i) => `[seat ${i + 1} "${name}" ${roles[i]}]`),
  'night 1',
  'day 1',
].join('\n');

/** A tie, its re-vote and a lift that failed; a kill with a best move, a miss, and black win by the shots. */
const fsm = `[rulebook fsm-2024]
${seated}
nominate 1 2
foul 3 (6.6.1)
nominate 4 7
foul 3 (6.6.1)
foul 8 (6.6.1)
vote 2: 1 3 4 5 8
vote 7: *
vote 2: 1 3 4 5 8
vote 7: *
lift: 1 3 4
night 2
shots: 2>4 6>4 9>4
don: 4
sheriff: 2
best: 2 6 8
day 2
last 4
nominate 5 1
vote 1: *
last 1
night 3
shots: 2>5 6>7 9>5
don: 3
sheriff: -
day 3
nominate 3 5
nominate 7 2
vote 5: 2 3 6 9 10
vote 2: *
last 5
night 4
shots: 2>7 6>7 9>7
don: 8
sheriff: -
day 4
last 7
extra 2 0.4 "вёл стол"
`;

/** The whole head; a miss on the first night with shots; red win by the vote; the back of the protocol with a protest decided. */
const fiim2018 = `[rulebook fiim-2018]
[event "Кубок города"]
[stage "Финал"]
[table 2]
[game 7]
[date 2026-11-15]
[referee "Громова"]
${seated}
nominate 2 5
foul 10 (6.6.1)
nominate 3 2
vote 5: 2 6 9
vote 2: *
last 2
night 2
shots: 6>1 9>3
don: 4
sheriff: 6
day 2
nominate 4 6
nominate 6 8
vote 6: 1 3 4 5 7 8 10
vote 8: *
last 6
night 3
shots: 9>4
don: -
sheriff: 9
day 3
last 4
nominate 5 9
vote 9: *
last 9
extra 4 0.3 "верные проверки"
extra 5 0.2
penalty 9 (8.5.4) "проверка в настоящего Шерифа"
fine 3 0.5 "опоздание"
protest 9 "руки второго дня"
ruling "отклонён: счёт верен"
`;

/** Two lifted on day 1, so that the first victim has no best move; a yellow card; a forfeit of black. */
const neft = `[rulebook neft-mmt]
[event "Кубок города"]
[stage "Финал"]
[game 7]
[date 2026-11-15]
[referee "Гроза"]
${seated}
yellow 7 (15.1.4)
nominate 1 3
nominate 2 5
vote 3: 1 2 4 6 7
vote 5: *
vote 3: 1 2 4 6 7
vote 5: *
lift: 1 2 4 6 7 8
last 3
last 5
night 2
shots: 2>1 6>1 9>1
don: 7
sheriff: 2
day 2
last 1
foul 4 (14.1)
nominate 4 2
vote 2: *
last 2
night 3
shots: 6>7 9>8
don: 4
sheriff: 6
day 3
forfeit 9 (17.1)
protest 8 "счёт рук"
`;

/** One candidate on day 1 and no vote; the best move in the last word; black win by the vote; LI points. */
const belCanto = `[rulebook bel-canto]
[event "Кубок города"]
[stage "Финал"]
[table 2]
[game 7]
[date 2026-11-15]
[referee "Громова"]
${seated}
nominate 3 7
night 2
shots: 2>8 6>8 9>8
don: 4
sheriff: 2
day 2
best: 2 6 9
last 8
foul 1 (6.6.1)
nominate 4 1
vote 1: *
last 1
night 3
shots: 2>3 6>3 9>3
don: -
sheriff: 6
day 3
last 3
nominate 4 6
nominate 6 5
vote 6: 4 5 7
vote 5: *
last 5
extra 2 li1 "план чёрных"
extra 6 li2
`;

/** A kill with two numbers named, then three nights without one: a draw. */
const fiim2025 = `[rulebook fiim-2025]
${seated}
foul 5 (6.6.1)
night 2
shots: 2>10 6>10 9>10
don: 4
sheriff: 2
best: 2 6
day 2
last 10
night 3
shots: 2>- 6>- 9>-
don: -
sheriff: -
day 3
night 4
shots: 2>- 6>- 9>-
don: -
sheriff: -
day 4
night 5
shots: 2>- 6>- 9>-
don: -
sheriff: -
day 5
`;

export const fiveGames: Readonly<Record<RulebookId, string>> = {
  'fsm-2024': fsm,
  'fiim-2018': fiim2018,
  'neft-mmt': neft,
  'bel-canto': belCanto,
  'fiim-2025': fiim2025,
};
