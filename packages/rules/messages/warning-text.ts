// A warning as one sentence for the referee: what the clause gives and what was written; the line stands.
import type { Lang } from '@omerta/base/lang.ts';
import type { Warning, WarningKind } from '../game/tell/warning.ts';
import type { Sanction } from '../rulebooks/violation.ts';

type Shown = {
  readonly clause: string;
  readonly seat: number;
  readonly given: string;
  readonly own: string;
  readonly instead: string;
};
type Words = {
  readonly sanctions: Readonly<Record<Sanction, string>>;
  readonly or: string;
  readonly say: Readonly<Record<WarningKind, (shown: Shown) => string>>;
};

const words: Readonly<Record<Lang, Words>> = {
  en: {
    sanctions: {
      warning: 'a verbal warning',
      foul: 'a foul',
      yellow: 'a yellow card',
      purple: 'a purple card',
      removal: 'a removal',
      forfeit: 'a forfeit',
    },
    or: ' or ',
    say: {
      'sanction/not-of-clause': ({ clause, seat, given, own, instead }) =>
        `Clause ${clause} gives ${own}, ${instead === '' ? `not ${given}` : `and ${given} only by ${instead}`}: the line on seat ${seat} stands, correct it if it is a slip.`,
    },
  },
  ru: {
    sanctions: {
      warning: 'устное предупреждение',
      foul: 'фол',
      yellow: 'жёлтая карточка',
      purple: 'фиолетовая карточка',
      removal: 'удаление',
      forfeit: 'ППК',
    },
    or: ' или ',
    say: {
      'sanction/not-of-clause': ({ clause, seat, given, own, instead }) =>
        `По пункту ${clause} полагается ${own}, а ${instead === '' ? `не ${given}` : `${given} только по пункту ${instead}`}: запись об игроке № ${seat} остаётся, исправьте её, если это описка.`,
    },
  },
};

export const warningText = ({ kind, clause, seat, given, own, instead }: Warning, lang: Lang): string => {
  const { sanctions, or, say } = words[lang];
  return say[kind]({
    clause,
    seat,
    given: sanctions[given],
    own: own.map((each) => sanctions[each]).join(or),
    instead: instead.join(or),
  });
};
