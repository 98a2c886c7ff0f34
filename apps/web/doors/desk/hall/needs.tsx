// Who needs the chief now and why, with the button that does it; what comes is heard.

import { useEffect, useRef } from 'react';
import { useDesk, useNameOf } from '../../../desk/desk.tsx';
import { type HallNeed, isNews } from '../../../desk/hall/needs.ts';
import { useBook } from '../../../desk/use-book.ts';
import { useOfficeName } from '../../../desk/use-office-name.ts';
import { useZoneTime } from '../../../desk/zone-time.ts';
import { chime } from '../../../sound/bell.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { NeedActions } from './need-actions.tsx';
import { useAsked } from './use-asked.ts';

const useWhy = (): ((need: HallNeed) => string) => {
  const { t } = useTranslation(['hall', 'words']);
  const nameOf = useNameOf();
  const { clock } = useZoneTime();
  const asked = useAsked();
  const side = useOfficeName(useBook())('side-referee');
  return (need) => {
    switch (need.what) {
      case 'call': {
        const reason = t(`words:reason.${need.reason}`);
        return t('hall:needs.call', { reason: need.note === '' ? reason : `${reason}. ${need.note}` });
      }
      case 'absent':
        return t('hall:needs.absent', { name: nameOf(need.player) });
      case 'unchecked':
        return t('hall:needs.unchecked', { names: need.players.map(nameOf).join(', ') });
      case 'protest':
        return t('hall:needs.protest', { name: nameOf(need.player), time: clock(need.at) });
      case 'charge':
        return t('hall:needs.charge', { name: nameOf(need.player) });
      case 'approval':
        return t('hall:needs.approval', { of: t(`hall:needs.of.${need.of}`), what: asked(need) });
      case 'flags':
        return t('hall:needs.flags', { side, count: need.count });
      case 'branches':
        return t('hall:needs.branches', { count: need.count });
      case 'annulled':
        return [t('hall:needs.annulled'), need.note].filter(Boolean).join(' ');
      case 'broken-off':
        return t('hall:needs.brokenOff');
      case 'referee':
      case 'replay':
      case 'incident':
      case 'ruling':
      case 'sheet':
        return t(`hall:needs.${need.what}`);
    }
  };
};

const useHeard = (needs: readonly HallNeed[]): void => {
  const before = useRef<readonly HallNeed[] | null>(null);
  useEffect(() => {
    if (isNews(before.current, needs)) chime();
    before.current = needs;
  }, [needs]);
};

export const Needs = ({ needs }: { readonly needs: readonly HallNeed[] }) => {
  const { t } = useTranslation('hall');
  const { picture } = useDesk();
  const why = useWhy();
  useHeard(needs);
  if (needs.length === 0)
    return picture.phase === 'running' ? <p className="quiet">{t('needs.none')}</p> : null;
  return (
    <section className="hall-needs" aria-label={t('needs.title')}>
      <h2 className="hall-red">
        {t('needs.title')} <b>{needs.length}</b>
      </h2>
      <ul aria-live="polite">
        {needs.map((need) => (
          <li key={need.id} data-need={need.what} data-game={need.game}>
            <div className="why">
              <p>
                <b>{t('needs.at', { round: need.round, table: need.table })}</b>{' '}
                <span className="hall-red">{why(need)}</span>
              </p>
              {need.clause !== null && <p className="quiet">{t('needs.clause', { clause: need.clause })}</p>}
            </div>
            <NeedActions need={need} />
          </li>
        ))}
      </ul>
    </section>
  );
};
