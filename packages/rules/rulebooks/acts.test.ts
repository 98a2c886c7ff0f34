// The names of the violations contain the words without which they would name another act.
import { expect, it } from 'vitest';
import { acts, type Offence } from './acts.ts';
import { rulebookIds } from './rulebook.ts';
import { mentionsOf, pinned } from './testing/pinned-table.ts';

const words: Readonly<Record<Offence, readonly [en: RegExp, ru: RegExp]>> = {
  'speech-out-of-turn': [/^Speaking out of turn$/, /^Речь не в свою минуту$/],
  'lip-articulation': [/readable from the lips/, /понятные по губам/],
  'hidden-whisper': [/^Secret whisper/, /^Тайный шёпот/],
  'shout-before-night': [/^Shout just before night/, /^Выкрик перед.*ночи$/],
  'excessive-gestures': [/^Excessive gestures$/, /^Слишком много жестов$/],
  'gestures-beyond-sector': [/^Gestures beyond the own sector$/, /^Жесты вне своего сектора$/],
  'gestures-out-of-sight': [/^Gestures behind.*below the table$/, /^Жесты за спинами или под столом$/],
  'gestures-at-first-victim': [
    /^Gestures in the first victim’s last minute$/,
    /^Жесты на минуте первого убитого$/,
  ],
  'aggressive-gestures': [/^Aggressive gestures/, /^Агрессивные жесты/],
  'day-touching': [/^Touching somebody by day$/, /^Прикосновение днём$/],
  'table-banging': [/^Banging the table$/, /^Стук по столу$/],
  'unethical-behaviour': [/^Unethical behaviour$/, /^Неэтичное поведение$/],
  'arguing-with-referee': [/^Arguing with the referee$/, /^Спор с судьёй$/],
  'rating-the-referee': [/^Commenting on the referee’s work$/, /^Обсуждение действий судьи$/],
  'mask-by-day': [/^Mask kept on by day$/, /^Маска на глазах днём$/],
  'eyes-hidden': [/^Eyes hidden/, /^Глаза скрыты/],
  'hand-pulled-back': [/^Hand pulled back from the vote$/, /^Рука отдёрнута на голосовании$/],
  'hand-down-early': [/^Hand on the table before the vote$/, /^Рука на столе до голосования$/],
  'vote-gestures': [/^Gestures or appeals during the vote$/, /^Жесты и призывы на голосовании$/],
  'vote-movements': [/^Gestures or movements during the vote$/, /^Жесты и движения на голосовании$/],
  'vote-withheld': [/^Did not vote against the last candidate$/, /^Не проголосовал против последнего$/],
  'vote-several': [/^Voting against several candidates$/, /^Голос против нескольких кандидатур$/],
  'vote-form': [/^Voting with palm, finger or elbow$/, /^Голос ладонью, пальцем, локтем$/],
  'vote-two-hands': [/^Voting with both hands$/, /^Голос двумя руками$/],
  'emotional-pressure': [/^Emotional display to press others$/, /^Показные эмоции ради давления$/],
  'aggressive-emotion': [/^Aggressive emotion/, /^Агрессивные эмоции/],
  'loud-shout': [/^Shouting, far too loud/, /^Крик, слишком громкий/],
  'loss-of-composure': [/out of control$/, /без контроля$/],
  'two-readings': [/can be read two ways$/, /толкуется двояко$/],
  'singing-or-greetings': [/^Singing.*greetings$/, /^Песни.*приветы$/],
  'stock-phrase': [/^Religious or ethical stock phrase$/, /^Присказка о вере/],
  'forfeit-threat': [/^Threat to forfeit if taken out$/, /^Угроза сделать ППК при выводе$/],
  'leaving-table': [/^Leaving the table$/, /^Уход из-за стола$/],
  'provoked-leaving': [/^Leaving to make an opponent leave too$/, /^Уход с провокацией соперника$/],
  insult: [/^Insult$/, /^Оскорбление$/],
  'insulting-the-referee': [/^Insulting the referee$/, /^Оскорбление судьи$/],
  'obscene-language': [/^Obscene language$/, /нецензурная речь$/],
  'word-suicide': [/^The word “suicide”$/, /^Слово «суицид»$/],
  'sexual-expression': [/^Sexual words or gestures$/, /^Сексуальные слова или жесты$/],
  'foreign-language': [/^Hiding words in a foreign language$/, /^Скрытная речь на чужом языке$/],
  tears: [/^Tears at the table$/, /^Слёзы за столом$/],
  'nongame-appeal': [/^Appeal to faith, honour or pity$/, /^Неигровая апелляция$/],
  'pleading-gesture': [/^Pleading with folded palms$/, /^Мольба сложенными ладонями$/],
  'importance-appeal': [/^Appeal to how much the game matters$/, /^Апелляция к важности игры$/],
  'outside-advantage': [/^Seeking a non-game advantage$/, /^Поиск неигрового преимущества$/],
  'best-move-request': [/^Asking for.*in the best move$/, /^Просьба о лучшем ходе$/],
  'best-move-influence': [/^Citing influence on the best move$/, /^Ссылка на влияние на лучший ход$/],
  'best-move-talk': [/talk during the best move$/, /слова на лучшем ходе$/],
  'deal-posture': [/^Night posture not taken at the deal$/, /^Нет ночной посадки на раздаче$/],
  'shout-after-night': [/^Shout or gesture once night is called$/, /^Выкрик или жест после слова «ночь»$/],
  'posture-refused': [/^Refusing the night posture$/, /^Отказ от ночной посадки$/],
  'posture-refused-after-check': [
    /^Refusing the posture after a check$/,
    /^Отказ от посадки после проверки$/,
  ],
  'check-reaction': [/^Audible reaction to a check$/, /^Слышимая реакция на проверку$/],
  'night-posture': [/^Night posture broken$/, /^Нарушена ночная посадка$/],
  'night-touching': [/^Touching somebody at night$/, /^Прикосновение ночью$/],
  'night-signs': [/^Night signs to the Don or Sheriff$/, /^Ночные знаки Дону или Шерифу$/],
  'night-talk': [/^Talking or shouting at night$/, /^Разговор или выкрик ночью$/],
  'night-mask': [/^Hand on the mask at night$/, /^Рука на маске ночью$/],
  'night-conduct': [/^Other breach of night behaviour$/, /^Другое нарушение ночью$/],
  'involuntary-peeping': [/^Involuntary peeping at night$/, /^Невольное подглядывание ночью$/],
  'deliberate-peeping': [/^Deliberate peeping$/, /^Умышленное подглядывание$/],
  'outside-information': [/^Information got outside the game$/, /^Сведения неигровым путём$/],
  'protocol-peeping': [/^Peeping into the referee’s protocol$/, /^Подглядывание в протокол$/],
  'device-information': [/^Information from an electronic device$/, /^Сведения с электронного устройства$/],
  'electronics-in-use': [/^Using an electronic device$/, /^Использование электроники$/],
  oath: [/^Oath$/, /^Клятва$/],
  bet: [/^Bet$/, /^Пари$/],
  threat: [/^Blackmail or threat$/, /^Шантаж или угроза$/],
  bribery: [/^Bribery$/, /^Подкуп$/],
  'audience-hint': [/^Hint from the audience$/, /^Подсказка из зала$/],
  'night-information': [/^Proof by night information$/, /^Доказательство ночной информацией$/],
  'night-information-use': [/^Use of night information$/, /^Использование ночной информации$/],
  'farewell-damage': [/^Slamming or throwing things on leaving$/, /^Хлопок, бросок вещей при уходе$/],
  'interference-from-outside': [
    /^Interference after leaving the room$/,
    /^Вмешательство после ухода из зала$/,
  ],
  'equipment-damage': [/^Deliberate damage to equipment$/, /^Умышленная порча оборудования$/],
  'off-game-disrespect': [/^Flagrant disrespect off the game$/, /^Явное неуважение вне игры$/],
  'off-game-shouting': [/^Shouting conflict off the game$/, /^Конфликт с криками вне игры$/],
  'rude-claims': [/^Rude claims against an official$/, /^Грубые претензии/],
  'club-property-damage': [/^Damaging club property off the game$/, /^Порча имущества клуба вне игры$/],
  'throwing-things': [/^Throwing things at somebody off the game$/, /^Бросок вещей в человека вне игры$/],
};

/** `fsm-2024 6.6.5, 5.1.13; neft-mmt 14.4`: where the act is punished or named. */
const cited = (act: Offence): string =>
  rulebookIds
    .flatMap((id) => {
      const clauses = pinned[id].sanctions.filter((each) => each.act === act).map(({ clause }) => clause);
      return clauses.length === 0
        ? []
        : [`${id} ${[...new Set([...clauses, ...mentionsOf(id, act)])].join(', ')}`];
    })
    .join('; ');

it.each(
  (Object.keys(words) as Offence[]).map(
    (act) => [`[${cited(act)}] ${act} is called by its name`, act] as const,
  ),
)('%s', (_, act) => {
  const [en, ru] = words[act];
  expect(acts[act].en).toMatch(en);
  expect(acts[act].ru).toMatch(ru);
});
