// The room `people` of the desk: everybody entered, and the ways in.
import './people.css';
import { useDesk } from '../../../desk/desk.tsx';
import { DeskLink } from '../../../desk/desk-link.tsx';
import { rosterQuestions } from '../../../desk/roster/roster-questions.ts';
import { type RosterView, rosterViews, viewOf, viewThing } from '../../../desk/roster/views.ts';
import { waitingPeople } from '../../../desk/roster/waiting-entries.ts';
import { NotHere } from '../../../people/fields.tsx';
import { useAsked, useLookAgain } from '../../../people/use-asked.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { CheckIn } from './check-in.tsx';
import { EntriesDesk } from './entries-desk.tsx';
import { ImportDesk } from './import-desk.tsx';
import { type Roster, useRoster } from './known.ts';
import { PeopleList } from './people-list.tsx';
import { PersonPanel } from './person-panel.tsx';
import { Teams } from './teams.tsx';

/** Who has registered since somebody looked; nobody does while it is closed. */
const useWaitingCount = (tournament: string, isOpen: boolean): number => {
  const { got, again } = useAsked(
    async () => (isOpen ? rosterQuestions.registrations(tournament) : { answer: { registrations: [] } }),
    `${tournament} ${isOpen}`,
  );
  useLookAgain(again);
  return got && 'answer' in got ? waitingPeople(got.answer.registrations).length : 0;
};

const Views = ({ view }: { readonly view: RosterView | null | undefined }) => {
  const { t } = useTranslation('roster');
  const { tournament, picture } = useDesk();
  const waiting = useWaitingCount(tournament, picture.asked !== null);
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
          {t(`views.${each}`)} {each === 'entries' && waiting > 0 && <b>{waiting}</b>}
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
      <h2 className="hidden-text">{t('roster:title')}</h2>
      <Views view={thing === undefined ? undefined : viewOf(thing)} />
      {roster.refused && <NotHere sentence={roster.refused.sentence} again={roster.again} />}
      {thing === undefined ? <PeopleList roster={roster} /> : <Open thing={thing} roster={roster} />}
    </>
  );
};
