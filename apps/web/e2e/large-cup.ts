// For tests: a finished tournament of forty people and sixty games, played by bots, whose people have names as people have them.
import { memoryStore } from '@omerta/office/memory-store.ts';
import { simulateTournament } from '@omerta/office/simulate/simulate.ts';
import type { Store } from '@omerta/store/store.ts';

const forms = [
  (name: string) => name,
  (name: string) => `«${name}»`,
  (name: string) => `${name}-Ёж`,
  (name: string) => `Д’${name}`,
];
const names = [
  'Чёрный кот',
  'Щука',
  'Ёлка',
  'Подберёзовик',
  'Анна-Мария',
  'Тихий',
  'Яхонт',
  'Мёд',
  'Эхо',
  'Пётр',
];

const nicknames = forms.flatMap((form) => names.map(form));

/** `owner`: who founded the club and organises the tournament. */
export const playLargeCup = async (store: Store) => {
  const played = await memoryStore();
  const { tournament, games } = await simulateTournament(played, {
    players: nicknames.length,
    tables: 4,
    rounds: 12,
    rulebook: 'fsm-2024',
    // Two rulings change a result: of a round and of the final.
    seed: 12,
  });
  await store.import(played.export());
  for (const person of await played.people.list()) {
    const nick = nicknames[Number(person.slice(1)) - 1];
    const known = await played.people.get(person);
    await store.people.put(person, { ...known, ...(person.startsWith('p') && nick && { nick }) });
  }
  return { owner: 'organiser', chief: 'chief', tournament, games };
};
