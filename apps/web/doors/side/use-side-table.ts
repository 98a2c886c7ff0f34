// What the parts of a side referee's screen share: the table as he sees it, what was flagged, and how he flags.

import type { Seat } from '@omerta/rules/game/seat.ts';
import { type Edition, isRulebookId } from '@omerta/rules/rulebooks/rulebook.ts';
import { usualTerms } from '@omerta/rules/rulebooks/terms.ts';
import type { SideFlag, SideView, ViolationFlag } from '@omerta/sync/side-flags.ts';
import { useEffect, useMemo, useState } from 'react';
import { newId } from '../../device/new-id.ts';
import { useLang } from '../../device/settings.ts';
import { useWatched } from '../../device/use-watched.ts';
import { loadEdition } from '../../rulebooks/load.ts';
import { useLive } from '../../server/use-live.ts';
import type { OutgoingState } from '../../side/outgoing.ts';
import { sideViewIn } from '../../side/side-view.ts';
import { readTablePicture, type TablePicture } from '../../side/table-picture.ts';
import { useOutgoing } from '../../side/use-outgoing.ts';

export type SideWhere = { readonly tournament: string; readonly game: string };

export type SideDesk = {
  readonly person: string;
  readonly table: TablePicture | null;
  readonly side: SideView | null;
  readonly edition: Edition | null;
  /** What the rulebook calls him; the usual word until it is known. */
  readonly office: string;
  readonly outgoing: OutgoingState;
  readonly isConnected: boolean;
  /** Since when the table's phone is out of the server's reach, in milliseconds; null: it is there. */
  readonly silentSince: number | null;
  /** He is no side referee of this game. */
  readonly isNotHis: boolean;
  readonly nameOf: (person: string) => string;
  readonly seatName: (seat: Seat) => string;
  readonly tell: (flag: SideFlag) => void;
  /** The moment that a press is told with. */
  readonly pressed: () => NonNullable<ViolationFlag['pressed']>;
};

const useEdition = (rulebook: string | undefined): Edition | null => {
  const [edition, setEdition] = useState<Edition | null>(null);
  useEffect(() => {
    if (rulebook !== undefined && isRulebookId(rulebook)) void loadEdition(rulebook).then(setEdition);
  }, [rulebook]);
  return edition;
};

export const useSideTable = ({ tournament, game }: SideWhere, person: string): SideDesk => {
  const [tableName, sideName] = [`game/${tournament}/${game}`, `side/${tournament}/${game}`];
  const live = useLive([{ watch: tableName, as: 'side-referee' }, { watch: sideName }]);
  const outgoing = useOutgoing(person);
  const [picture, flags] = [live.pictures.get(tableName), live.pictures.get(sideName)];
  const table = useMemo(() => (picture ? readTablePicture(picture.view) : null), [picture]);
  const side = useMemo(() => sideViewIn(flags), [flags]);
  const silent = live.silent.get(sideName);
  const silentSince = silent === undefined ? null : Date.parse(silent);
  const edition = useEdition(side?.rulebook);
  const office = (edition?.terms ?? usualTerms).sideReferee[useLang()];
  const nameOf = (id: string): string => flags?.names[id] ?? picture?.names[id] ?? id;
  return {
    person,
    table,
    side,
    edition,
    office: `${office.charAt(0).toUpperCase()}${office.slice(1)}`,
    outgoing: useWatched(outgoing.state),
    isConnected: live.isConnected,
    silentSince,
    isNotHis: live.refused.size > 0,
    nameOf,
    seatName: (seat) => nameOf(table?.players[seat - 1] ?? ''),
    // The step of a table that is out of reach is an old one.
    pressed: () => ({
      at: Date.now() + live.ahead,
      step: (silentSince === null && table?.now?.step) || null,
      seat: (silentSince === null && table?.now?.seat) || null,
    }),
    tell: (flag) => {
      const id = newId();
      outgoing.push({ id, path: '/api/side/flags', body: { tournament, game, id, flag } });
    },
  };
};
