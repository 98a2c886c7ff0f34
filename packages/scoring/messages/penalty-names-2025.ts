// Short names of the small and large penalties of fiim-2025.
import type { Text } from '@omerta/base/lang.ts';

const small: readonly (readonly [number: string, en: string, ru: string])[] = [
  ['1.1', 'Said or hinted that he heard a red at night', 'Сказал или намекнул, что слышал красного ночью'],
  ['1.2', 'Sided with a wrong version to the end', 'До конца поддержал неверную версию'],
  ['1.3', 'Covered a black and did not go back on it', 'Прикрывал чёрного и не отказался'],
  ['1.4', 'Killed on night 2, left a wrong version', 'Убит во вторую ночь, оставил неверную версию'],
  ['1.5', 'No split with six when it won for sure', 'Не попилил вшестером при верной победе'],
  ['1.6', 'No hand for a winning lift with four', 'Не поднял двоих вчетвером, среди них чёрный'],
  ['1.7', 'Covered a black in a split on a critical round', 'Прикрыл чёрного в попиле на критике'],
  ['1.8', 'Broke an agreed split into a red', 'Сломал согласованный попил в красного'],
  ['1.9', 'Forgot to nominate with four or three', 'Не выставил вчетвером или втроём'],
  ['1.10', 'Three against three, which did not come about', 'Три на три без баланса, не состоялось'],
  ['2.1', 'Missed although the shot was set', 'Промах при ясно поставленном выстреле'],
  ['2.2', 'Did not set the shot entrusted to him', 'Не поставил доверенный выстрел'],
  [
    '2.3',
    'Deciding vote against an unchecked black with nine',
    'Решающий голос в непроверенного чёрного вдевятером',
  ],
  [
    '2.4',
    'One vote short against a red on a critical round',
    'Не дал недостающий голос в красного на критике',
  ],
  ['2.5', 'Did not break a split on a critical round', 'Не сломал попил на критике'],
  ['2.6', 'A failed break with ten gave him away', 'Неудачный слом за столом из десяти выдал его'],
  ['2.7', 'Deciding vote into himself or a black with ten', 'Решающий голос в себя или чёрного вдесятером'],
  ['2.8', 'Third hand for the lift of himself with four', 'Третья рука за подъём себя вчетвером'],
  ['2.9', 'Broke a split into himself or a black', 'Сломал попил в себя или чёрного'],
  ['2.10', 'Covered a red in a split with ten', 'Прикрыл красного в попиле вдесятером'],
  ['2.12', 'Gave up and gave away a shot', 'Сдался и выдал выстрел'],
  ['2.13', 'Gave out checks or shots that lost the game', 'Выдал проверки или выстрелы, игра проиграна'],
  ['2.14', 'Voted out with nine while unchecked', 'Заголосован вдевятером непроверенным'],
  ['2.15', 'Forgot to nominate with four or three', 'Не выставил вчетвером или втроём'],
  ['2.16', 'Red check on the real Sheriff', 'Красная проверка на настоящего шерифа'],
  ['2.17', 'Claimed on the last word of the real Sheriff', 'Вскрылся на последнем слове настоящего шерифа'],
  ['3.1', 'The Don set no shots, a miss followed', 'Дон не поставил выстрелы, был промах'],
  ['3.2', 'The Don wasted a check', 'Дон не использовал проверку'],
  ['4.1', 'The Sheriff revealed himself to a black on day 1', 'Шериф раскрылся чёрному в первый день'],
  ['4.2', 'Checked a red marked to be shot', 'Проверил красного, явно намеченного к отстрелу'],
  ['4.3', 'Checked an open claimant on night 2', 'Проверил вскрывшегося во вторую ночь'],
  ['4.4', 'The Sheriff wasted a check', 'Шериф не использовал проверку'],
  ['5.1', 'Left by his own vote by accident', 'Случайно ушёл от своего голоса'],
  ['5.2', 'At the table when a draw was declared', 'За столом при ничьей'],
];

const large: typeof small = [
  ['1.1', 'Broke a split into a red on day 1', 'Сломал попил в красного в первый день'],
  ['1.2', 'Broke a split into a red with four', 'Сломал попил в красного вчетвером'],
  ['1.3', 'Voted into a red against three wills', 'Голос в красного вопреки трём завещаниям'],
  ['1.4', 'Three against three, which came about', 'Три на три без баланса, состоялось'],
  ['1.5', 'Split twice with three at the table', 'Дважды попилил втроём'],
  [
    '1.6',
    'Two or three against as many beside a certain red',
    'Попил, когда верный красный собирал руки в чёрного',
  ],
  ['1.7', 'Red claimed Sheriff and let it stand', 'Красный вскрылся шерифом и не отказался'],
  ['1.8', 'Said he was black and was voted out', 'Назвался чёрным и был заголосован'],
  ['1.9', 'Voted out, let it stand that he was black', 'Заголосован, оставил себя чёрным или выдал выстрел'],
  ['1.10', 'A certain red gathered hands into a red', 'Верный красный собрал руки в красного'],
  ['2.1', 'The Sheriff never claimed his role', 'Шериф не вскрылся'],
  ['2.2', 'The Sheriff left vague or false checks', 'Шериф оставил неточные или ложные проверки'],
  ['2.2.1', 'A checked red was voted out', 'Проверенный красный заголосован'],
  ['2.2.2', 'A checked black stayed', 'Проверенный чёрный остался'],
  ['2.2.3', 'A black stayed within the group of a red check', 'Чёрный остался в группе с красной проверкой'],
  ['2.2.4', 'Information at odds with the checks', 'Информация не совпала с проверками'],
  ['2.3', 'The Sheriff made no check on two nights', 'Шериф не проверял две ночи'],
  ['2.4', 'The Sheriff skipped a check that would have won', 'Шериф не сделал победную проверку'],
  ['3.1', 'Admitted being black with four or three', 'Признался чёрным вчетвером или втроём'],
  ['3.2', 'Slept through the mafia briefing', 'Проспал договорку'],
  ['3.3', 'Did not shoot on two nights', 'Не стрелял две ночи'],
  ['3.4', 'Missed when the kill would have won', 'Промах при победном выстреле'],
  [
    '4.1',
    'The Don slept through the mafia briefing and set no shots',
    'Дон проспал договорку и не поставил выстрелы',
  ],
  ['5.1', 'Left by his own vote by accident, and lost', 'Случайно ушёл от своего голоса, команда проиграла'],
];

const of = (list: typeof small, clause: string): readonly (readonly [string, Text])[] =>
  list.map(([number, en, ru]) => [`${clause}/${number}`, { en, ru }] as const);

export const penaltiesOf2025: Readonly<Record<string, Text>> = Object.fromEntries([
  ...of(small, '8.4.4'),
  ...of(large, '8.5.5'),
  ['8.4.2', { en: 'An unlisted act as harmful', ru: 'Иное столь же вредное действие' }],
  ['8.5.3', { en: 'An unlisted destructive act', ru: 'Иное разрушительное действие' }],
]);
