// О чём спросят после удаления, которое может стоить турнира.
import type { ChargeTexts } from '../../messages/charge-texts.ts';

export const charges: ChargeTexts = {
  asked: { chief: 'главного судью', organiser: 'организатора' },
  grounds: {
    'outside-information': 'намеренно ли добывались сведения',
    'referee-insulted': 'был ли оскорблён судья или главный судья',
    'equipment-damaged': 'намеренной ли была порча',
  },
  or: ' или ',
  say: (asked, ground, binding, clause) =>
    `На турнире ${asked} спросят, ${ground}: если да, игрок ${binding ? 'исключается' : 'может быть исключён'} из турнира (${clause}).`,
};
