// The store of a demo: a new one is founded, its own is known again by who founded it, any other is left alone.
import { isRefusal } from '@omerta/base/refusal.ts';
import { organiser } from '@omerta/office/simulate/hall.ts';
import { clubStream, clubsAmong } from '@omerta/office/streams.ts';
import type { Store } from '@omerta/store/store.ts';
import type { Place } from '../api/place.ts';
import { setPassword } from '../people/accounts.ts';
import { makeOwner } from '../people/claim.ts';
import { ownerOf } from '../people/kept/owner.ts';

export const demoOwner = { nickname: 'owner', password: 'omerta-demo' } as const;

/** The command that founded the club: nobody else's has this id. */
const founding = 'demo/found-club';

/** Whether a demo may play here: nothing is in it, or a demo made it. */
export const isForDemo = async (store: Store): Promise<boolean> => {
  const heads = await store.heads();
  const [club] = clubsAmong(heads);
  if (club !== undefined) return (await store.receipt(clubStream(club), founding)) !== undefined;
  return heads.length === 0 && (await store.people.list()).length === 0;
};

/** Founds the club where there is none; the printed password works after every start. */
export const claimForDemo = async (place: Place): Promise<void> => {
  const command = { type: 'found-club', id: founding, by: organiser, name: 'Omerta demo' };
  const founded = await place.office.handle({ to: 'club', command, device: 'server' });
  if (isRefusal(founded)) throw new Error(founded.sentence.en);
  if ((await ownerOf(place)) === null) {
    const claimed = await makeOwner(place, { club: 'Omerta demo', ...demoOwner });
    if (isRefusal(claimed)) throw new Error(claimed.code);
  }
  await setPassword(place, organiser, await place.passwords.keep(demoOwner.password));
};
