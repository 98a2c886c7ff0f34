// Ten nicknames: typed, pasted, picked from the last evening, drawn at random.
import { plainText } from '@omerta/rules/notation/plain-text.ts';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useAsync } from '../../device/use-async.ts';
import { peopleOfLastEvening } from '../../games/evening.ts';
import { Dialog } from '../../look/dialog.tsx';
import {
  deviceRandom,
  drawn,
  namedTwice,
  nobodySeated,
  type SeatedNames,
  seatFrom,
  seatOne,
} from '../../session/names.ts';
import { readNames } from '../../session/names-pasted.ts';
import { useTranslation } from '../../texts/use-translation.ts';

type Props = { readonly seating: SeatedNames; readonly onChange: (seating: SeatedNames) => void };

/** Where the browser does not hand over the clipboard, its own paste into a large field does. */
const PasteButton = ({ onPasted }: { readonly onPasted: (text: string) => void }) => {
  const { t } = useTranslation(['start', 'common']);
  const [asking, setAsking] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const paste = async (): Promise<void> => {
    try {
      const text = await navigator.clipboard.readText();
      if (readNames(text).length > 1) return onPasted(text);
    } catch {
      // Refused or unknown here: the field asks for it.
    }
    return setAsking(true);
  };
  const accept = (): void => {
    onPasted(field.current?.value ?? '');
    setAsking(false);
  };
  return (
    <>
      <button type="button" className="button" onClick={() => void paste()}>
        {t('start:pasteList')}
      </button>
      <Dialog open={asking} onClose={() => setAsking(false)} title={t('start:pasteList')}>
        <textarea
          ref={field}
          className="input"
          rows={10}
          aria-label={t('start:paste')}
          placeholder={t('start:paste')}
        />
        <button type="button" className="button main" onClick={accept}>
          {t('start:pasteAccept')}
        </button>
      </Dialog>
    </>
  );
};

/** Whoever is seated keeps his place in the row: nothing moves under a finger. */
const People = ({ seating, onChange }: Props) => {
  const { t } = useTranslation('start');
  const known = useAsync(peopleOfLastEvening)?.value ?? [];
  const seated = new Set(seating.names.map((name) => name.trim()));
  const waiting = seating.waiting.filter((name) => !seated.has(name));
  const before = known.filter((name) => !waiting.includes(name) && !/^\S+ \d+$/.test(name));
  const groups = [
    [t('waiting'), waiting],
    [t('lastEvening'), before],
  ] as const;
  return groups.map(
    ([title, list]) =>
      list.length > 0 && (
        <div key={title} className="people">
          <p className="quiet">{title}</p>
          <div className="choices">
            {list.map((name) => (
              <button
                key={name}
                type="button"
                className="button"
                disabled={seated.has(name)}
                onClick={() => onChange(seatOne(seating, name))}
              >
                {name}
              </button>
            ))}
            {list.length > 1 && list.length <= 10 && (
              <button
                type="button"
                className="button all"
                disabled={seated.size > 1}
                onClick={() => onChange(list.reduce(seatOne, seating))}
              >
                {t('everybody')}
              </button>
            )}
          </div>
        </div>
      ),
  );
};

type RowProps = {
  readonly seat: number;
  readonly name: string;
  /** The other seats of the same nickname. */
  readonly others: readonly number[];
  readonly onType: (name: string) => void;
  /** Whether it was taken as a list. */
  readonly onPaste: (text: string) => boolean;
};

/** As its key says; from the last seat it only puts the keyboard away. */
const toNextSeat = (event: KeyboardEvent<HTMLInputElement>): void => {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
  event.preventDefault();
  const field = event.currentTarget;
  const next = field.closest('li')?.nextElementSibling?.querySelector('input');
  if (next) next.focus();
  else field.blur();
};

const Row = ({ seat, name, others, onType, onPaste }: RowProps) => {
  const { t } = useTranslation(['start', 'common']);
  const twice = others.length > 0;
  return (
    <li data-twice={twice}>
      <label>
        <span>{seat}</span>
        <input
          className="input"
          value={name}
          maxLength={40}
          autoComplete="off"
          autoCapitalize="words"
          spellCheck={false}
          enterKeyHint="next"
          aria-label={t('common:seat', { seat })}
          aria-describedby={twice ? `twice-${seat}` : undefined}
          placeholder={t('start:playerN', { seat })}
          onKeyDown={toNextSeat}
          onChange={(event) => onType(plainText(event.target.value))}
          onPaste={(event) => onPaste(event.clipboardData.getData('text')) && event.preventDefault()}
        />
      </label>
      {twice && (
        <small id={`twice-${seat}`} className="warning">
          {t('start:sameAs', { seats: others.join(', ') })}
        </small>
      )}
    </li>
  );
};

export const NamesField = ({ seating, onChange }: Props) => {
  const { t } = useTranslation('start');
  const { names } = seating;
  const twice = namedTwice(names);
  const othersOf = (seat: number): readonly number[] =>
    twice.find(({ seats }) => seats.includes(seat))?.seats.filter((each) => each !== seat) ?? [];
  const pasted = (from: number, text: string): boolean => {
    const read = readNames(text);
    const [only] = read;
    if (!only || (read.length === 1 && only.name === text.trim())) return false;
    // One nickname goes where it is pasted, whatever number it brought.
    onChange(seatFrom(seating, from, read.length === 1 ? [{ ...only, seat: null }] : read));
    return true;
  };
  return (
    <fieldset className="field">
      <legend>{t('players')}</legend>
      <div className="name-tools">
        <PasteButton onPasted={(text) => pasted(0, text)} />
        <button type="button" className="button" onClick={() => onChange(drawn(seating, deviceRandom))}>
          {t('shuffle')}
        </button>
        <button
          type="button"
          className="button"
          disabled={names.every((name) => name === '')}
          onClick={() => onChange(nobodySeated)}
        >
          {t('clear')}
        </button>
      </div>
      <People seating={seating} onChange={onChange} />
      <ol className="names">
        {names.map((name, i) => (
          <Row
            // biome-ignore lint/suspicious/noArrayIndexKey: the seat is its place
            key={i}
            seat={i + 1}
            name={name}
            others={othersOf(i + 1)}
            onType={(text) => onChange({ ...seating, names: names.with(i, text) })}
            onPaste={(text) => pasted(i, text)}
          />
        ))}
      </ol>
    </fieldset>
  );
};
