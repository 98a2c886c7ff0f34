// A word of the desk over the heading, read with one tap, and how it stands with the call for the chief. Never by night.
import '../../look/over-heading.css';
import './desk-words.css';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTable } from '../../board/use-table.ts';
import { useWatched } from '../../device/use-watched.ts';
import type { LivePicture } from '../../server/live.ts';
import { isDark } from '../../session/night.ts';
import type { ServedGame } from '../../session/served.ts';
import { chime } from '../../sound/bell.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { sayRead, senderOf, shownWord } from '../../words/table-words.ts';
import { wordsIn } from '../../words/words-in.ts';

type Props = { readonly where: ServedGame; readonly picture: LivePicture | undefined };

/** Heard once, when it comes into sight. */
const useChime = (word: string | null): void => {
  const last = useRef<string | null>(null);
  useEffect(() => {
    if (word !== null && word !== last.current) chime();
    last.current = word ?? last.current;
  }, [word]);
};

export const DeskWords = ({ where, picture }: Props) => {
  const { t } = useTranslation('words');
  const { live } = useTable();
  const view = useMemo(() => wordsIn(picture), [picture]);
  const { waiting } = useWatched(senderOf(where).state);
  const [away, setAway] = useState<ReadonlySet<string>>(new Set());
  const said = new Set([...away, ...waiting.map(({ id }) => id)]);
  const unsent = waiting.filter(({ path }) => path === '/api/words/calls').length;
  const shown = shownWord(view, isDark(live), { said, unsent });
  useChime(shown?.what === 'word' ? shown.word.id : null);
  if (!shown) return null;
  const putAway = (id: string): void => setAway((before) => new Set(before).add(id));
  const nameOf = (person: string): string => picture?.names[person] ?? person;
  if (shown.what === 'word') {
    const { word, more } = shown;
    return (
      <section className="over-heading word-strip" aria-label={t('label')} data-word={word.id}>
        <div role="status" className="told">
          <p>{word.text}</p>
          <small>
            {t(`from.${word.kind}`, { name: nameOf(word.person) })}
            {more > 0 && ` · ${t('more', { count: more })}`}
          </small>
        </div>
        <button
          type="button"
          className="button chosen"
          data-do="word-read"
          onClick={() => {
            putAway(`${word.id}.read`);
            sayRead(where, word.id);
          }}
        >
          {t('read')}
        </button>
      </section>
    );
  }
  const { call } = shown;
  const told = (): string => {
    if (!call) return t('unsent');
    return call.answered ? t('comes', { name: nameOf(call.answered.person) }) : t('asked');
  };
  return (
    <section
      className="over-heading word-strip"
      aria-label={t('call')}
      data-call={call?.answered ? 'answered' : 'asked'}
    >
      <div role="status" className="told">
        <p>{told()}</p>
        {call && <small>{t(`reason.${call.reason}`)}</small>}
      </div>
      {call && (
        <button type="button" className="button" data-do="call-good" onClick={() => putAway(call.id)}>
          {t('good')}
        </button>
      )}
    </section>
  );
};
