// One person of the tournament: how he stands and what can be done about it, who he is, his photo, team and badge, and the way in for his own phone.

import { badgeAddress } from '@omerta/documents/tournament/badge.ts';
import { useDesk } from '../../../desk/desk.tsx';
import { rosterQuestions } from '../../../desk/roster/roster-questions.ts';
import type { RosterRow } from '../../../desk/roster/roster-rows.ts';
import { teamChange } from '../../../desk/roster/team-orders.ts';
import { QrCode } from '../../../look/qr-code.tsx';
import { Choose } from '../../../people/choose.tsx';
import { PersonCode } from '../../../people/person-code.tsx';
import { useAsked } from '../../../people/use-asked.ts';
import { useOutside } from '../../../server/outside.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { EntryActions } from './entry-actions.tsx';
import { JoinPart } from './join-part.tsx';
import type { Roster } from './known.ts';
import { PersonDetailsForm } from './person-details-form.tsx';
import { Photo } from './photo.tsx';
import { PhotoPart } from './photo-part.tsx';
import { useStatusText } from './status-text.ts';

const TeamPart = ({ row: { person, nickname, team } }: { readonly row: RosterRow }) => {
  const { t } = useTranslation('roster');
  const { picture, give } = useDesk();
  const { teamsFormed, plans } = picture;
  const isSeated = plans.some(({ rounds }) => rounds.length > 0);
  if (isSeated) return <p className="quiet">{t('person.teamSeated')}</p>;
  const choose = (to: string): void => {
    const { orders, undo } = teamChange(teamsFormed, person, to === '' ? null : to);
    if (orders.length === 0) return;
    const told = t('person.teamTold', { nickname, team: to === '' ? t('person.noTeam') : to });
    void give(orders, { told, undo });
  };
  return (
    <Choose
      label={t('person.team')}
      name="team"
      value={team ?? ''}
      options={[['', t('person.noTeam')], ...teamsFormed.map((each) => [each.team, each.team] as const)]}
      onChoose={choose}
    />
  );
};

/** Who he is and his photo: kept by the club's organisers and administrators, and nobody else is shown a form for them. */
const AboutParts = ({ row, roster }: { readonly row: RosterRow; readonly roster: Roster }) => {
  const { t } = useTranslation('roster');
  const details = useAsked(() => rosterQuestions.details(row.person), row.person);
  if (details.got && !('answer' in details.got) && details.got.code === 'people/not-yours')
    return (
      <section className="desk-card" aria-label={t('person.about')} data-part="not-kept">
        {row.hasPhoto && (
          <Photo person={row.person} label={t('person.photoOf', { nickname: row.nickname })} />
        )}
        <p className="quiet">{t('person.notKept')}</p>
      </section>
    );
  return (
    <>
      <section className="desk-card" aria-label={t('person.about')}>
        <PersonDetailsForm person={row.person} details={details} onSaved={roster.again} />
      </section>
      <section className="desk-card" aria-label={t('person.photo')}>
        <PhotoPart row={row} onChanged={roster.again} />
      </section>
      {details.got && 'answer' in details.got && (
        <JoinPart
          row={row}
          joined={details.got.answer.joined}
          known={roster.known}
          onChanged={() => {
            details.again();
            roster.again();
          }}
        />
      )}
    </>
  );
};

type Props = { readonly person: string; readonly roster: Roster };

export const PersonPanel = ({ person, roster }: Props) => {
  const { t } = useTranslation('roster');
  const statusText = useStatusText();
  const outside = useOutside();
  const { tournament, picture } = useDesk();
  const isOfficial = picture.officials.some((each) => each.person === person);
  const row = roster.rows.find((each) => each.person === person);
  if (!row) return <p role="alert">{t('person.unknown')}</p>;
  return (
    <article className="roster-part" data-person={person}>
      <h3>{row.nickname}</h3>
      <div className="desk-cards">
        <section className="desk-card" aria-label={t('person.entry')}>
          <p>
            <b data-status={row.status}>{statusText(row)}</b>
          </p>
          {row.suspended && <p role="note">{t('blocked', row.suspended)}</p>}
          <EntryActions row={row} />
          <TeamPart row={row} />
        </section>
        <AboutParts row={row} roster={roster} />
        <section className="desk-card" aria-label={t('person.badge')}>
          {outside !== null && (
            <div className="roster-code">
              <QrCode code={badgeAddress(outside, person)} letters="byte" label={t('person.badge')} />
            </div>
          )}
          <p className="quiet">{t('person.badgeHint')}</p>
        </section>
        <section className="desk-card" aria-label={t('person.ownPhone')} data-part="own-phone">
          <h4>{t('person.ownPhone')}</h4>
          <p className="quiet">{t(isOfficial ? 'person.officialHint' : 'person.ownPhoneHint')}</p>
          <PersonCode person={person} {...(isOfficial && { tournament })} />
        </section>
      </div>
    </article>
  );
};
