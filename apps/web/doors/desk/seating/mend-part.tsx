// Mending: who dropped out, who may take over, and exactly what changes before it is done.

import { isRefusal } from '@omerta/base/refusal.ts';
import { refusalText } from '@omerta/seating/messages/refusal-text.ts';
import type { SeatingRefusal } from '@omerta/seating/refusal.ts';
import { useState } from 'react';
import { useDesk, useNameOf } from '../../../desk/desk.tsx';
import { PersonPick } from '../../../desk/person-pick.tsx';
import {
  filledByResting,
  gamesWithGaps,
  gaps,
  latecomers,
  type Mending,
  reserves,
  sideReferees,
  sittingIn,
  takenOver,
} from '../../../desk/seating/mending.ts';
import { useBook } from '../../../desk/use-book.ts';
import { useOfficeName } from '../../../desk/use-office-name.ts';
import type { DeskStage } from '../../../desk/wire/picture.ts';
import { useSettings } from '../../../device/settings.ts';
import { useTranslation } from '../../../texts/use-translation.ts';

type Props = { readonly stage: DeskStage };
type Planned = Mending | SeatingRefusal;

type PreviewProps = { readonly planned: Planned; readonly onEnd: () => void };

const Preview = ({ planned, onEnd }: PreviewProps) => {
  const { t } = useTranslation('seating');
  const { lang } = useSettings();
  const { give, isSending } = useDesk();
  const nameOf = useNameOf();
  if (isRefusal(planned))
    return (
      <p role="alert" className="refused" data-part="mend-refused">
        {refusalText(planned, lang)}
      </p>
    );
  const { moves, orders } = planned;
  if (moves.length === 0) return <p role="status">{t('mend.nothing')}</p>;
  const apply = async (): Promise<void> => {
    if (await give(orders, { told: t('mend.told', { count: moves.length }) })) onEnd();
  };
  return (
    <div className="seating-preview" data-part="mend-preview">
      <h4>
        {t('mend.preview')}: {t('mend.moves', { count: moves.length })}
      </h4>
      <ul className="seating-findings">
        {moves.map(({ round, table, seat, was, now }) => (
          <li key={`${round} ${table} ${seat}`} data-move={`${round}/${table}/${seat}`}>
            {t('mend.move', { round, table, seat })}:{' '}
            <b>{t('mend.moveOf', { now: nameOf(now), was: nameOf(was) })}</b>
          </li>
        ))}
      </ul>
      <p className="quiet">{t('mend.kept')}</p>
      <div className="desk-actions">
        <button
          type="button"
          className="button main"
          data-do="mend"
          disabled={isSending}
          onClick={() => void apply()}
        >
          {t('mend.apply')}
        </button>
        <button type="button" className="button" data-do="leave-mend" onClick={onEnd}>
          {t('mend.leave')}
        </button>
      </div>
    </div>
  );
};

type OutProps = Props & { readonly out: string; readonly onPlan: (planned: Planned) => void };

/** Everybody who may sit in, the side referees last. */
const useSubstitutes = (stage: DeskStage) => {
  const { t } = useTranslation('seating');
  const { picture } = useDesk();
  const nameOf = useNameOf();
  const side = useOfficeName(useBook())('side-referee');
  const isReserve = (person: string): boolean =>
    picture.entries.some((entry) => entry.person === person && entry.status === 'reserve');
  return [
    ...reserves(picture, stage).map((person) => ({
      person,
      name: nameOf(person),
      hint: t(isReserve(person) ? 'mend.reserve' : 'mend.accepted'),
    })),
    ...sideReferees(picture).map((person) => ({
      person,
      name: nameOf(person),
      hint: t('mend.side', { side }),
    })),
  ];
};

const Out = ({ stage, out, onPlan }: OutProps) => {
  const { t } = useTranslation('seating');
  const { picture } = useDesk();
  const nameOf = useNameOf();
  const choices = useSubstitutes(stage);
  const games = gamesWithGaps(picture, stage).filter((each) => each.out === out);
  return (
    <div className="seating-preview" data-out={out}>
      <p>
        <b>{t('mend.out', { name: nameOf(out) })}</b>
      </p>
      {choices.length === 0 && <p className="quiet">{t('mend.nobody')}</p>}
      {choices.length > 0 && stage.players.includes(out) && (
        <PersonPick
          label={t('mend.substitute')}
          name={`take-over-${out}`}
          choices={choices}
          chosen={null}
          onChoose={(person) => person !== null && onPlan(takenOver(picture, stage, out, person))}
        />
      )}
      {choices.length > 0 &&
        games.map(({ game }) => (
          <PersonPick
            key={game.id}
            label={t('mend.oneGame', { round: game.round, table: game.table })}
            name={`sit-in-${game.id}`}
            choices={choices}
            chosen={null}
            onChoose={(person) => person !== null && onPlan(sittingIn(game, out, person))}
          />
        ))}
    </div>
  );
};

const Late = ({ stage }: Props) => {
  const { t } = useTranslation('seating');
  const { picture } = useDesk();
  const nameOf = useNameOf();
  const late = latecomers(picture, stage);
  if (late.length === 0 || stage.advance !== null) return null;
  return (
    <p className="quiet" data-part="late">
      {t('mend.late', { count: late.length, names: late.map(nameOf).join(', ') })}{' '}
      {t(stage.published === 0 ? 'mend.lateBefore' : 'mend.lateAfter')}
    </p>
  );
};

export const MendPart = ({ stage }: Props) => {
  const { t } = useTranslation('seating');
  const { picture } = useDesk();
  const [planned, setPlanned] = useState<Planned | null>(null);
  const out = gaps(picture, stage);
  const isOpen = stage.published < stage.rounds.length;
  return (
    <section className="desk-card" data-part="mending">
      <h3>{t('mend.title')}</h3>
      {out.length === 0 && <p className="quiet">{t('mend.none')}</p>}
      <Late stage={stage} />
      {out.map((person) => (
        <Out key={person} stage={stage} out={person} onPlan={setPlanned} />
      ))}
      {out.length > 0 && isOpen && (
        <button
          type="button"
          className="button"
          data-do="fill-resting"
          onClick={() => setPlanned(filledByResting(picture, stage))}
        >
          {t('mend.filled')}
        </button>
      )}
      {planned && <Preview planned={planned} onEnd={() => setPlanned(null)} />}
    </section>
  );
};
