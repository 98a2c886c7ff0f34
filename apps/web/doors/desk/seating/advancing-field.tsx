// Who goes on from the stage before, by its standings; a tie across the line is shown and waits for its lot.
import { useEffect, useState } from 'react';
import { CloseGames } from '../../../desk/close-games.tsx';
import { ClosesWhen } from '../../../desk/closes-when.tsx';
import { useDesk, useNameOf } from '../../../desk/desk.tsx';
import { DeskLink } from '../../../desk/desk-link.tsx';
import { contestOf } from '../../../desk/roster/contest.ts';
import { advancingOf, isPlayedOut } from '../../../desk/seating/field.ts';
import { readStageRows } from '../../../desk/seating/stage-rows.ts';
import type { DeskRow, DeskStage } from '../../../desk/wire/picture.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { FormField } from './form-field.tsx';

type Rows = readonly Pick<DeskRow, 'place' | 'player' | 'decidedBy'>[];

/** Asked anew whenever a game of the stage before moves on. */
const useRows = (before: DeskStage | undefined) => {
  const { tournament, picture } = useDesk();
  const [told, setRows] = useState<Rows | 'failed' | null>(null);
  const [again, setAgain] = useState(0);
  const id = before?.stage;
  const moved = picture.games
    .filter(({ stage }) => stage === id)
    .map(({ status }) => status)
    .join();
  const lots = picture.lots.length;
  const outside = picture.standIns.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what moved, the lots drawn and who is out of the contest are reasons to ask again
  useEffect(() => {
    let isGone = false;
    if (id !== undefined)
      void readStageRows(tournament, id).then((found) => isGone || setRows(found ?? 'failed'));
    return () => {
      isGone = true;
    };
  }, [tournament, id, moved, lots, outside, again]);
  // What the public may not see is not told by the server; the desk's own table has everything.
  const isTold = picture.withheld === null && told !== 'failed';
  const rows: Rows | 'failed' | null = isTold ? told : (picture.standings ?? 'failed');
  return { rows, ask: () => setAgain((times) => times + 1) };
};

/** How many games of it are still open, when the last of them can be closed, and where that is done. */
const NotOver = ({ before }: { readonly before: DeskStage }) => {
  const { t } = useTranslation('seating');
  const { tournament, picture } = useDesk();
  const open = picture.games.filter(
    ({ stage, status }) => stage === before.stage && status !== 'annulled' && status !== 'final',
  );
  const unsigned = open.filter(({ status }) => status !== 'signed' && status !== 'confirmed');
  return (
    <div data-part="not-over">
      <p>{t('field.waits', { before: before.name })}</p>
      {open.length > 0 && (
        <p>
          {t('field.stillOpen', { count: open.length })}{' '}
          {unsigned.length > 0 ? (
            t('field.unsigned', { count: unsigned.length })
          ) : (
            <ClosesWhen games={open.map(({ id }) => id)} />
          )}
        </p>
      )}
      <div className="desk-actions">
        <CloseGames />
        <DeskLink tournament={tournament} room={unsigned.length > 0 ? 'hall' : 'sheets'}>
          {t(unsigned.length > 0 ? 'field.toHall' : 'field.toSheets')}
        </DeskLink>
      </div>
    </div>
  );
};

export const AdvancingField = ({ stage }: { readonly stage: DeskStage }) => {
  const { t } = useTranslation('seating');
  const { tournament, picture } = useDesk();
  const nameOf = useNameOf();
  const before = picture.plans[picture.plans.findIndex((each) => each.stage === stage.stage) - 1];
  const { rows, ask } = useRows(before);
  const name = before?.name ?? '';
  if (!before || !isPlayedOut(picture, before)) return before ? <NotOver before={before} /> : null;
  if (rows === null) return null;
  if (rows === 'failed')
    return (
      <>
        <p role="alert">{t('field.notKnown', { before: name })}</p>
        <button type="button" className="button" data-do="ask-rows" onClick={ask}>
          {t('field.again')}
        </button>
      </>
    );
  const outside = rows.flatMap(({ player }) => (contestOf(picture, player) === 'out' ? [player] : []));
  const { players, tied } = advancingOf(picture, rows, stage.advance ?? 0);
  return (
    <>
      <p>{t('field.advance', { before: name, count: players.length })}</p>
      <ol className="seating-going">
        {players.map((person) => (
          <li key={person} className={tied.includes(person) ? 'bad' : undefined}>
            {nameOf(person)}
          </li>
        ))}
      </ol>
      {tied.length > 0 && (
        <div role="alert">
          <p>
            {t('field.tied')} {tied.map(nameOf).join(', ')}
          </p>
          <DeskLink tournament={tournament} room="standings">
            {t('field.toLots')}
          </DeskLink>
        </div>
      )}
      {outside.length > 0 && (
        <p className="quiet" data-part="outside">
          {t('field.outside')} {outside.map(nameOf).join(', ')}{' '}
          <DeskLink tournament={tournament} room="people">
            {t('field.toPeople')}
          </DeskLink>
        </p>
      )}
      <FormField stage={stage} players={players} isDisabled={tied.length > 0} />
    </>
  );
};
