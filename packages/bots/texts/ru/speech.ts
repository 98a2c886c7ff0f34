// Что говорят боты за столом, по-русски.
import type { Seat } from '@omerta/rules/game/seat.ts';
import type { SpeechTexts } from '../../speech/speech-texts.ts';

type Name = { readonly who: string; readonly whom: string; readonly to: string };

const hard = (stem: string, who = `${stem}ый`): Name => ({ who, whom: `${stem}ого`, to: `${stem}ому` });

const names: Readonly<Record<Seat, Name>> = {
  1: hard('перв'),
  2: hard('втор', 'второй'),
  3: { who: 'третий', whom: 'третьего', to: 'третьему' },
  4: hard('четвёрт'),
  5: hard('пят'),
  6: hard('шест', 'шестой'),
  7: hard('седьм', 'седьмой'),
  8: hard('восьм', 'восьмой'),
  9: hard('девят'),
  10: hard('десят'),
};

const who = (seats: readonly Seat[]): string => seats.map((seat) => names[seat].who).join(' и ');
const whom = (seats: readonly Seat[]): string => seats.map((seat) => names[seat].whom).join(' и ');
/** Кому-то одному; никому — там, где поступок ни на кого не направлен. */
const him = (seat: Seat | null): string => (seat === null ? 'никого' : names[seat].whom);
const did = (both: boolean, one: string, many: string): string => (both ? `оба ${many}` : one);

export const speech: SpeechTexts = {
  suspect: [
    (seats) => `${who(seats)} для меня ${seats.length > 1 ? 'чёрные' : 'чёрный'}`,
    (seats) => `подозреваю ${whom(seats)}`,
    (seats) => `мне сегодня не ${seats.length > 1 ? 'нравятся' : 'нравится'} ${who(seats)}`,
  ],
  deeds: {
    nominated: (to, both) => did(both, `выставил ${him(to)}`, `выставили ${him(to)}`),
    raised: (to, both) => did(both, `голосовал против ${him(to)}`, `голосовали против ${him(to)}`),
    spared: (to, both) => did(both, `не поднял руку против ${him(to)}`, `не подняли руку против ${him(to)}`),
    named: (to, both) => did(both, `назвал ${him(to)} в лучшем ходе`, `назвали ${him(to)} в лучшем ходе`),
    lifted: (_, both) => did(both, 'голосовал за подъём', 'голосовали за подъём'),
    claimed: (_, both) => (both ? 'не верю их вскрытиям' : 'не верю этому вскрытию'),
    checked: (to) => `не верю проверке ${him(to)}`,
    silent: (_, both) =>
      did(both, 'промолчал, когда Шериф сказал бы слово', 'промолчали, когда Шериф сказал бы слово'),
  },
  signs: {
    nominated: (by, both) => `${both ? 'их' : 'его'} выставил ${names[by].who}`,
    raised: (by, both) =>
      `против ${both ? 'них' : 'него'} голосовал ${names[by].who}, а ${names[by].to} я верю`,
    spared: (by, both) => `${names[by].who} не поднял против ${both ? 'них' : 'него'} руку`,
    named: (by) => `так говорит лучший ход ${names[by].whom}`,
    checked: (by) => `такова проверка ${names[by].whom}`,
    cleared: (by, both) =>
      `${both ? 'их' : 'его'} назвал красным ${names[by].who}, а ${names[by].to} я не верю`,
  },
  numbers: [() => 'по счёту остаётся мало других вариантов', () => 'иначе ночи не сходятся'],
  unclear: [
    () => 'Пока ничего не ясно.',
    () => 'Пока мне не за что зацепиться.',
    () => 'Мне рано на кого-то указывать.',
  ],
  trust: [(seat) => `Верю ${names[seat].to}.`, (seat) => `Для меня ${names[seat].who} красный.`],
  sheriff: [() => 'Я Шериф.', () => 'Вскрываюсь: я Шериф.'],
  check: {
    black: [
      (seat) => `Проверил ${names[seat].whom}: чёрный.`,
      (seat) => `Моя проверка: ${names[seat].who} чёрный.`,
    ],
    red: [
      (seat) => `Проверил ${names[seat].whom}: красный.`,
      (seat) => `Моя проверка: ${names[seat].who} красный.`,
    ],
  },
  nominate: [(seat) => `Выставляю ${names[seat].whom}.`, (seat) => `Моя кандидатура — ${names[seat].who}.`],
};
