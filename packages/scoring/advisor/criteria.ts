// The grounds for extra points that a rulebook recommends; `credits` says which of them the record shows.
import type { Text } from '@omerta/base/lang.ts';
import type { Team } from '@omerta/rules/game/role.ts';
import type { Seat } from '@omerta/rules/game/seat.ts';
import type { RulebookId } from '@omerta/rules/rulebooks/rulebook.ts';
import { outcomeAt, type Sheet, teamAt } from '../sheet/sheet.ts';

type Criterion = {
  readonly clause: string;
  /** Whom it speaks of; null: anybody. */
  readonly team: Team | null;
  readonly effect: 'more' | 'less';
  /** It speaks of a player whose team lost a game it could have won. */
  readonly lost?: true;
  readonly text: Text;
};

const more = (team: Team, clause: string, en: string, ru: string): Criterion => ({
  clause,
  team,
  effect: 'more',
  text: { en, ru },
});

const neft: readonly Criterion[] = [
  {
    clause: '26.1',
    team: null,
    effect: 'less',
    text: { en: 'Pressed by shouting or emotion', ru: 'Давил криком и эмоциями' },
  },
  more('black', '26.2.1', 'His Sheriff’s version led the table', 'Его версия шерифа стала ведущей'),
  more(
    'black',
    '26.2.2',
    'Won the decisive vote by his activity',
    'Выиграл решающее голосование своей активностью',
  ),
  more(
    'black',
    '26.2.3',
    'A strong unorthodox move that won',
    'Сильный нестандартный ход, приведший к победе',
  ),
  more('black', '26.2.4', 'Great influence on the key events', 'Большое влияние на ключевые события'),
  {
    clause: '26.3',
    team: 'black',
    effect: 'less',
    lost: true,
    text: {
      en: 'Could very probably have won a critical moment',
      ru: 'Мог почти наверняка выиграть в критической ситуации',
    },
  },
  more(
    'red',
    '26.4.1',
    'Gathered the red team and the right order of exits',
    'Собрал красную команду и верный порядок вывода',
  ),
  more(
    'red',
    '26.4.2',
    'Read the teams and proposed moves that won',
    'Верно прочитал команды, предложил ходы к победе',
  ),
  more('red', '26.4.3', 'Right nominations, votes and splits', 'Верные выставления, голоса и попилы'),
  more('red', '26.4.4', 'Voted right in the decisive vote', 'Верно проголосовал на решающем голосовании'),
  more('red', '26.4.5', 'A strong unorthodox move into a black', 'Сильный нестандартный ход в чёрного'),
  more('red', '26.4.6', 'The Sheriff’s version was clearly the stronger', 'Версия шерифа была явно сильнее'),
  more(
    'red',
    '26.4.7',
    'Left true instructions that the table followed',
    'Оставил верное завещание, которому стол последовал',
  ),
];

export const recommended: Partial<Readonly<Record<RulebookId, readonly Criterion[]>>> = { 'neft-mmt': neft };

/** Those that can speak of this player in this game. */
export const criteriaFor = (id: RulebookId, sheet: Sheet, seat: Seat): readonly Criterion[] =>
  (recommended[id] ?? []).filter(
    ({ team, lost }) =>
      (team === null || team === teamAt(sheet, seat)) && (!lost || outcomeAt(sheet, seat) === 'loss'),
  );
