// Предупреждения судье.
import type { WarningTexts } from '../../messages/warning-texts.ts';

export const warnings: WarningTexts = {
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
};
