// Слова правил по-русски.
import type { RuleWords } from '../../messages/rule-words.ts';

export const ruleWords: RuleWords = {
  roles: { red: 'красный', sheriff: 'Шериф', black: 'чёрный', don: 'Дон' },
  sanctions: {
    warning: 'предупреждение',
    foul: 'фол',
    yellow: 'жёлтая карточка',
    purple: 'фиолетовая карточка',
    removal: 'удаление',
    forfeit: 'ППК',
  },
  worse: {
    'voted-out': 'если заголосован',
    'killed-told': 'если объявлен убитым',
    'last-word': 'на последнем слове',
    farewell: 'на последнем слове заголосованного',
    'out-of-room': 'вне игровой комнаты',
    'in-version': 'если в версии',
  },
  warnFirst: 'после предупреждения',
  approvers: {
    chief: 'главного судьи',
    duty: 'дежурного члена Судейского комитета',
    committee: 'Судейского комитета',
  },
};
