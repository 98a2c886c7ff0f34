// One protest: who may decide it by which clause, what the player says, evidence, whose place it could change, the decision.

import { evidenceKinds } from '@omerta/tournament/command.ts';
import { longestText } from '@omerta/tournament/meta.ts';
import type { ProtestForm } from '@omerta/tournament/rulebooks/tournament-rules.ts';
import { type ReactNode, useState } from 'react';
import { isOneOf } from '../../../desk/cases/offered.ts';
import { Clause } from '../../../desk/clause.tsx';
import { Confirm } from '../../../desk/confirm.tsx';
import { useCourt, useDesk, useNameOf } from '../../../desk/desk.tsx';
import { DeskLink } from '../../../desk/desk-link.tsx';
import { useBook, useOfficial } from '../../../desk/use-book.ts';
import { useGameName } from '../../../desk/use-game-name.ts';
import { makeCaseThing } from '../../../desk/wire/case-thing.ts';
import { askStake } from '../../../desk/wire/foresee.ts';
import type { DeskProtest } from '../../../desk/wire/picture.ts';
import { useZoneTime } from '../../../desk/zone-time.ts';
import { Choose } from '../../../people/choose.tsx';
import { TextField } from '../../../people/fields.tsx';
import { useAsked } from '../../../people/use-asked.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { OpenRuling } from './open-ruling.tsx';
import { useAwaited, useJudges } from './use-judges.ts';
import { useOutcome } from './use-outcome.ts';

type Part = { readonly protest: DeskProtest };

/** Asked anew with every sheet that changes: places move. */
const Stake = ({ protest }: Part) => {
  const { t } = useTranslation('cases');
  const { tournament, picture } = useDesk();
  const nameOf = useNameOf();
  const key = JSON.stringify(picture.standings?.map(({ player, exact }) => [player, exact]));
  const { got } = useAsked(() => askStake(tournament, protest.id), key);
  if (!got) return null;
  const said = (): string => {
    if (!('answer' in got)) return got.sentence;
    const { players } = got.answer;
    if (players === null) return t('protest.stakeNone');
    return players.length === 0
      ? t('protest.stakeNobody')
      : t('protest.stakeNames', { names: players.map(nameOf).join(', ') });
  };
  return (
    <p data-part="stake">
      <b>{t('protest.stake')}</b> {said()}
    </p>
  );
};

const Evidence = ({ protest, mayAdd }: Part & { readonly mayAdd: boolean }) => {
  const { t } = useTranslation('cases');
  const { give } = useCourt();
  const [nameOf, { moment }] = [useNameOf(), useZoneTime()];
  const [kind, setKind] = useState<(typeof evidenceKinds)[number]>('statement');
  const [text, setText] = useState('');
  const add = async (): Promise<void> => {
    const command = { type: 'add-evidence', protest: protest.id, kind, text } as const;
    if (await give(command, { told: t('protest.added') })) setText('');
  };
  return (
    <section className="desk-card" aria-label={t('protest.evidence')}>
      <h3>{t('protest.evidence')}</h3>
      {protest.evidence.length === 0 && <p className="quiet">{t('protest.noEvidence')}</p>}
      <ul className="rows">
        {protest.evidence.map((each) => (
          <li key={`${each.at} ${each.text}`} className="papers-line">
            <span>
              {t(`protest.kind.${each.kind}`)}: {each.text}
            </span>
            <span className="quiet">{t('protest.by', { who: nameOf(each.by), at: moment(each.at) })}</span>
          </li>
        ))}
      </ul>
      {mayAdd && (
        <>
          <Choose
            label={t('protest.addEvidence')}
            name="evidence-kind"
            value={kind}
            options={evidenceKinds.map((value) => [value, t(`protest.kind.${value}`)] as const)}
            onChoose={setKind}
          />
          <TextField
            label={t('protest.evidenceText')}
            name="evidence-text"
            most={longestText}
            value={text}
            onWrite={setText}
          />
          <button
            type="button"
            className="button"
            data-do="add-evidence"
            disabled={text.trim() === ''}
            onClick={() => void add()}
          >
            {t('protest.addEvidence')}
          </button>
        </>
      )}
    </section>
  );
};

const Decide = ({ protest, propose }: Part & Pick<Ways, 'propose'>) => {
  const { t } = useTranslation('cases');
  const { give } = useCourt();
  const { rules } = useBook();
  const judges = useJudges();
  const [reason, setReason] = useState('');
  const adviser = judges([rules.protest.consults.value]);
  const decide = (outcome: 'rejected' | 'upheld'): void =>
    void give(
      { type: 'decide-protest', protest: protest.id, outcome, reason },
      { told: t(`protest.${outcome}`) },
    );
  return (
    <section className="desk-card" aria-label={t('protest.propose')}>
      <div className="desk-actions">
        {propose}
        {!protest.consulted && (
          <button
            type="button"
            className="button"
            data-do="consult"
            onClick={() =>
              void give(
                { type: 'consult-committee', protest: protest.id },
                { told: t('protest.consulted', { who: adviser }) },
              )
            }
          >
            {t('protest.consult', { who: adviser })}
          </button>
        )}
        <Clause clause={rules.protest.consults.clause} />
      </div>
      <TextField
        label={t('reason')}
        name="decision-reason"
        most={longestText}
        value={reason}
        onWrite={setReason}
      />
      <div className="desk-actions">
        <Confirm
          title={t('protest.reject')}
          name="reject"
          isDisabled={reason.trim() === ''}
          onConfirm={() => decide('rejected')}
        >
          <p>{t('protest.willReject')}</p>
        </Confirm>
        <Confirm
          title={t('protest.uphold')}
          name="uphold"
          isDisabled={reason.trim() === ''}
          onConfirm={() => decide('upheld')}
        >
          <p>{t('protest.willUphold')}</p>
        </Confirm>
      </div>
    </section>
  );
};

const Decided = ({ protest }: Part) => {
  const { t } = useTranslation('cases');
  const [nameOf, { moment }, outcome] = [useNameOf(), useZoneTime(), useOutcome()];
  const { decision } = protest;
  if (!decision) return null;
  return (
    <div className="desk-card" data-part="decision" data-outcome={decision.outcome}>
      <p>
        <b>{t('protest.decision', { outcome: outcome(decision.outcome) })}</b>{' '}
        <Clause clause={decision.clause} />
      </p>
      <p>{decision.reason}</p>
      <p className="quiet">{t('protest.by', { who: nameOf(decision.by), at: moment(decision.at) })}</p>
    </div>
  );
};

/** At the desk and before a judge: whose place is at stake, and the way to a ruling. */
type Ways = { readonly stake?: ReactNode; readonly propose: ReactNode };

export const ProtestPapers = ({ protest, stake, propose }: Part & Ways) => {
  const { t } = useTranslation('cases');
  const { picture } = useCourt();
  const official = useOfficial();
  const [nameOf, gameName, judges, { moment }] = [useNameOf(), useGameName(), useJudges(), useZoneTime()];
  const awaited = useAwaited('decide-protest', protest.id);
  const game = picture.games.find(({ id }) => id === protest.game);
  const decides = awaited !== undefined && isOneOf(awaited.of, official, game);
  const rulings = picture.rulings.filter((each) => each.protest === protest.id);
  return (
    <section className="papers-part" aria-label={nameOf(protest.player)} data-protest={protest.id}>
      <h3>
        {nameOf(protest.player)} · {gameName(protest.game)}
      </h3>
      <p className="quiet">
        {t('protest.filedBy', {
          who: nameOf(protest.player),
          form: t(`protests.form.${protest.form as ProtestForm}`),
          at: moment(protest.at),
        })}
      </p>
      <blockquote>{protest.text}</blockquote>
      {awaited && (
        <p className="papers-line">
          {t('protest.decidedBy', { who: judges(awaited.of) })} <Clause clause={awaited.clause} />
          {!decides && <span className="quiet">{t('protest.notYours')}</span>}
        </p>
      )}
      {!protest.decision && stake}
      <Decided protest={protest} />
      {rulings.map((ruling) => (
        <OpenRuling key={ruling.id} ruling={ruling} withProtest={false} />
      ))}
      {decides && <Decide protest={protest} propose={propose} />}
      <Evidence
        protest={protest}
        mayAdd={!protest.decision && (decides || game?.referee === official.person)}
      />
    </section>
  );
};

export const ProtestView = ({ id }: { readonly id: string }) => {
  const { t } = useTranslation('cases');
  const { tournament, picture } = useDesk();
  const protest = picture.protests.find((each) => each.id === id);
  if (!protest) return <p role="alert">{t('protests.empty')}</p>;
  const propose = (
    <DeskLink
      tournament={tournament}
      room="cases"
      thing={makeCaseThing({ kind: 'ruling-on', about: protest.id })}
      className="button main"
    >
      {t('protest.propose')}
    </DeskLink>
  );
  return <ProtestPapers protest={protest} stake={<Stake protest={protest} />} propose={propose} />;
};
