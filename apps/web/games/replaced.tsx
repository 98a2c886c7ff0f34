// Who sits at a table instead of whom, since this device has begun its game.
import { isRefusal } from '@omerta/base/refusal.ts';
import { useAsync } from '../device/use-async.ts';
import { servedStream } from '../session/served.ts';
import type { OfferedGame } from '../sync/table-questions.ts';
import { useTranslation } from '../texts/use-translation.ts';
import { ground } from './ground.ts';
import { openingHere } from './reseat.ts';

type Change = { readonly seat: number; readonly came: string; readonly went: string };

/** Null where the game is not on this device. */
const changesOf = async (offer: OfferedGame): Promise<readonly Change[] | null> => {
  const [opened, stream] = [await ground(), servedStream(offer)];
  const here = isRefusal(opened) ? undefined : await openingHere(opened, stream);
  if (isRefusal(opened) || !here) return null;
  const names = opened.served.of(stream)?.names ?? [];
  return offer.seats.flatMap(({ seat, nickname, person }) => {
    const was = here.players[seat - 1]?.name;
    return was === undefined || was === person
      ? []
      : [{ seat, came: nickname ?? person, went: names[seat - 1] ?? was }];
  });
};

/** Undefined until it is known. */
export const useReplaced = (offer: OfferedGame): readonly Change[] | null | undefined =>
  useAsync(() => changesOf(offer))?.value;

export const Replaced = ({ offer }: { readonly offer: OfferedGame }) => {
  const { t } = useTranslation('served');
  return useReplaced(offer)?.map(({ seat, came, went }) => (
    <p key={seat} data-replaced={seat}>
      {t('reseated.seat', { seat, came, went })}
    </p>
  ));
};
