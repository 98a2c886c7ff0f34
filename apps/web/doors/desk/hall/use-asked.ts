// What an approval is for, in the words of the hall: how much, and the nickname it is for.
import { askedText } from '@omerta/scoring/messages/refusal-text.ts';
import { useNameOf } from '../../../desk/desk.tsx';
import type { HallNeed } from '../../../desk/hall/needs.ts';
import { useLang } from '../../../device/settings.ts';

type Approval = Extract<HallNeed, { readonly what: 'approval' }>;

export const useAsked = (): ((need: Approval) => string) => {
  const [nameOf, lang] = [useNameOf(), useLang()];
  return ({ asks }) =>
    askedText(asks, (seat) => nameOf(asks.find((each) => each.seat === seat)?.player ?? ''), lang);
};
