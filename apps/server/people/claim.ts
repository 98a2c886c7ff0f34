// Claiming a store that has no owner yet, with the code of its start.

import { isSeen, longestNickname, tidy } from '@omerta/base/nickname.ts';
import { orNull, shape, text } from '@omerta/base/reading.ts';
import { isRefusal } from '@omerta/base/refusal.ts';
import { tidyCode } from '@omerta/base/typed-code.ts';
import { founderOf } from '@omerta/tournament/club/state.ts';
import type { Place } from '../api/place.ts';
import { type ApiProblem, problem } from '../api/problem.ts';
import { refusedProblem } from '../api/refused.ts';
import { type Route, route } from '../api/route.ts';
import {
  freeNickname,
  nameInPeople,
  newPerson,
  setPassword,
  takeKnownNicknames,
  takeNickname,
} from './accounts.ts';
import { attempted, deviceOf, enter } from './entering.ts';
import { ownerKey, ownerOf } from './kept/owner.ts';
import { isLongEnough, longest, shortest } from './kept/passwords.ts';
import { hashOf, newId } from './kept/ticket.ts';
import { newCode } from './kept/typed-code.ts';

const prefix = 'claim/';
const codeLength = 26;
const longestClub = 100;

const keyOf = (code: string): string => `${prefix}${hashOf(tidyCode(code))}`;

/** Claimed, and not cut short before the club was there. */
const isClaimed = async (place: Place): Promise<boolean> =>
  (await ownerOf(place)) !== null && (await place.office.club()).state.founded;

/** The code for the owner's link, anew at each start; null once it was used. */
export const ownerCode = async (place: Place): Promise<string | null> => {
  await takeKnownNicknames(place);
  if (await isClaimed(place)) return null;
  const code = newCode(codeLength);
  await place.vault.swap(keyOf(code), null, { person: null, made: place.now().toISOString() });
  return code;
};

type Claimed = { readonly club: string; readonly nickname: string; readonly password: string };

const whyNotSo = ({ club, nickname, password }: Claimed): ApiProblem | null => {
  if (!isSeen(tidy(nickname), longestNickname))
    return problem('text/form', { field: 'nickname', most: longestNickname });
  if (!isSeen(tidy(club), longestClub)) return problem('text/form', { field: 'club', most: longestClub });
  return isLongEnough(password) ? null : problem('password/length', { least: shortest, most: longest });
};

const found = async (place: Place, person: string, name: string): Promise<ApiProblem | null> => {
  const command = { type: 'found-club', id: `claim-${newId()}`, by: person, name };
  const handled = await place.office.handle({ to: 'club', command, device: 'server' });
  return isRefusal(handled) ? refusedProblem(handled) : null;
};

/** Everything that can be refused comes before the owner is written down. A club that came with an archive is its founder's. */
export const makeOwner = async (
  place: Place,
  { club, nickname, password }: Claimed,
): Promise<{ person: string } | ApiProblem> => {
  const founder = founderOf((await place.office.club()).state);
  const person = founder ?? newPerson();
  if (!(await takeNickname(place, nickname, person)))
    return problem('nickname/taken', { nickname: tidy(nickname) });
  const refused = founder === null ? await found(place, person, tidy(club)) : null;
  if (refused) {
    await freeNickname(place, nickname, person);
    return refused;
  }
  await setPassword(place, person, await place.passwords.keep(password));
  await nameInPeople(place, person, nickname, undefined);
  await place.vault.swap(ownerKey, (await place.vault.get(ownerKey)) ?? null, { person });
  return { person };
};

/** The code is out of the way while it is used, and back where nothing came of it. */
const claimWith = async (
  place: Place,
  code: string,
  wanted: Claimed,
): Promise<{ person: string } | ApiProblem | null> => {
  const key = keyOf(code);
  const kept = await place.vault.get(key);
  if (kept === undefined || (await isClaimed(place))) return null;
  const wrong = whyNotSo(wanted);
  if (wrong) return wrong;
  if (!(await place.vault.swap(key, kept, null))) return null;
  const made = await makeOwner(place, wanted).catch(async (error: unknown) => {
    await place.vault.swap(key, null, kept);
    throw error;
  });
  if (isRefusal(made)) await place.vault.swap(key, null, kept);
  else
    for (const other of await place.vault.list(prefix)) await place.vault.swap(other.key, other.kept, null);
  return made;
};

/** The club that a copy has brought, as long as nobody owns this server: its people and games are there, its doors are not. */
export const restoredClub = async (place: Place): Promise<string | null> => {
  const { founded, name } = (await place.office.club()).state;
  return founded && (await ownerOf(place)) === null ? name : null;
};

const unclaimedRoute: Route = route({
  method: 'GET',
  url: '/api/claim',
  tells: 'The club that a copy has brought to this server while it has no owner; null where there is none.',
  answer: shape({ club: orNull(text) }),
  audience: 'anybody',
  handle: async (_, place) => ({ club: await restoredClub(place) }),
});

const claimRoute: Route = route({
  method: 'POST',
  url: '/api/claim',
  tells: 'Founds the club of a store without an owner; whoever has the code of its start becomes the owner.',
  body: shape({ code: text, club: text, nickname: text, password: text }),
  answer: shape({ person: text }),
  audience: 'anybody',
  handle: async (asked, place) => {
    const { code, ...wanted } = asked.body;
    const claimed = await attempted(place, asked, [], () => claimWith(place, code, wanted));
    if (claimed === null) return problem('auth/code');
    if (isRefusal(claimed)) return claimed;
    const { person } = claimed;
    const session = await enter(place, asked, { person, only: null, until: null });
    await place.audit.note({ person, device: deviceOf(session) }, 'OwnerClaimed', {});
    return { person };
  },
});

export const claimRoutes: readonly Route[] = [unclaimedRoute, claimRoute];
