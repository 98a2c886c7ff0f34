// What happens in the room, where no program sees it: the screen reminds of it at its moment, by its clauses.
import type { Text } from '@omerta/base/lang.ts';
import type { Rules } from './rules.ts';

/** Before the game, before a night is called, and at the steps of the script that have one. */
export const reminderMoments = ['game', 'night', 'free-seating', 'day', 'vote', 'best'] as const;
export type ReminderMoment = (typeof reminderMoments)[number];

export const reminderTexts = {
  'table-for-ten': {
    en: 'Ten sit in comfort; you see and hear everybody',
    ru: 'Десятерым удобно; вам всех видно и слышно',
  },
  'plates-and-masks': { en: 'A number plate and a mask at every seat', ru: 'Номер и маска у каждого места' },
  'plates-and-full-masks': {
    en: 'A number plate and a mask of at least 210 × 125 mm at every seat',
    ru: 'Номер и маска не меньше 210 × 125 мм у каждого места',
  },
  sound: { en: 'The night music plays and everybody hears it', ru: 'Музыка для ночи играет и всем слышна' },
  'cards-of-one-layout': {
    en: 'Ten role cards of one layout, the federation’s',
    ru: 'Десять карт ролей единого образца федерации',
  },
  'cards-of-roles-and-sanctions': {
    en: 'Role cards; a yellow, a red and a purple card',
    ru: 'Карты ролей; жёлтая, красная и фиолетовая карточки',
  },
  'clock-and-protocol': {
    en: 'A clock and a protocol: this screen is both',
    ru: 'Секундомер и протокол: этот экран и то и другое',
  },
  'language-russian': { en: 'The game is played in Russian', ru: 'Играем на русском языке' },
  'language-of-all': {
    en: 'Russian, or another language that all ten speak',
    ru: 'Русский или другой язык, если им владеют все десять',
  },
  'language-of-the-region': {
    en: 'Russian and the regional language of the regulations',
    ru: 'Русский и региональный язык по регламенту турнира',
  },
  'phones-when-asked': {
    en: 'Phones and devices muted or off, handed in if you ask',
    ru: 'Телефоны и устройства без звука или выключены; по просьбе сданы',
  },
  'phones-away': {
    en: 'Phones and devices handed in or switched off',
    ru: 'Телефоны и устройства сданы или выключены',
  },
  'no-devices': {
    en: 'No phones, computers, e-books, earphones',
    ru: 'Никаких телефонов, компьютеров, электронных книг, наушников',
  },
  'own-mask-by-the-referee': {
    en: 'Own masks: only if you allow them',
    ru: 'Свои маски: только с вашего разрешения',
  },
  'own-mask-by-the-chief': {
    en: 'Own masks: only if the chief referee allows them',
    ru: 'Свои маски: только с разрешения главного судьи',
  },
  'named-mask-by-the-referee': {
    en: 'Masks with a nickname: only if you allow them',
    ru: 'Именные маски: только с вашего разрешения',
  },
  'fair-gear': {
    en: 'Personal things endanger nobody, offend nobody, give no advantage',
    ru: 'Личные вещи не опасны, не оскорбляют, не дают преимущества',
  },
  'safe-gear': {
    en: 'Personal things endanger nobody and offend nobody',
    ru: 'Личные вещи никому не опасны и никого не оскорбляют',
  },
  'medical-exemption': {
    en: 'Whoever cannot hold the night posture for his health says so now',
    ru: 'Кто по здоровью не может держать ночную посадку, говорит сейчас',
  },
  'stay-in-the-playing-area': {
    en: 'A player stays in the playing area while he is in the game',
    ru: 'Игрок не покидает игровую площадку, пока он в игре',
  },
  'stay-at-the-table': {
    en: 'A player stays at the table while he is in the game',
    ru: 'Игрок не покидает стол, пока он в игре',
  },
  'address-players': {
    en: 'Players are addressed by nickname or number',
    ru: 'К игрокам обращаются по нику или номеру',
  },
  'address-players-by-name': {
    en: 'Players are addressed by name, nickname or number',
    ru: 'К игрокам обращаются по имени, нику или номеру',
  },
  'address-referee': {
    en: 'The referee is “Mr” or “Madam”, “Referee” or “Host”',
    ru: 'К судье: «Господин/госпожа Судья» или «Ведущий»',
  },
  'address-referee-or-nickname': {
    en: 'The referee is “Mr” or “Madam”, “Referee” or “Host”, or the nickname',
    ru: 'К судье: «Господин/госпожа Судья», «Ведущий» или по нику',
  },

  'things-off': {
    en: 'Off: headgear, glasses, watches, whatever reflects',
    ru: 'Снять: головные уборы, очки, часы, всё, что отражает',
  },
  'things-off-and-silent': {
    en: 'No watches, sunglasses, headgear; off: whatever shines or sounds',
    ru: 'Без часов, тёмных очков, головных уборов; снять всё, что блестит или звучит',
  },
  'mask-fits': {
    en: 'Masks of the right size, on the elastic, no gap, no hands',
    ru: 'Маска по размеру, на резинке, без просвета, руками не держать',
  },
  'mask-untouched': {
    en: 'Masks of the right size, tight, no gap, no hands',
    ru: 'Маска по размеру, плотно, без просвета, руками не касаться',
  },
  posture: {
    en: 'Back straight, arms crossed, hands on shoulders, head bowed 45°',
    ru: 'Спина прямая, руки скрещены, ладони на плечах, голова наклонена на 45°',
  },
  'posture-still': {
    en: 'Upright, arms crossed, palms on shoulders, head bowed 45°; no sound, no movement',
    ru: 'Прямо, руки скрещены, ладони на плечах, голова на 45°; без звука и движения',
  },
  'night-conduct': {
    en: 'No talk, songs, dance, touching, food, drink, smoke',
    ru: 'Не говорить, не петь, не танцевать, не касаться других, не есть, не пить, не курить',
  },

  'free-seating': {
    en: 'Sit as you like; tell and learn nothing',
    ru: 'Сидеть как удобно; ничего не сообщать и не узнавать',
  },
  'no-mask-by-day': { en: 'No mask over the eyes by day', ru: 'Днём маску на глаза не надевать' },
  'nominations-told': {
    en: 'Who asks may be told who is nominated',
    ru: 'На вопрос, кто выставлен, судья может ответить',
  },
  'hand-stays': {
    en: 'The hand stays on the table until you say the count',
    ru: 'Рука на столе, пока вы не назовёте число голосов',
  },
  'guard-the-best-move': {
    en: 'You or a side referee stand behind the player during the best move',
    ru: 'Во время лучшего хода за спиной игрока стоите вы или линейный судья',
  },
} as const satisfies Readonly<Record<string, Text>>;

export type ReminderName = keyof typeof reminderTexts;

export type Reminder = {
  readonly at: ReminderMoment;
  readonly what: ReminderName;
  /** The first says it; the others say the same of a part. */
  readonly clauses: readonly [string, ...string[]];
  /** Only where a switch has given this rule this value. */
  readonly only?: readonly [rule: keyof Rules, value: string];
};

/** Those of one moment, in their order, in the shape that the editions write them. */
export const remind = (
  at: ReminderMoment,
  list: Readonly<Partial<Record<ReminderName, string | readonly [string, ...string[]]>>>,
): readonly Reminder[] =>
  (Object.entries(list) as [ReminderName, string | readonly [string, ...string[]]][]).map(
    ([what, clauses]) => ({
      at,
      what,
      clauses: typeof clauses === 'string' ? [clauses] : clauses,
    }),
  );

type Reminding = { readonly reminders: readonly Reminder[]; readonly rules: Rules };

export const remindersAt = ({ reminders, rules }: Reminding, at: ReminderMoment): readonly Reminder[] =>
  reminders.filter(
    (each) => each.at === at && (each.only === undefined || rules[each.only[0]].value === each.only[1]),
  );
