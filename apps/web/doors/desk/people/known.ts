// Everybody the desk knows: who is entered, and who is in the club beside them.
import { useMemo } from 'react';
import { useDesk } from '../../../desk/desk.tsx';
import type { KnownPerson } from '../../../desk/roster/import-draft.ts';
import { type RosterRow, rosterRows } from '../../../desk/roster/roster-rows.ts';
import { type ClubPerson, clubPeople } from '../../../desk/wire/club-people.ts';
import { useAsked, useLookAgain } from '../../../people/use-asked.ts';
import type { AskRefusal } from '../../../server/ask.ts';

export type Roster = {
  readonly rows: readonly RosterRow[];
  /** Null while it is asked for. */
  readonly club: readonly ClubPerson[] | null;
  readonly known: readonly KnownPerson[];
  readonly refused: AskRefusal | null;
  readonly again: () => void;
};

export const useRoster = (): Roster => {
  const { picture, names } = useDesk();
  const { got, again } = useAsked(clubPeople);
  useLookAgain(again);
  const club = got && 'answer' in got ? got.answer.people : null;
  const rows = rosterRows(picture, { names, people: club ?? [], now: new Date().toISOString() });
  const known = useMemo(() => {
    const entered = new Set(picture.entries.map(({ person }) => person));
    return (club ?? []).map(({ person, nickname, club: of }) => ({
      person,
      nickname: names[person] ?? nickname,
      club: of,
      isEntered: entered.has(person),
    }));
  }, [club, picture.entries, names]);
  return { rows, club, known, refused: got && !('answer' in got) ? got : null, again };
};
