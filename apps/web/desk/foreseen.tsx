// An order that is given only after what it changes was looked at, row by row.

import { showPoints } from '@omerta/documents/protocol/protocol.ts';
import { type ReactNode, useState } from 'react';
import { useLang } from '../device/settings.ts';
import { NotHere } from '../people/fields.tsx';
import type { AskRefusal, ServerAnswer } from '../server/ask.ts';
import { useTranslation } from '../texts/use-translation.ts';
import { Confirm } from './confirm.tsx';
import { useCourt, useNameOf } from './desk.tsx';
import { moves, peopleIn, tablesIn } from './foreseen-tables.ts';
import type { ListColumn } from './list/column.ts';
import { List } from './list/list.tsx';
import { useNamed } from './use-named.ts';
import { type ForeseenChange, type ForeseenRow, foresee } from './wire/foresee.ts';
import type { DeskCommand } from './wire/order.ts';

const useTableName = (): ((table: string | null) => string) => {
  const { t } = useTranslation('sheets');
  const { plans } = useCourt().picture;
  return (table) =>
    table === null ? t('foreseen.whole') : (plans.find(({ stage }) => stage === table)?.name ?? table);
};

const ForeseenRows = ({ rows, title }: { readonly rows: readonly ForeseenRow[]; readonly title: string }) => {
  const { t } = useTranslation('sheets');
  const lang = useLang();
  const nameOf = useNameOf();
  const points = (row: ForeseenRow['before']): string | null => row && showPoints(row.total, lang);
  const columns: readonly ListColumn<ForeseenRow>[] = [
    { key: 'player', title: t('foreseen.column.player'), value: ({ player }) => nameOf(player), share: 2 },
    {
      key: 'placeBefore',
      title: t('foreseen.column.placeBefore'),
      value: ({ before }) => before?.place ?? null,
    },
    { key: 'placeAfter', title: t('foreseen.column.placeAfter'), value: ({ after }) => after?.place ?? null },
    { key: 'totalBefore', title: t('foreseen.column.totalBefore'), value: ({ before }) => points(before) },
    { key: 'totalAfter', title: t('foreseen.column.totalAfter'), value: ({ after }) => points(after) },
  ];
  return (
    <List
      title={title}
      rows={rows}
      columns={columns}
      keyOf={({ player }) => player}
      empty={t('foreseen.nothing')}
      isWhole
    />
  );
};

/** One table at a time, by its name. */
const ForeseenTables = ({ rows }: { readonly rows: readonly ForeseenRow[] }) => {
  const { t } = useTranslation('sheets');
  const nameOf = useTableName();
  const tables = tablesIn(rows);
  const [chosen, setChosen] = useState<string | null | undefined>(undefined);
  const shown = tables.find(({ table }) => table === chosen) ?? tables[0];
  if (!shown) return null;
  const title = t('foreseen.inTable', { table: nameOf(shown.table) });
  return (
    <>
      <h3 data-part="table">{title}</h3>
      {tables.length > 1 && (
        <fieldset className="desk-actions" aria-label={t('foreseen.column.table')}>
          {tables.map((each) => (
            <button
              key={each.table ?? ''}
              type="button"
              className="button"
              data-table={each.table ?? 'whole'}
              aria-pressed={each === shown}
              onClick={() => setChosen(each.table)}
            >
              {nameOf(each.table)} · {each.rows.filter(moves).length}
            </button>
          ))}
        </fieldset>
      )}
      <ForeseenRows key={shown.table ?? ''} rows={shown.rows} title={title} />
    </>
  );
};

const People = ({ rows }: { readonly rows: readonly ForeseenRow[] }) => {
  const { t } = useTranslation('sheets');
  const { moved, otherwise } = peopleIn(rows);
  return (
    <p data-part="people">
      {moved === 0 ? t('foreseen.nobody') : t('foreseen.people', { count: moved })}
      {otherwise > 0 && ` ${t('foreseen.otherwise', { count: otherwise })}`}
    </p>
  );
};

type Props = {
  /** On the button that looks, and on the one that gives the order. */
  readonly title: string;
  readonly name: string;
  readonly command: DeskCommand;
  /** Said when it is done. */
  readonly told: string;
  /** What it will do beside the standings. */
  readonly children?: ReactNode;
  readonly className?: string;
  readonly isDisabled?: boolean;
  readonly onDone?: () => void;
};

type Answer = ServerAnswer<ForeseenChange> | AskRefusal;

/** A ruling is applied with the difference that was looked at, and with no other. */
const asSeen = (command: DeskCommand, { digest }: ForeseenChange): DeskCommand =>
  command.type === 'apply-ruling' ? { ...command, preview: digest } : command;

type SeenProps = { readonly answer: Answer | null; readonly again: () => void };

const Seen = ({ answer, again }: SeenProps) => {
  const { t } = useTranslation('sheets');
  const named = useNamed();
  if (answer === null) return <p className="quiet">{t('foreseen.asking')}</p>;
  if ('answer' in answer) {
    const { rows } = answer.answer;
    return rows.length === 0 ? (
      <p data-part="no-rows">{t('foreseen.nothing')}</p>
    ) : (
      <>
        <People rows={rows} />
        <ForeseenTables rows={rows} />
      </>
    );
  }
  return answer.code === 'standings/none' ? (
    <p>{t('foreseen.noTable')}</p>
  ) : (
    <NotHere sentence={named(answer.sentence)} again={again} />
  );
};

export const Foreseen = ({ command, told, children, onDone, ...asked }: Props) => {
  const { tournament, give } = useCourt();
  const [answer, setAnswer] = useState<Answer | null>(null);
  const look = async (): Promise<void> => {
    setAnswer(null);
    setAnswer(await foresee(tournament, command));
  };
  const seen = answer && 'answer' in answer ? answer.answer : null;
  const isBlind = answer !== null && !('answer' in answer) && answer.code === 'standings/none';
  const act = async (): Promise<void> => {
    if (await give(seen ? asSeen(command, seen) : command, { told })) onDone?.();
  };
  return (
    <Confirm
      {...asked}
      isReady={seen !== null || (isBlind && command.type !== 'apply-ruling')}
      onAsk={() => void look()}
      onConfirm={() => void act()}
    >
      {children}
      <Seen answer={answer} again={() => void look()} />
    </Confirm>
  );
};
