// A proposed ruling: what it changes, who must agree, and applying it with the difference that was looked at.
import { rulingKinds } from '@omerta/tournament/rulebooks/tournament-rules.ts';
import { isOneOf } from '../../../desk/cases/offered.ts';
import { Clause } from '../../../desk/clause.tsx';
import { Confirm } from '../../../desk/confirm.tsx';
import { useDesk, useNameOf } from '../../../desk/desk.tsx';
import { Foreseen } from '../../../desk/foreseen.tsx';
import { useOfficial } from '../../../desk/use-book.ts';
import { useGameName } from '../../../desk/use-game-name.ts';
import type { DeskRuling } from '../../../desk/wire/picture.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { useAwaited, useJudges } from './use-judges.ts';

export const kindOfRuling = ({ change }: DeskRuling): (typeof rulingKinds)[number] =>
  rulingKinds.find((kind) => kind === change['kind']) ?? 'points';

const Doings = ({ ruling }: { readonly ruling: DeskRuling }) => {
  const { t } = useTranslation('cases');
  const { give } = useDesk();
  const { person } = useOfficial();
  return (
    <div className="desk-actions">
      {!ruling.agreed.includes(person) && (
        <button
          type="button"
          className="button"
          data-do="agree"
          onClick={() =>
            void give({ type: 'agree-ruling', ruling: ruling.id }, { told: t('rulings.agreed') })
          }
        >
          {t('rulings.agree')}
        </button>
      )}
      <Foreseen
        title={t('rulings.apply')}
        name="apply"
        command={{ type: 'apply-ruling', ruling: ruling.id, preview: '' }}
        told={t('rulings.applied')}
      />
      <Confirm
        title={t('rulings.drop')}
        name="drop"
        onConfirm={() =>
          void give({ type: 'drop-ruling', ruling: ruling.id }, { told: t('rulings.dropped') })
        }
      >
        <p>{t('rulings.willDrop')}</p>
      </Confirm>
    </div>
  );
};

export const OpenRuling = ({ ruling }: { readonly ruling: DeskRuling }) => {
  const { t } = useTranslation('cases');
  const { picture } = useDesk();
  const official = useOfficial();
  const [nameOf, gameName, judges] = [useNameOf(), useGameName(), useJudges()];
  const awaited = useAwaited('apply-ruling', ruling.id);
  const game = picture.games.find(({ id }) => id === ruling.game);
  return (
    <div className="desk-card" data-ruling={ruling.id} data-status={ruling.status}>
      <p>
        <b>
          {t(`rulings.kind.${kindOfRuling(ruling)}`)} · {gameName(ruling.game)}
        </b>{' '}
        {t(`rulings.status.${ruling.status}`)}
      </p>
      <p>{ruling.reason}</p>
      {awaited && (
        <p className="papers-line">
          {t('rulings.must', { who: judges(awaited.of) })} <Clause clause={awaited.clause} />
        </p>
      )}
      <p className="quiet">
        {t('rulings.column.agreed')}: {ruling.agreed.map(nameOf).join(', ')}
      </p>
      {awaited && isOneOf(awaited.of, official, game) && <Doings ruling={ruling} />}
    </div>
  );
};
