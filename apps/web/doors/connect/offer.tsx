// The game that the server offers: which, under which rules, who sits where, and whether another phone leads it.
import { isRefusal } from '@omerta/base/refusal.ts';
import { headOf } from '@omerta/rules/protocol/head.ts';
import { useRef, useState } from 'react';
import { useLang } from '../../device/settings.ts';
import { useAsync } from '../../device/use-async.ts';
import { type BegunServed, beginServed, isHeldElsewhere } from '../../games/begin-served.ts';
import { BegunFailed } from '../../games/begun-failed.tsx';
import { serverAsks } from '../../games/follow-server.ts';
import { openGame } from '../../games/ground.ts';
import { isOpen, seenOf } from '../../games/listed.ts';
import { Replaced, useReplaced } from '../../games/replaced.tsx';
import { useNavigate } from '../../routing/way.ts';
import { loadRulebook } from '../../rulebooks/load.ts';
import { servedStream } from '../../session/served.ts';
import { isSameOffer, type OfferedGame, offeredOpening } from '../../sync/table-questions.ts';
import { timeIn } from '../../texts/time-in.ts';
import { useTranslation } from '../../texts/use-translation.ts';

/** Another game that is open here gives way. */
const leavesOne = async (offer: OfferedGame): Promise<boolean> => {
  const open = await openGame();
  return open !== undefined && 'course' in open && open.id !== servedStream(offer) && isOpen(seenOf(open));
};

const Where = ({ offer }: { readonly offer: OfferedGame }) => {
  const { t } = useTranslation('served');
  const lang = useLang();
  const { rulebook: id, switches, tags } = offeredOpening(offer);
  const rulebook = useAsync(() => loadRulebook(id, switches))?.value;
  const { table } = headOf(tags);
  const { attempt = 1 } = offer;
  const round = tags.find((tag) => tag.kind === 'number' && tag.name === 'round');
  const parts = [
    offer.stage,
    round?.kind === 'number' && t('round', { round: round.value }),
    table !== '' && t('table', { table }),
    attempt > 1 && t(attempt > 2 ? 'replayAgain' : 'replay', { number: attempt - 1 }),
  ];
  return (
    <>
      <h2>{offer.name}</h2>
      <p className="where">{parts.filter(Boolean).join(' · ')}</p>
      <p className="quiet">{rulebook?.name[lang] ?? id}</p>
    </>
  );
};

const Held = ({ offer: { holder } }: { readonly offer: OfferedGame }) => {
  const { t } = useTranslation('served');
  const lang = useLang();
  return (
    holder && (
      <div role="alert">
        <p>{t('held', { who: holder.nickname ?? t('unknown'), time: timeIn(lang, holder.at) })}</p>
        <p>{t('heldHow')}</p>
      </div>
    )
  );
};

const goKey = (offer: OfferedGame, isHere: boolean): 'takeOver' | 'goOn' | 'begin' => {
  if (isHeldElsewhere(offer)) return 'takeOver';
  return offer.version > 0 || isHere ? 'goOn' : 'begin';
};

type Props = {
  readonly offer: OfferedGame;
  readonly person: string;
  /** Pressed, and not begun: the desk has another now. */
  readonly onOther: (offer: OfferedGame) => void;
};

/** The newest of the game; null where it is as it was seen, or nobody answers: then it begins as it was seen. */
const changed = async (offer: OfferedGame): Promise<OfferedGame | null> => {
  const asked = await serverAsks.next(offer);
  const newest = isRefusal(asked) ? null : asked.answer.next;
  return newest && !isSameOffer(newest, offer) ? newest : null;
};

export const Offer = ({ offer, person, onOther }: Props) => {
  const { t } = useTranslation('served');
  const navigate = useNavigate();
  const leaves = useAsync(() => leavesOne(offer))?.value ?? false;
  const isHere = (useReplaced(offer) ?? null) !== null;
  const [begun, setBegun] = useState<BegunServed | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [isOther, setOther] = useState(false);
  const beginning = useRef(false);
  /** A second press makes no second game. */
  const begin = async (): Promise<void> => {
    if (beginning.current) return;
    beginning.current = true;
    setBusy(true);
    const newest = await changed(offer);
    setOther(newest !== null);
    if (newest) onOther(newest);
    const done = newest ? null : await beginServed(offer, person);
    if (done === 'begun') return navigate({ to: '/table', replace: true });
    beginning.current = false;
    setBusy(false);
    return setBegun(done);
  };
  return (
    <section className="offer" data-offer={offer.game}>
      <Where offer={offer} />
      <ol className="seats">
        {offer.seats.map(({ seat, nickname, person: id }) => (
          <li key={seat}>
            <b>{seat}</b> {nickname ?? id}
          </li>
        ))}
      </ol>
      {isHeldElsewhere(offer) && <Held offer={offer} />}
      {isOther && (
        <p role="alert" data-part="other-offer">
          {t('changed')}
        </p>
      )}
      <Replaced offer={offer} />
      {leaves && <p role="alert">{t('leaves')}</p>}
      {begun && begun !== 'begun' && <BegunFailed begun={begun} />}
      <button
        type="button"
        className="button main"
        data-go="begin"
        disabled={isBusy}
        onClick={() => void begin()}
      >
        {t(isBusy ? 'asking' : goKey(offer, isHere))}
      </button>
    </section>
  );
};
