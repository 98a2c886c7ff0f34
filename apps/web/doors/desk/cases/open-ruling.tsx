// A proposed ruling: what it changes and why, whose word is missing, and agreeing, refusing or applying it with the difference that was looked at.
import { sidesText } from '@omerta/tournament/messages/sides-text.ts';
import { longestText } from '@omerta/tournament/meta.ts';
import { rulingKinds } from '@omerta/tournament/rulebooks/tournament-rules.ts';
import { useState } from 'react';
import { Clause } from '../../../desk/clause.tsx';
import { Confirm } from '../../../desk/confirm.tsx';
import { useCourt, useNameOf } from '../../../desk/desk.tsx';
import { Foreseen } from '../../../desk/foreseen.tsx';
import { useGameName } from '../../../desk/use-game-name.ts';
import type { DeskRuling } from '../../../desk/wire/picture.ts';
import { useLang } from '../../../device/settings.ts';
import { TextField } from '../../../people/fields.tsx';
import { useTranslation } from '../../../texts/use-translation.ts';
import { RulingPapers } from './ruling-papers.tsx';
import { useAwaited } from './use-judges.ts';

type Part = { readonly ruling: DeskRuling };

export const kindOfRuling = ({ change }: DeskRuling): (typeof rulingKinds)[number] =>
  rulingKinds.find((kind) => kind === change['kind']) ?? 'points';

const isNamed = ({ of }: DeskRuling['sides'][number], person: string): boolean =>
  of.some(({ people }) => people.includes(person));

/** Whoever does not agree says why: the proposal ends with his words. */
const Refuse = ({ ruling }: Part) => {
  const { t } = useTranslation('cases');
  const { give, person } = useCourt();
  const [reason, setReason] = useState('');
  return (
    <Confirm
      title={t(ruling.agreed.includes(person) ? 'rulings.drop' : 'rulings.refuse')}
      name="refuse-ruling"
      isReady={reason.trim() !== ''}
      onConfirm={() =>
        void give({ type: 'drop-ruling', ruling: ruling.id, reason }, { told: t('rulings.dropped') })
      }
    >
      <p>{t('rulings.willDrop')}</p>
      <TextField
        label={t('reason')}
        name="refuse-reason"
        most={longestText}
        value={reason}
        onWrite={setReason}
      />
    </Confirm>
  );
};

const Doings = ({ ruling }: Part) => {
  const { t } = useTranslation('cases');
  const { person } = useCourt();
  const missing = ruling.sides.filter(({ by }) => by === null);
  const hasAgreed = ruling.agreed.includes(person);
  if (!hasAgreed && !ruling.sides.some((side) => isNamed(side, person))) return null;
  return (
    <div className="desk-actions">
      {!hasAgreed && missing.some((side) => isNamed(side, person)) && (
        <Foreseen
          title={t('rulings.agree')}
          name="agree"
          className="button main"
          command={{ type: 'agree-ruling', ruling: ruling.id }}
          told={t('rulings.agreed')}
        />
      )}
      {missing.length === 0 && (
        <Foreseen
          title={t('rulings.apply')}
          name="apply"
          className="button main"
          command={{ type: 'apply-ruling', ruling: ruling.id, preview: '' }}
          told={t('rulings.applied')}
        />
      )}
      <Refuse ruling={ruling} />
    </div>
  );
};

const Agreement = ({ ruling }: Part) => {
  const { t } = useTranslation('cases');
  const [nameOf, lang] = [useNameOf(), useLang()];
  const awaited = useAwaited('apply-ruling', ruling.id);
  const missing = ruling.sides.filter(({ by }) => by === null);
  return (
    <>
      <p className="quiet">
        {t('rulings.column.agreed')}: {ruling.agreed.map(nameOf).join(', ')}
      </p>
      {ruling.status === 'proposed' && (
        <p className="papers-line" data-part="missing" data-missing={missing.length}>
          <b>{missing.length === 0 ? t('rulings.all') : sidesText(missing, lang, nameOf)}</b>{' '}
          <Clause clause={awaited?.clause ?? null} />
        </p>
      )}
      {ruling.against && (
        <p data-part="against">
          {t('rulings.against', { who: nameOf(ruling.against.by), reason: ruling.against.reason })}
        </p>
      )}
    </>
  );
};

/** `withProtest`: what was protested does not stand beside it. */
export const OpenRuling = ({ ruling, withProtest = true }: Part & { readonly withProtest?: boolean }) => {
  const { t } = useTranslation('cases');
  const gameName = useGameName();
  return (
    <div className="desk-card" data-ruling={ruling.id} data-status={ruling.status}>
      <p>
        <b>
          {t(`rulings.kind.${kindOfRuling(ruling)}`)} · {gameName(ruling.game)}
        </b>{' '}
        {t(`rulings.status.${ruling.status}`)}
      </p>
      <p>{ruling.reason}</p>
      <RulingPapers ruling={ruling} withProtest={withProtest} />
      <Agreement ruling={ruling} />
      {ruling.status === 'proposed' && <Doings ruling={ruling} />}
    </div>
  );
};
