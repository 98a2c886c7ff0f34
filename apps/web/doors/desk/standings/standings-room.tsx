// The room `standings` of the desk: the table now or after any round, what it is made of, ties, teams and nominations.
import './standings.css';
import { useState } from 'react';
import { useDesk, useNameOf } from '../../../desk/desk.tsx';
import { DeskLink } from '../../../desk/desk-link.tsx';
import { Nominations } from '../../../desk/nominations.tsx';
import { askStandings, type StandingsChoice } from '../../../desk/wire/ask-standings.ts';
import { makeCaseThing } from '../../../desk/wire/case-thing.ts';
import type { DeskRow } from '../../../desk/wire/picture.ts';
import { Choose } from '../../../people/choose.tsx';
import { NotHere } from '../../../people/fields.tsx';
import { useAsked } from '../../../people/use-asked.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { RowItems } from './row-items.tsx';
import { StandingsList } from './standings-list.tsx';
import { rowsOfStage, tiedPlaces } from './table-of.ts';
import { Teams } from './teams.tsx';

const now: StandingsChoice = { stage: '', after: '' };

type ChoiceProps = { readonly chosen: StandingsChoice; readonly onChoose: (next: StandingsChoice) => void };

const ChooseTable = ({ chosen, onChoose }: ChoiceProps) => {
  const { t } = useTranslation('standings');
  const { plans } = useDesk().picture;
  const stage = plans.find((each) => each.stage === chosen.stage) ?? plans[0];
  const rounds = Array.from({ length: stage?.published ?? 0 }, (_, i) => String(i + 1));
  return (
    <div className="standings-choice">
      <Choose
        label={t('stage')}
        name="stage"
        value={chosen.stage}
        options={[['', t('whole')], ...plans.map((each) => [each.stage, each.name] as const)]}
        onChoose={(next) => onChoose({ stage: next, after: '' })}
      />
      <Choose
        label={t('after')}
        name="after"
        value={chosen.after}
        options={[['', t('now')], ...rounds.map((round) => [round, t('afterRound', { round })] as const)]}
        onChoose={(after) => onChoose({ stage: chosen.stage || (stage?.stage ?? ''), after })}
      />
    </div>
  );
};

const Ties = ({ rows }: { readonly rows: readonly DeskRow[] }) => {
  const { t } = useTranslation('standings');
  const { tournament } = useDesk();
  const nameOf = useNameOf();
  const tied = tiedPlaces(rows);
  if (tied.length === 0) return null;
  return (
    <details className="desk-card" data-part="ties">
      <summary>{t('ties', { count: tied.length })}</summary>
      <ul className="rows">
        {tied.map(({ place, players }) => (
          <li key={place}>
            <span className="what">{t('tied', { place, players: players.map(nameOf).join(', ') })}</span>
            <DeskLink
              tournament={tournament}
              room="cases"
              thing={makeCaseThing({ kind: 'part', part: 'lots' })}
            >
              {t('toLot')}
            </DeskLink>
          </li>
        ))}
      </ul>
    </details>
  );
};

export const StandingsRoom = ({ thing }: { readonly thing?: string }) => {
  const { t } = useTranslation(['standings', 'common']);
  const { tournament, picture } = useDesk();
  const [chosen, setChosen] = useState(now);
  const [opened, setOpened] = useState<string | null>(thing ?? null);
  const isNow = chosen.stage === '' && chosen.after === '';
  // Asked anew when a point has changed anywhere: the picture comes with every event of the hall.
  const counted = (picture.standings ?? []).map(({ player, place, exact }) => `${player} ${place} ${exact}`);
  const { got, again } = useAsked(
    () => askStandings(tournament, chosen),
    `${chosen.stage} ${chosen.after} ${counted.join()}`,
  );
  const asked = got && 'answer' in got ? got.answer : null;
  const rows = isNow
    ? (picture.standings ?? [])
    : rowsOfStage(asked?.rows ?? [], picture.plans, chosen.stage);
  const row = rows.find(({ player }) => player === opened);
  const title = isNow ? t('standings:title') : t('standings:titleAfter', { after: chosen.after || '—' });
  return (
    <>
      <h2 className="hidden-text">{t('standings:title')}</h2>
      <ChooseTable chosen={chosen} onChoose={setChosen} />
      {picture.withheld && <p className="quiet">{t(`standings:withheld.${picture.withheld}`)}</p>}
      {got && !('answer' in got) && picture.plans.length > 0 && (
        <NotHere sentence={got.sentence} again={again} />
      )}
      <Ties rows={rows} />
      <StandingsList title={title} rows={rows} onOpen={({ player }) => setOpened(player)} />
      {row && <RowItems row={row} chosen={chosen} onClose={() => setOpened(null)} />}
      <Teams />
      {asked && <Nominations nominations={asked.nominations} />}
    </>
  );
};
