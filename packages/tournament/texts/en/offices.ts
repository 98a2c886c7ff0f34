// The offices of a tournament in English.
import type { Judge } from '../../offices.ts';

export const offices: Readonly<Record<Judge, string>> = {
  organiser: 'organiser',
  administrator: 'administrator',
  chief: 'chief referee',
  deputy: 'deputy chief referee',
  referee: 'referee',
  'side-referee': 'side referee',
  duty: 'committee member on duty',
  committee: 'referee committee',
  discipline: 'disciplinary committee',
  appeals: 'appeals commission',
  'table-referee': 'referee of the game',
};
