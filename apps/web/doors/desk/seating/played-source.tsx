// Where a played game comes from: a room by its link, or the file of its record.
import { isRefusal } from '@omerta/base/refusal.ts';
import { useEffect, useRef, useState } from 'react';
import { type GameToTake, readPlayed } from '../../../desk/seating/evening.ts';
import { useBook } from '../../../desk/use-book.ts';
import { RecordFile } from '../../../games/record-file.tsx';
import { PlainForm, TextField } from '../../../people/fields.tsx';
import { recordOf, roomQuestions } from '../../../rooms/wire/room-questions.ts';
import { ask } from '../../../server/ask.ts';
import { useTranslation } from '../../../texts/use-translation.ts';

/** No record is longer. */
const mostBytes = 1_000_000;

type Props = {
  readonly played: GameToTake | null;
  /** The room that the address names. */
  readonly room: string | undefined;
  readonly onPlayed: (played: GameToTake | null) => void;
};

/** Of a link its last part, without what stands behind it. */
export const roomIn = (typed: string): string =>
  typed
    .trim()
    .replace(/[?#].*$/, '')
    .replace(/\/(deal)?$/, '')
    .split('/')
    .at(-1) ?? '';

export const PlayedSource = ({ played, room, onPlayed }: Props) => {
  const { t } = useTranslation('evening');
  const { scoring } = useBook();
  const [typed, setTyped] = useState(room ?? '');
  const [isAsking, setAsking] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  const taken = (text: string): void => {
    const read = readPlayed(text, scoring);
    setRefused(isRefusal(read) ? t(`problems.${read.code}`, read) : null);
    onPlayed(isRefusal(read) ? null : read);
  };
  const fromRoom = async (): Promise<void> => {
    setAsking(true);
    const id = roomIn(typed);
    const about = await ask(roomQuestions.seated(id));
    const record = 'answer' in about ? await recordOf(id) : null;
    setAsking(false);
    if (!('answer' in about)) return setRefused(about.sentence);
    if (about.answer.chairs.some(({ bot }) => bot)) return setRefused(t('problems.bots'));
    if (record === null) return setRefused(t('problems.unfinished'));
    taken(record);
  };
  const fromFile = async (file: File): Promise<void> => {
    if (file.size > mostBytes) setRefused(t('problems.not-a-record', { line: 1 }));
    else taken(await file.text());
  };
  const first = useRef(fromRoom);
  useEffect(() => {
    if (room !== undefined) void first.current();
  }, [room]);
  if (played)
    return (
      <p data-played={played.winner}>
        {t(`won.${played.winner}`)}{' '}
        <button type="button" className="button" data-do="other" onClick={() => onPlayed(null)}>
          {t('other')}
        </button>
      </p>
    );
  return (
    <details className="evening-played" open={room !== undefined}>
      <summary>{t('played')}</summary>
      <PlainForm
        name="room"
        onSend={() => void fromRoom()}
        sending={isAsking}
        refused={refused}
        button={t('fetch')}
      >
        <TextField label={t('room')} name="room" value={typed} onWrite={setTyped} hint={t('roomHint')} />
      </PlainForm>
      <RecordFile label={t('file')} onFile={(file) => void fromFile(file)} />
    </details>
  );
};
