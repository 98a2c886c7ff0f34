// Charges: removals that may cost somebody the tournament, decided by whom the rulebook names.
import { longestText } from '@omerta/tournament/meta.ts';
import { type ExpulsionGround, expulsionGrounds } from '@omerta/tournament/rulebooks/tournament-rules.ts';
import { useState } from 'react';
import { isOneOf } from '../../../desk/cases/offered.ts';
import { Clause } from '../../../desk/clause.tsx';
import { useDesk, useNameOf } from '../../../desk/desk.tsx';
import { Foreseen } from '../../../desk/foreseen.tsx';
import type { ListColumn } from '../../../desk/list/column.ts';
import { List } from '../../../desk/list/list.tsx';
import { useOfficial } from '../../../desk/use-book.ts';
import { useGameName } from '../../../desk/use-game-name.ts';
import type { DeskCharge } from '../../../desk/wire/picture.ts';
import { Choose } from '../../../people/choose.tsx';
import { TextField } from '../../../people/fields.tsx';
import { useTranslation } from '../../../texts/use-translation.ts';
import { useAwaited, useJudges } from './use-judges.ts';

const groundsOf = ({ grounds }: DeskCharge): readonly ExpulsionGround[] =>
  expulsionGrounds.filter((ground) => grounds.includes(ground));

const DecideCharge = ({ charge }: { readonly charge: DeskCharge }) => {
  const { t } = useTranslation('cases');
  const [nameOf, gameName, judges, official] = [useNameOf(), useGameName(), useJudges(), useOfficial()];
  const [chosen, setChosen] = useState<ExpulsionGround | 'none' | ''>('');
  const [reason, setReason] = useState('');
  const awaited = useAwaited('decide-charge', charge.id);
  const who = nameOf(charge.person);
  const isMine = awaited !== undefined && isOneOf(awaited.of, official, undefined);
  return (
    <div className="desk-card" data-charge={charge.id}>
      <p>
        <b>{who}</b> · {gameName(charge.game)} · {charge.clauses.join(', ')}
      </p>
      {awaited && (
        <p className="papers-line">
          {t('protest.decidedBy', { who: judges(awaited.of) })} <Clause clause={awaited.clause} />
        </p>
      )}
      {isMine && (
        <>
          <Choose<ExpulsionGround | 'none'>
            label={t('charges.which')}
            name="ground"
            value={chosen}
            options={[
              ...groundsOf(charge).map((value) => [value, t(`charges.ground.${value}`)] as const),
              ['none', t('charges.notMet')],
            ]}
            onChoose={setChosen}
          />
          <TextField
            label={t('reason')}
            name="charge-reason"
            most={longestText}
            value={reason}
            onWrite={setReason}
          />
          <Foreseen
            title={t('charges.decide')}
            name="decide-charge"
            isDisabled={chosen === '' || reason.trim() === ''}
            command={{
              type: 'decide-charge',
              charge: charge.id,
              ground: chosen === 'none' || chosen === '' ? null : chosen,
              reason,
            }}
            told={t('charges.done', { who })}
          >
            <p>{t(chosen === 'none' ? 'charges.willStay' : 'charges.willExpel', { who })}</p>
          </Foreseen>
        </>
      )}
    </div>
  );
};

export const Charges = () => {
  const { t } = useTranslation('cases');
  const { charges } = useDesk().picture;
  const [nameOf, gameName] = [useNameOf(), useGameName()];
  const state = ({ decision }: DeskCharge): string => {
    if (!decision) return t('charges.open');
    const ground = expulsionGrounds.find((each) => each === decision.ground);
    return ground ? t(`charges.ground.${ground}`) : t('charges.none');
  };
  const columns: readonly ListColumn<DeskCharge>[] = [
    { key: 'person', title: t('charges.column.person'), value: ({ person }) => nameOf(person) },
    { key: 'game', title: t('charges.column.game'), value: ({ game }) => gameName(game), share: 2 },
    { key: 'clauses', title: t('charges.column.clauses'), value: ({ clauses }) => clauses.join(', ') },
    { key: 'state', title: t('charges.column.state'), value: state, isFilter: true },
  ];
  return (
    <>
      <div className="desk-cards">
        {charges
          .filter(({ decision }) => !decision)
          .map((charge) => (
            <DecideCharge key={charge.id} charge={charge} />
          ))}
      </div>
      <List
        title={t('parts.charges')}
        rows={charges}
        columns={columns}
        keyOf={({ id }) => id}
        empty={t('charges.empty')}
      />
    </>
  );
};
