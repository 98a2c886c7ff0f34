// Words to the referee of a table: one tap for what is often said, a text for the rest, and whether he has read it.
import type { WordKind } from '@omerta/sync/words.ts';
import { useState } from 'react';
import { useDesk, useNameOf } from '../../../desk/desk.tsx';
import type { DeskGame } from '../../../desk/wire/picture.ts';
import { useZoneTime } from '../../../desk/zone-time.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { sendWord } from '../../../words/desk-words.ts';
import { useHolds, useTableWords } from './hall-view.ts';

const ready = ['come', 'wait', 'slow', 'protocol', 'break'] as const;
const shown = 6;

const Sent = ({ game }: { readonly game: string }) => {
  const { t } = useTranslation('hall');
  const nameOf = useNameOf();
  const { clock } = useZoneTime();
  const { words } = useTableWords(game);
  if (words.length === 0) return <p className="quiet">{t('words.none')}</p>;
  return (
    <ul className="hall-words">
      {words
        .slice(-shown)
        .toReversed()
        .map(({ id, kind, text, person, at, read }) => (
          <li key={id} data-word={id} data-read={read !== null}>
            <p>
              {kind === 'ruling' && <b>{t('words.is.ruling')}: </b>}
              {text}
            </p>
            <p className="quiet">
              {nameOf(person)} ·{' '}
              {read ? (
                <b className="hall-good">✓ {t('words.read', { time: clock(read.at) })}</b>
              ) : (
                t('words.sent', { time: clock(at) })
              )}
            </p>
          </li>
        ))}
    </ul>
  );
};

export const WordPanel = ({ game }: { readonly game: DeskGame }) => {
  const { t } = useTranslation('hall');
  const { tournament } = useDesk();
  const isChief = useHolds('chief');
  const [text, setText] = useState('');
  const [isRuling, setRuling] = useState(false);
  const [isSending, setSending] = useState(false);
  const [sentence, setSentence] = useState('');
  const send = async (said: string): Promise<void> => {
    const kind: WordKind = isRuling ? 'ruling' : 'word';
    setSending(true);
    const refused = await sendWord({ tournament, game: game.id }, kind, said);
    setSending(false);
    setSentence(refused?.sentence ?? '');
    if (refused) return;
    setText('');
    setRuling(false);
  };
  return (
    <section className="hall-wording">
      <h3>{t('words.title')}</h3>
      <div className="choices">
        {ready.map((each) => (
          <button
            key={each}
            type="button"
            className="button"
            data-ready={each}
            disabled={isSending}
            onClick={() => void send(t(`words.ready.${each}`))}
          >
            {t(`words.ready.${each}`)}
          </button>
        ))}
      </div>
      <form
        className="hall-say"
        data-form="word"
        onSubmit={(event) => {
          event.preventDefault();
          if (text.trim() !== '') void send(text.trim());
        }}
      >
        <input
          className="input"
          name="word"
          value={text}
          maxLength={500}
          aria-label={t('words.text')}
          placeholder={t('words.text')}
          autoComplete="off"
          onChange={({ target }) => setText(target.value)}
        />
        <button type="submit" className="button hall-do" disabled={isSending || text.trim() === ''}>
          {t('words.send')}
        </button>
      </form>
      {isChief && (
        <label className="hall-tick">
          <input type="checkbox" checked={isRuling} onChange={({ target }) => setRuling(target.checked)} />
          <span>{t('words.ruling')}</span>
        </label>
      )}
      {sentence !== '' && (
        <p className="hall-red" role="alert">
          {sentence}
        </p>
      )}
      <Sent game={game.id} />
    </section>
  );
};
