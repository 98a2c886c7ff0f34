// The room `people` of the desk: everybody entered, and the ways in.
import './people.css';
import { useDesk } from '../../../desk/desk.tsx';
import { DeskLink } from '../../../desk/desk-link.tsx';
import { type RosterView, rosterViews, viewOf, viewThing } from '../../../desk/roster/views.ts';
import { NotHere } from '../../../people/fields.tsx';
import { useTranslation } from '../../../texts/use-translation.ts';
import { CheckIn } from './check-in.tsx';
import { EntriesDesk } from './entries-desk.tsx';
import { ImportDesk } from './import-desk.tsx';
import { type Roster, useRoster } from './known.ts';
import { PeopleList } from './people-list.tsx';
import { PersonPanel } from './person-panel.tsx';
import { Teams } from './teams.tsx';

const Views = ({ view }: { readonly view: RosterView | null | undefined }) => {
  const { t } = useTranslation('roster');
  const { tournament } = useDesk();
  return (
    <nav className="roster-views" aria-label={t('views.title')}>
      <DeskLink tournament={tournament} room="people" isCurrent={view === undefined}>
        {t('views.list')}
      </DeskLink>
      {rosterViews.map((each) => (
        <DeskLink
          key={each}
          tournament={tournament}
          room="people"
          thing={viewThing(each)}
          isCurrent={each === view}
        >
          {t(`views.${each}`)}
        </DeskLink>
      ))}
    </nav>
  );
};

const View = ({ view, roster }: { readonly view: RosterView; readonly roster: Roster }) => {
  switch (view) {
    case 'checkIn':
      return <CheckIn roster={roster} />;
    case 'import':
      return <ImportDesk roster={roster} />;
    case 'entries':
      return <EntriesDesk roster={roster} />;
    case 'teams':
      return <Teams roster={roster} />;
  }
};

const Open = ({ thing, roster }: { readonly thing: string; readonly roster: Roster }) => {
  const view = viewOf(thing);
  return view ? (
    <View view={view} roster={roster} />
  ) : (
    <PersonPanel key={thing} person={thing} roster={roster} />
  );
};

export const PeopleRoom = ({ thing }: { readonly thing?: string }) => {
  const { t } = useTranslation(['roster', 'people']);
  const roster = useRoster();
  return (
    <>
      <h2>{t('roster:title')}</h2>
      <Views view={thing === undefined ? undefined : viewOf(thing)} />
      {roster.refused && <NotHere sentence={roster.refused.sentence} again={roster.again} />}
      {thing === undefined ? <PeopleList roster={roster} /> : <Open thing={thing} roster={roster} />}
    </>
  );
};
