// What is still open, each in words, with its button or the way to where it is settled.
import type { ReactNode } from 'react';
import { Clause } from '../../../desk/clause.tsx';
import { useDesk, useNameOf } from '../../../desk/desk.tsx';
import { DeskLink } from '../../../desk/desk-link.tsx';
import { useTranslation } from '../../../texts/use-translation.ts';
import { firstOrders, type Matter, mattersOf } from './matters.ts';

const useMatterWords = (): ((matter: Matter) => string) => {
  const { t } = useTranslation('finish');
  const nameOf = useNameOf();
  return ({ what, stage, round, table, who, of }) => {
    const place = table === null ? t('round', { stage, round }) : t('game', { stage, round, table });
    const by = who === null ? '' : `: ${nameOf(who)}`;
    const awaited = of ? ` (${t(`approver.${of}`)})` : '';
    return `${place} — ${t(`open.${what}`)}${awaited}${by}`;
  };
};

const Row = ({ matter, children }: { readonly matter: Matter; readonly children: ReactNode }) => {
  const { t } = useTranslation('finish');
  const { tournament, give, isSending } = useDesk();
  const words = useMatterWords();
  const { settles, room, thing, clause } = matter;
  const told = t('settled', { what: words(matter) });
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
          {t(settles.type === 'close-game' ? 'close' : 'publish')}
        </button>
      )}
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
  const matters = firstOrders(mattersOf(picture));
  const closing = matters.flatMap(({ settles }) => (settles?.type === 'close-game' ? [settles] : []));
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
