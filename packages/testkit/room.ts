// What each rulebook asks of the room, written from the rulebooks a second time: clause by clause, when it is
// said and by which words.
import type { Lang } from '@omerta/base/lang.ts';
import type { ReminderMoment } from '@omerta/rules/rulebooks/reminder.ts';
import type { RulebookId } from '@omerta/rules/rulebooks/rulebook.ts';

/** Words without which the reminder would say something else, and what it must not say besides what none may. */
type Said = Readonly<Record<Lang, readonly string[]>> & { readonly never?: RegExp };
type Asked = Said & { readonly at: ReminderMoment };

/** Words that turn a demand into a permission. */
const permits: Readonly<Record<Lang, RegExp>> = {
  en: /welcome|\bmay\b|need not|needn|optional|except|unless|don[’']t|do not|allowed\b/i,
  ru: /можно|необязательн|не обязан|не нужно|незачем|разрешен[оыа]|кроме|приветств/i,
};

const comfort: Said = {
  en: ['Ten sit in comfort', 'you see and hear everybody'],
  ru: ['Десятерым удобно', 'вам всех видно и слышно'],
};
const plate: Said = { en: ['A number plate', 'at every seat'], ru: ['Номер', 'у каждого места'] };
const mask: Said = { en: ['a mask', 'at every seat'], ru: ['маска', 'у каждого места'] };
const plateAndMask: Said = {
  en: ['A number plate and a mask at every seat'],
  ru: ['Номер и маска у каждого места'],
};
const plateAndFullMask: Said = {
  en: ['A number plate and a mask', 'at least 210 × 125 mm', 'at every seat'],
  ru: ['Номер и маска', 'не меньше 210 × 125 мм', 'у каждого места'],
};
const music: Said = {
  en: ['night music plays', 'everybody hears it'],
  ru: ['Музыка для ночи играет', 'всем слышна'],
};
const russian: Said = {
  en: ['in Russian'],
  ru: ['на русском языке'],
  never: /another|region|другой|региональн/i,
};
const languageOfAll: Said = {
  en: ['Russian', 'another language', 'that all ten speak'],
  ru: ['Русский', 'другой язык', 'владеют все десять'],
};
const regional: Said = {
  en: ['Russian and the regional language', 'regulations'],
  ru: ['Русский и региональный язык', 'регламент'],
  never: /another|другой/i,
};
const playingArea: Said = {
  en: ['stays in the playing area', 'while he is in the game'],
  ru: ['не покидает игровую площадку', 'пока он в игре'],
};
const fair: Said = {
  en: ['endanger nobody', 'offend nobody', 'no advantage'],
  ru: ['не опасны', 'не оскорбляют', 'не дают преимущества'],
};
const phonesOnDemand: Said = {
  en: ['muted or off', 'handed in if you ask'],
  ru: ['без звука или выключены', 'по просьбе сданы'],
};
const phonesAway: Said = {
  en: ['Phones and devices', 'handed in or switched off'],
  ru: ['Телефоны и устройства', 'сданы или выключены'],
  never: /ask|просьб/i,
};
const ownMaskByReferee: Said = {
  en: ['Own masks', 'only if you allow'],
  ru: ['Свои маски', 'только с вашего разрешения'],
  never: /chief|главн/i,
};
const ownMaskByChief: Said = {
  en: ['Own masks', 'only if the chief referee allows'],
  ru: ['Свои маски', 'только с разрешения главного судьи'],
  never: /\byou\b|ваш/i,
};
const byNicknameOrNumber: Said = {
  en: ['Players', 'nickname or number'],
  ru: ['К игрокам', 'нику или номеру'],
  never: /\bname\b|имен/i,
};
const refereeOrHost: Said = {
  en: ['The referee', '“Mr” or “Madam”', '“Referee” or “Host”'],
  ru: ['К судье', 'Господин/госпожа', 'Судья', 'Ведущий'],
  never: /nickname|ник/i,
};
const handUntilCounted: Said = {
  en: ['hand stays on the table', 'until you say the count'],
  ru: ['Рука на столе', 'пока вы не назовёте число голосов'],
};
const noMaskByDay: Said = { en: ['No mask over the eyes by day'], ru: ['Днём маску на глаза не надевать'] };
const nightPosture: Said = {
  en: ['Back straight', 'arms crossed', 'hands on shoulders', 'head bowed 45°'],
  ru: ['Спина прямая', 'руки скрещены', 'ладони на плечах', 'голова наклонена на 45°'],
};
const nightConduct: Said = {
  en: ['No talk', 'songs', 'dance', 'touching', 'food', 'drink', 'smoke'],
  ru: ['Не говорить', 'не петь', 'не танцевать', 'не касаться', 'не есть', 'не пить', 'не курить'],
};
const maskOnElastic: Said = {
  en: ['right size', 'on the elastic', 'no gap', 'no hands'],
  ru: ['по размеру', 'на резинке', 'без просвета', 'руками не держать'],
};
const thingsOff: Said = {
  en: ['Off:', 'headgear', 'glasses', 'watches', 'reflects'],
  ru: ['Снять:', 'головные уборы', 'очки', 'часы', 'отражает'],
};

const at =
  (moment: ReminderMoment) =>
  (said: Said): Asked => ({ ...said, at: moment });
const [game, night, day, vote] = [at('game'), at('night'), at('day'), at('vote')];

/** Every clause that asks something of the room and that the table reminds of. */
export const room: Readonly<Record<RulebookId, Readonly<Record<string, Asked>>>> = {
  'fsm-2024': {
    '2.1': game(comfort),
    '2.2': game(plateAndFullMask),
    '2.3': game(music),
    '2.4': game(russian),
    '2.5': game({
      en: ['role cards of one layout', 'the federation’s'],
      ru: ['карт ролей единого образца', 'федерации'],
    }),
    '3.1': game(playingArea),
    '3.2': game(fair),
    '3.3': game(phonesOnDemand),
    '3.4': game(ownMaskByReferee),
    '4.3.3': game(byNicknameOrNumber),
    '4.3.4': game(refereeOrHost),
    '4.3.6': day(noMaskByDay),
    '4.4.6': vote(handUntilCounted),
    '4.5.10': night(nightPosture),
    '4.5.10.1': night(nightConduct),
    '4.5.10.2': night(maskOnElastic),
    '4.5.10.3': night(thingsOff),
  },
  'fiim-2018': {
    '2.1': game(comfort),
    '2.2': game(plateAndMask),
    '2.3': game(music),
    '2.4': game(languageOfAll),
    '3.1': game(playingArea),
    '3.2': game(fair),
    '3.3': game(phonesAway),
    '3.4': game(ownMaskByChief),
    '4.3.3': game(byNicknameOrNumber),
    '4.3.4': game(refereeOrHost),
    '4.4.7': vote(handUntilCounted),
    '4.5.9': night(nightPosture),
    '4.5.9.1': night(nightConduct),
    '4.5.9.2': night(maskOnElastic),
    '4.5.9.3': night(thingsOff),
  },
  'neft-mmt': {
    '2.1.3': game(plate),
    '2.1.4': game(mask),
    '2.1.5': game({ en: ['Role cards'], ru: ['Карты ролей'] }),
    '2.1.6': game(music),
    '2.1.7': game({
      en: ['a yellow, a red and a purple card'],
      ru: ['жёлтая, красная и фиолетовая карточки'],
    }),
    '2.1.8': game({ en: ['A clock', 'this screen is both'], ru: ['Секундомер', 'этот экран и то и другое'] }),
    '2.1.9': game({
      en: ['a protocol', 'this screen is both'],
      ru: ['протокол', 'этот экран и то и другое'],
    }),
    '3.1': game(comfort),
    '3.2': game(plateAndMask),
    '4.1': game(russian),
    '5.1': game({
      en: ['stays at the table', 'while he is in the game'],
      ru: ['не покидает стол', 'пока он в игре'],
    }),
    '5.2': game({
      en: ['endanger nobody', 'offend nobody'],
      ru: ['никому не опасны', 'никого не оскорбляют'],
      never: /advantage|преимуществ/i,
    }),
    '5.3': night({
      en: ['No watches', 'sunglasses', 'headgear', 'off:', 'shines or sounds'],
      ru: ['Без часов', 'тёмных очков', 'головных уборов', 'снять', 'блестит или звучит'],
    }),
    '5.4': game({
      en: ['No phones', 'computers', 'e-books', 'earphones'],
      ru: ['Никаких телефонов', 'компьютеров', 'книг', 'наушников'],
    }),
    '5.5': game({
      en: ['Masks with a nickname', 'only if you allow'],
      ru: ['Именные маски', 'только с вашего разрешения'],
      never: /chief|главн/i,
    }),
    '6.6': game({
      en: ['cannot hold the night posture', 'for his health', 'says so'],
      ru: ['по здоровью не может держать ночную посадку', 'говорит'],
    }),
    '8.3': game({ en: ['Players', 'name, nickname or number'], ru: ['К игрокам', 'имени, нику или номеру'] }),
    '8.4': game({
      en: ['The referee', '“Mr” or “Madam”', '“Referee” or “Host”', 'or the nickname'],
      ru: ['К судье', 'Господин/госпожа', 'Судья', 'Ведущий', 'или по нику'],
    }),
    '9.7': vote(handUntilCounted),
    '10.10.6': at('best')({
      en: ['You or a side referee', 'stand behind the player', 'best move'],
      ru: ['лучшего хода', 'за спиной игрока', 'вы или линейный судья'],
    }),
    '10.11': night({
      en: ['right size', 'tight', 'no gap', 'no hands'],
      ru: ['по размеру', 'плотно', 'без просвета', 'руками не касаться'],
    }),
    'G-25': night({
      en: ['Upright', 'arms crossed', 'palms on shoulders', 'head bowed 45°', 'no sound', 'no movement'],
      ru: ['Прямо', 'руки скрещены', 'ладони на плечах', 'голова на 45°', 'без звука и движения'],
    }),
    'G-26': at('free-seating')({
      en: ['Sit as you like', 'tell and learn nothing'],
      ru: ['Сидеть как удобно', 'ничего не сообщать и не узнавать'],
    }),
  },
  'bel-canto': {
    '2.1': game(comfort),
    '2.2': game(plateAndMask),
    '2.3': game(music),
    '2.4': game(languageOfAll),
    '3.1': game(playingArea),
    '3.2': game(fair),
    '3.3': game(phonesAway),
    '4.3.3': game(byNicknameOrNumber),
    '4.3.4': game(refereeOrHost),
    '4.4.7': vote(handUntilCounted),
    '4.5.9': night(nightPosture),
    '4.5.9.1': night(nightConduct),
    '4.5.9.2': night(maskOnElastic),
    '4.5.9.3': night(thingsOff),
  },
  'fiim-2025': {
    '2.1': game(comfort),
    '2.2': game(plateAndMask),
    '2.3': game(music),
    '2.4': game(regional),
    '3.1': game(playingArea),
    '3.2': game(fair),
    '3.3': game(phonesOnDemand),
    '3.4': game(ownMaskByReferee),
    '4.3.3': game(byNicknameOrNumber),
    '4.3.4': game(refereeOrHost),
    '4.3.6': day(noMaskByDay),
    '4.4.6': vote(handUntilCounted),
    '4.5.10': night(nightPosture),
    '4.5.10.1': night(nightConduct),
    '4.5.10.2': night(maskOnElastic),
    '4.5.10.3': night(thingsOff),
  },
};

/** What a text lacks of this demand, or says against it. */
export const mismatches = (asked: Asked, text: string, lang: Lang): readonly string[] => [
  ...asked[lang].filter((words) => !text.includes(words)).map((words) => `does not say “${words}”`),
  ...(permits[lang].test(text) ? ['permits what it should demand'] : []),
  ...(asked.never?.test(text) ? ['says what another rulebook says'] : []),
];
