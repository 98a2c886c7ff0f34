// Every switch an organiser may set before the start: geographic rules, and readings decided where a text is unclear.
import type { Text } from '@omerta/base/lang.ts';
import type { RulebookId } from './rulebook.ts';
import { type Rules, ruled } from './rules.ts';

/** In which rulebook, by which clause, and what holds when nobody says otherwise. */
type Place = {
  readonly clause: string;
  readonly initial: string;
  /** The clause that calls it a geographic rule: the chief referee decides whether it holds. */
  readonly geographic?: string;
};

export type Switch = {
  readonly name: string;
  readonly what: Text;
  /** The values it takes; `decimal` stands for any number not below zero. */
  readonly values: readonly string[];
  readonly rulebooks: Partial<Record<RulebookId, Place>>;
  /** What a value other than the initial one changes in play; scoring reads the rest by name. */
  readonly play?: (value: string, clause: string) => Partial<Rules>;
};

export const geographicRule: Text = {
  en: 'geographic rule: the chief referee decides',
  ru: 'географическое правило: решает главный судья',
};

const onOff = ['on', 'off'] as const;

const playSwitches: readonly Switch[] = [
  {
    name: 'withdrawals',
    what: { en: 'A player may take back his own nomination', ru: 'Игрок может отозвать свою кандидатуру' },
    values: onOff,
    rulebooks: {
      'fiim-2018': { clause: '4.4.3', initial: 'on', geographic: '7.11' },
      'bel-canto': { clause: '4.4.3', initial: 'on', geographic: '7.11' },
    },
    play: (value, clause) => ({ withdrawal: ruled(value === 'on', clause) }),
  },
  {
    name: 'nomination-info',
    what: { en: 'The referee does not tell who is nominated', ru: 'Судья не сообщает, кто выставлен' },
    values: onOff,
    rulebooks: {
      'fiim-2018': { clause: '7.4', initial: 'on', geographic: '7.11' },
      'bel-canto': { clause: '7.4', initial: 'on', geographic: '7.11' },
    },
    play: (value, clause) => ({ nominationInfo: ruled(value === 'on' ? 'hidden' : 'told', clause) }),
  },
  {
    name: 'four-tie-night',
    what: {
      en: 'Four players tied twice go to night; three misses at four give red the win',
      ru: 'Четверо дважды поделили голоса: ночь; три промаха при четверых: победа красных',
    },
    values: onOff,
    rulebooks: {
      'fiim-2018': { clause: '7.6', initial: 'on', geographic: '7.11' },
      'bel-canto': { clause: '7.6', initial: 'on', geographic: '7.11' },
    },
    play: (value, clause) => ({
      liftTwoOfFour: ruled(value === 'on' ? 'barred' : 'held', clause),
      threeMisses: ruled(value === 'on' ? 'red-wins-at-four' : 'nothing', clause),
    }),
  },
  {
    name: 'second-removal',
    what: {
      en: 'On which days a second removal before the result also takes the next vote',
      ru: 'В какие дни второе удаление до итога отменяет и следующее голосование',
    },
    values: ['day-2', 'from-day-2'],
    rulebooks: { 'neft-mmt': { clause: '18.25', initial: 'day-2' } },
    play: (value, clause) => ({
      secondRemovalOfDay: ruled(value === 'day-2' ? 'day-2-takes-day-3' : 'takes-the-next-day', clause),
    }),
  },
];

const scoringSwitches: readonly Switch[] = [
  {
    name: 'difficulty',
    what: {
      en: 'Coefficient K for wins of the side that wins less',
      ru: 'Коэффициент K за победы реже побеждающей стороны',
    },
    values: onOff,
    rulebooks: { 'fiim-2018': { clause: '8.7', initial: 'off', geographic: '7.11' } },
  },
  {
    name: 'ci-rounding',
    what: {
      en: 'How 40% of the games is rounded in compensation',
      ru: 'Как округляются 40% игр в компенсации',
    },
    values: ['nearest', 'ceil', 'floor'],
    rulebooks: { 'fiim-2025': { clause: '8.7.2', initial: 'nearest' } },
  },
  {
    name: 'ci-cap',
    what: { en: 'The largest compensation for one game', ru: 'Наибольшая компенсация за игру' },
    values: ['decimal'],
    rulebooks: { 'neft-mmt': { clause: '20.2', initial: '0.4' } },
  },
  {
    name: 'ci-base',
    what: { en: 'Games that compensation is counted from', ru: 'Какие игры берутся для компенсации' },
    values: ['planned', 'played'],
    rulebooks: { 'fiim-2018': { clause: '8.6.1', initial: 'planned' } },
  },
  {
    name: 'ci-mode',
    what: {
      en: 'One compensation for all first deaths, or growing with each',
      ru: 'Одна компенсация за все первые убийства или растущая',
    },
    values: ['retroactive', 'progressive'],
    rulebooks: {
      'fsm-2024': { clause: '8.6.2', initial: 'retroactive' },
      'fiim-2018': { clause: '8.6.2', initial: 'retroactive' },
      'neft-mmt': { clause: '20.3', initial: 'retroactive' },
      'fiim-2025': { clause: '8.7.3', initial: 'retroactive' },
    },
  },
  {
    name: 'ci-if-best-move-denied',
    what: {
      en: 'Compensation when two voted out took the best move',
      ru: 'Компенсация, когда лучший ход отнят двумя заголосованными',
    },
    values: ['none', 'full'],
    rulebooks: {
      'fsm-2024': { clause: '8.6.3.3', initial: 'none' },
      'neft-mmt': { clause: '20.7', initial: 'none' },
    },
  },
  {
    name: 'ci-on-draw',
    what: { en: 'Compensation in a draw', ru: 'Компенсация при ничьей' },
    values: onOff,
    rulebooks: { 'fiim-2025': { clause: '8.7.1', initial: 'on' } },
  },
  {
    name: 'judge-step',
    what: {
      en: 'Step of extra points below which the sheet warns',
      ru: 'Шаг дополнительных баллов, ниже которого протокол предупреждает',
    },
    values: ['decimal'],
    rulebooks: { 'fiim-2018': { clause: '8.4.3', initial: '0.1' } },
  },
  {
    name: 'judge-grid-2025',
    what: {
      en: 'Extra points in tenths from 0.3 to 1, 1.3 and 1.5, or any amount up to 1.5',
      ru: 'Дополнительные баллы десятыми от 0,3 до 1, 1,3 и 1,5 или любые до 1,5',
    },
    values: ['steps', 'any'],
    rulebooks: { 'fiim-2025': { clause: '8.3.3', initial: 'steps' } },
  },
  {
    name: 'fourth-foul-fine',
    what: {
      en: 'The fourth foul costs as much as a removal',
      ru: 'Четвёртый фол стоит столько же, сколько удаление',
    },
    values: onOff,
    rulebooks: {
      'fsm-2024': { clause: '8.2.4', initial: 'on' },
      'fiim-2018': { clause: '8.2.4', initial: 'on' },
      'neft-mmt': { clause: '19.2.4', initial: 'on' },
      'bel-canto': { clause: '8.2.4', initial: 'on' },
      'fiim-2025': { clause: '8.6.1', initial: 'on' },
    },
  },
  {
    name: 'ppk-fine-mode',
    what: {
      en: 'The forfeit fine instead of the removal fine, or both',
      ru: 'Штраф за ППК вместо штрафа за удаление или оба',
    },
    values: ['replace', 'cumulative'],
    rulebooks: { 'fsm-2024': { clause: '8.2.5', initial: 'replace' } },
  },
  {
    name: 'red-card-removal-fine',
    what: {
      en: 'A red card also costs the removal fine',
      ru: 'Красная карточка добавляет штраф за удаление',
    },
    values: ['off', 'on'],
    rulebooks: { 'neft-mmt': { clause: '19.2.4', initial: 'off' } },
  },
  {
    name: 'yellow-mode',
    what: {
      en: 'Each yellow card costs its own step, or the last sets the total',
      ru: 'Каждая жёлтая стоит своей ступени или последняя задаёт сумму',
    },
    values: ['per-card', 'total'],
    rulebooks: { 'neft-mmt': { clause: '15.7', initial: 'per-card' } },
  },
  {
    name: 'same-act-policy',
    what: {
      en: 'One act in both penalty lists: the heavier, or both',
      ru: 'Одно действие в двух списках: тяжелейший штраф или оба',
    },
    values: ['heaviest', 'sum'],
    rulebooks: { 'fiim-2025': { clause: '8.5.1', initial: 'heaviest' } },
  },
  {
    name: 'k-count-draws',
    what: {
      en: 'Draws count among the games of coefficient K',
      ru: 'Ничьи входят в число игр коэффициента K',
    },
    values: onOff,
    rulebooks: {
      'fiim-2018': { clause: '8.7.2', initial: 'on' },
      'bel-canto': { clause: '8.5', initial: 'on' },
    },
  },
  {
    name: 'k-scope',
    what: {
      en: 'Coefficient K over the tournament or the stage',
      ru: 'Коэффициент K по турниру или по этапу',
    },
    values: ['tournament', 'stage'],
    rulebooks: {
      'fiim-2018': { clause: '8.7.2', initial: 'tournament' },
      'bel-canto': { clause: '8.5', initial: 'tournament' },
    },
  },
  {
    name: 'tie-additional',
    what: {
      en: 'Which fines enter the first tie-break',
      ru: 'Какие штрафы входят в первый показатель равенства',
    },
    values: ['listed', 'with-fines'],
    rulebooks: {
      'fsm-2024': { clause: '8.7.1', initial: 'listed' },
      'fiim-2025': { clause: '8.8.1', initial: 'listed' },
    },
  },
  {
    name: 'tie-deaths-roles',
    what: { en: 'Whose first deaths count in a tie', ru: 'Чьи первые убийства считаются при равенстве' },
    values: ['any', 'red'],
    rulebooks: {
      'fsm-2024': { clause: '8.7.4', initial: 'any' },
      'fiim-2018': { clause: '8.8.4', initial: 'any' },
      'neft-mmt': { clause: '21.1.4', initial: 'red' },
      'bel-canto': { clause: '8.6.6', initial: 'any' },
      'fiim-2025': { clause: '8.8.4', initial: 'any' },
    },
  },
  {
    name: 'protest-window',
    what: {
      en: 'Seconds after the result in which a protest is taken',
      ru: 'Секунд после итога, пока принимается протест',
    },
    values: ['decimal'],
    rulebooks: {
      'fsm-2024': { clause: '8.8.1', initial: '600' },
      'fiim-2018': { clause: '8.9.1', initial: '600' },
      'bel-canto': { clause: '8.7.1', initial: '600' },
      'fiim-2025': { clause: '8.10.1', initial: '600' },
    },
  },
];

export const switches: readonly Switch[] = [...playSwitches, ...scoringSwitches];

export const switchesOf = (id: RulebookId): readonly Switch[] =>
  switches.filter((each) => each.rulebooks[id] !== undefined);

export const takesValue = (each: Switch, value: string): boolean =>
  each.values.includes(value) || (each.values.includes('decimal') && /^\d+(\.\d+)?$/.test(value));
