// What is still open, each in words, with its button or the way to where it is settled.
import { type ReactNode, useState } from 'react';
import { Clause } from '../../../desk/clause.tsx';
import { ClosesWhen } from '../../../desk/closes-when.tsx';
import { Confirm } from '../../../desk/confirm.tsx';
import { useDesk, useNameOf } from '../../../desk/desk.tsx';
import { DeskLink } from '../../../desk/desk-link.tsx';
import { closable } from '../../../desk/hall/routine.ts';
import { useCoarseNow } from '../../../desk/hall/second.ts';
import { TextField } from '../../../people/fields.tsx';
import { useTranslation } from '../../../texts/use-translation.ts';
import { DropGame } from './drop-game.tsx';
import { comingLots, firstOrders, type Matter, mattersOf } from './matters.ts';

const usePlaceOf = (): ((matter: Matter) => string) => {
  const { t } = useTranslation('finish');
  return ({ stage, round, table, tied }) => {
    if (tied) return t('place', { table: stage === '' ? t('whole') : stage, place: tied.place });
    if (round === 0) return t('stage', { stage });
    return table === null ? t('round', { stage, round }) : t('game', { stage, round, table });
  };
};

const useMatterWords = (): ((matter: Matter) => string) => {
  const { t } = useTranslation('finish');
  const [nameOf, placeOf] = [useNameOf(), usePlaceOf()];
  return (matter) => {
    const { what, short, tied, who, of } = matter;
    const people = tied?.players ?? (who === null ? [] : [who]);
    const by = people.length === 0 ? '' : `: ${people.map(nameOf).join(', ')}`;
    const awaited = of ? ` (${t(`approver.${of}`)})` : '';
    const missing = short ? ` (${t('laid', short)})` : '';
    return `${placeOf(matter)} — ${t(`open.${what}`)}${missing}${awaited}${by}`;
  };
};

/** A stage that is not wanted any more: said with its reason, for the log. */
const EndStage = ({ stage, whole, waiting }: NonNullable<Matter['ends']>) => {
  const { t } = useTranslation('finish');
  const { picture, give, isSending } = useDesk();
  const [reason, setReason] = useState('');
  const name = picture.plans.find((each) => each.stage === stage)?.name ?? stage;
  const way = whole ? 'drop' : 'cut';
  return (
    <Confirm
      title={t(`${way}.title`, { stage: name })}
      name="end-stage"
      isDisabled={isSending}
      isReady={reason.trim() !== ''}
      onAsk={() => setReason('')}
      onConfirm={() =>
        void give(
          { type: 'end-stage', stage, reason: reason.trim() },
          { told: t(`${way}.told`, { stage: name }) },
        )
      }
    >
      <p>{t(`${way}.what`)}</p>
      {waiting > 0 && <p data-part="waiting">{t('unplayedToo', { count: waiting })}</p>}
      <TextField label={t('why')} name="reason" value={reason} isLong onWrite={setReason} />
    </Confirm>
  );
};

const DrawLot = ({
  stage,
  players,
}: {
  readonly stage: string | null;
  readonly players: readonly string[];
}) => {
  const { t } = useTranslation('cases');
  const { give, isSending } = useDesk();
  const nameOf = useNameOf();
  return (
    <Confirm
      title={t('lots.draw')}
      name="draw-lot"
      isDisabled={isSending}
      onConfirm={() => void give({ type: 'draw-lot', stage, players }, { told: t('lots.drawn') })}
    >
      <p>{players.map(nameOf).join(', ')}</p>
      <p>{t('lots.willDraw')}</p>
    </Confirm>
  );
};

/** A game only when nobody may protest it any more. */
const useSettlesNow = (): ((settles: Matter['settles']) => Matter['settles']) => {
  const { picture } = useDesk();
  const now = useCoarseNow();
  const closing = closable(picture, now);
  return (settles) => (settles?.type === 'close-game' && !closing.includes(settles.game) ? null : settles);
};

const Row = ({ matter, children }: { readonly matter: Matter; readonly children: ReactNode }) => {
  const { t } = useTranslation('finish');
  const { tournament, give, isSending } = useDesk();
  const placeOf = usePlaceOf();
  const { ends, drops, tied, room, thing, clause } = matter;
  const settles = useSettlesNow()(matter.settles);
  const way = settles?.type === 'close-game' ? 'close' : 'publish';
  const told = t(`settled.${way}`, { where: placeOf(matter) });
  return (
    <li data-matter={matter.what}>
      <span className="what">{children}</span>
      <Clause clause={clause} />
      {settles && (
        <button
          type="button"
          className="button"
          data-do={settles.type}
          disabled={isSending}
          onClick={() => void give(settles, { told })}
        >
          {t(way)}
        </button>
      )}
      {!settles && matter.settles?.type === 'close-game' && <ClosesWhen games={[matter.settles.game]} />}
      {tied && <DrawLot {...tied} />}
      {drops && <DropGame game={drops} />}
      {ends && <EndStage {...ends} />}
      <DeskLink tournament={tournament} room={room} {...(thing !== null && { thing })}>
        {t('there')}
      </DeskLink>
    </li>
  );
};

export const OpenMatters = () => {
  const { t } = useTranslation('finish');
  const { picture, give, isSending } = useDesk();
  const words = useMatterWords();
  const settlesNow = useSettlesNow();
  const matters = firstOrders(mattersOf(picture));
  const closing = matters.flatMap((matter) => {
    const settles = settlesNow(matter.settles);
    return settles?.type === 'close-game' ? [settles] : [];
  });
  const coming = comingLots(picture);
  if (matters.length === 0)
    return picture.phase === 'finished' ? null : <p role="status">{t('nothingOpen')}</p>;
  return (
    <section className="desk-card" data-part="open">
      <h3>{t('stillOpen', { count: matters.length })}</h3>
      {closing.length > 1 && (
        <div className="desk-actions">
          <button
            type="button"
            className="button"
            data-do="close-all"
            disabled={isSending}
            onClick={() => void give(closing, { told: t('closedAll', { count: closing.length }) })}
          >
            {t('closeAll', { count: closing.length })}
          </button>
        </div>
      )}
      {coming.length > 0 && (
        <p data-part="coming">{t('coming', { count: coming.length, places: coming.join(', ') })}</p>
      )}
      <ul className="rows">
        {matters.map((matter) => (
          <Row key={matter.key} matter={matter}>
            {words(matter)}
          </Row>
        ))}
      </ul>
    </section>
  );
};
