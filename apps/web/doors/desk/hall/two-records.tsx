// Two devices wrote one game: the chief sees both records line by line and says which stands, and why.
import './two-records.css';
import { longestText } from '@omerta/tournament/meta.ts';
import { useState } from 'react';
import { useDesk, useNameOf } from '../../../desk/desk.tsx';
import { type ComparedRow, comparedRecords, type RecordLine } from '../../../desk/hall/two-records.ts';
import type { DeskGame } from '../../../desk/wire/picture.ts';
import { askRecords, chooseRecord, type GameRecords } from '../../../desk/wire/records.ts';
import { useZoneTime } from '../../../desk/zone-time.ts';
import { useLang } from '../../../device/settings.ts';
import { TextField } from '../../../people/fields.tsx';
import { useTranslation } from '../../../texts/use-translation.ts';
import { useHolds, useTableWords } from './hall-view.ts';

type Props = { readonly game: DeskGame };

const LineCell = ({ line }: { readonly line: RecordLine | null }) => {
  const { t } = useTranslation('table');
  return (
    <td>
      {line && (
        <>
          <span className="quiet">{t(`phase.${line.moment.kind}`, { number: line.moment.number })}</span>{' '}
          {line.told}
        </>
      )}
    </td>
  );
};

/** As many of the lines that both have are shown before what differs, so that the place is known. */
const around = 3;

const shownRows = (rows: readonly ComparedRow[]): readonly ComparedRow[] => {
  const first = rows.findIndex(({ isSame }) => !isSame);
  return first < 0 ? [] : rows.slice(Math.max(0, first - around));
};

type Seen = { readonly version: number; readonly own: string | null } & GameRecords['branches'][number];

const Choice = ({ game, seen, onDone }: Props & { readonly seen: Seen; readonly onDone: () => void }) => {
  const { t } = useTranslation(['hall', 'desk']);
  const { tournament } = useDesk();
  const nameOf = useNameOf();
  const { clock } = useZoneTime();
  const lang = useLang();
  const [reason, setReason] = useState('');
  const [isSending, setSending] = useState(false);
  const [sentence, setSentence] = useState('');
  const rows = comparedRecords(seen.own, seen.record, lang);
  const shown = shownRows(rows ?? []);
  const choose = async (stands: 'branch' | 'game'): Promise<void> => {
    setSending(true);
    const { branch, version: expected } = seen;
    const refused = await chooseRecord(
      { tournament, game: game.id },
      { branch, stands, expected, reason: reason.trim() },
    );
    setSending(false);
    setSentence(refused?.sentence ?? '');
    if (!refused) onDone();
  };
  return (
    <div className="hall-wording" data-branch={seen.branch}>
      {rows === null && <p role="alert">{t('hall:records.unread')}</p>}
      {rows !== null && shown.length === 0 && <p>{t('hall:records.alike')}</p>}
      {shown.length > 0 && (
        <div className="hall-scroll">
          <table className="two-records">
            <thead>
              <tr>
                <th scope="col">{t('hall:records.own')}</th>
                <th scope="col">
                  {t('hall:records.other', { name: nameOf(seen.person), time: clock(seen.at) })}
                </th>
              </tr>
            </thead>
            <tbody>
              {shown.map((row, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a line has its place and nothing else
                <tr key={i} data-same={row.isSame} className={row.isSame ? 'quiet' : 'parted'}>
                  <LineCell line={row.own} />
                  <LineCell line={row.other} />
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <TextField
        label={t('hall:records.reason')}
        name="record-reason"
        most={longestText}
        value={reason}
        onWrite={setReason}
      />
      <div className="desk-actions">
        {(['game', 'branch'] as const).map((stands) => (
          <button
            key={stands}
            type="button"
            className="button"
            data-stands={stands}
            disabled={isSending || reason.trim() === ''}
            onClick={() => void choose(stands)}
          >
            {t(`hall:records.stands.${stands}`)}
          </button>
        ))}
      </div>
      {sentence !== '' && (
        <p className="hall-red" role="alert">
          {sentence}
        </p>
      )}
    </div>
  );
};

export const TwoRecords = ({ game }: Props) => {
  const { t } = useTranslation('hall');
  const { tournament } = useDesk();
  const isChief = useHolds('chief');
  const { branches } = useTableWords(game.id);
  const [records, setRecords] = useState<GameRecords | null>(null);
  const [sentence, setSentence] = useState('');
  if (branches.length === 0) return null;
  const look = async (): Promise<void> => {
    const answer = await askRecords({ tournament, game: game.id });
    setRecords('answer' in answer ? answer.answer : null);
    setSentence('answer' in answer ? '' : answer.sentence);
  };
  const first = records?.branches.find(({ choice }) => choice === null);
  return (
    <section className="hall-wording" data-part="records" aria-label={t('records.title')}>
      <h3 className="hall-red">{t('records.title')}</h3>
      <p>{t('records.why')}</p>
      {!isChief && <p className="quiet">{t('records.chief')}</p>}
      {isChief && !first && (
        <>
          <p className="quiet">{t('records.cards')}</p>
          <button type="button" className="button hall-do" data-do="compare" onClick={() => void look()}>
            {t('records.compare')}
          </button>
        </>
      )}
      {sentence !== '' && (
        <p className="hall-red" role="alert">
          {sentence}
        </p>
      )}
      {isChief && records && first && (
        <Choice
          key={first.branch}
          game={game}
          seen={{ ...first, version: records.version, own: records.record }}
          onDone={() => setRecords(null)}
        />
      )}
    </section>
  );
};
