// With people: a room is made by one press, joined by its code or from the list; nothing is asked where no server answers.
import '../../look/writing.css';
import { editionNames } from '@omerta/rules/rulebooks/edition-names.ts';
import { isRulebookId } from '@omerta/rules/rulebooks/rulebook.ts';
import { type FormEvent, useState } from 'react';
import { useLang, useSettings } from '../../device/settings.ts';
import { useAsync } from '../../device/use-async.ts';
import { useOnce } from '../../device/use-once.ts';
import { useNetwork } from '../../offline/network.ts';
import { heldKeys, holdKeys } from '../../rooms/wire/room-keys.ts';
import { type ListedRoom, roomQuestions } from '../../rooms/wire/room-questions.ts';
import { Link } from '../../routing/link.tsx';
import { useNavigate } from '../../routing/way.ts';
import { ask } from '../../server/ask.ts';
import { useTranslation } from '../../texts/use-translation.ts';

const useMake = () => {
  const navigate = useNavigate();
  const { rulebook, switches, play } = useSettings();
  const [sentence, setSentence] = useState<string | null>(null);
  const once = useOnce();
  const make = once(async (listed: boolean, referee: 'system' | 'person') => {
    const id = isRulebookId(rulebook) ? rulebook : 'fsm-2024';
    const got = await ask(
      roomQuestions.make({ rulebook: id, switches: switches[id] ?? {}, language: play, listed, referee }),
    );
    if (!('answer' in got)) return setSentence(got.sentence);
    const { room, key } = got.answer;
    holdKeys(room, { key });
    return navigate({ to: '/play/$room', params: { room } });
  });
  return { make, sentence };
};

const Listed = ({ rooms }: { readonly rooms: readonly ListedRoom[] }) => {
  const { t } = useTranslation('play');
  const lang = useLang();
  const open = rooms.filter(({ phase }) => phase === 'waiting');
  return (
    <>
      <h3>{t('online.list')}</h3>
      {open.length === 0 && <p className="quiet">{t('online.none')}</p>}
      {open.map(({ room, taken, rulebook }) => (
        <Link key={room} to="/play/$room" params={{ room }} className="button" data-room={room}>
          {t('online.taken', {
            count: taken,
            rulebook: isRulebookId(rulebook) ? editionNames[rulebook].short[lang] : rulebook,
          })}
        </Link>
      ))}
    </>
  );
};

const mostOwn = 3;

/** The newest rooms in which this device has a chair or the key, where they go on. */
const useOwnRooms = (): readonly string[] => {
  const found = useAsync(async () => {
    const held = Object.entries(heldKeys.get()).filter(
      ([, { token, key }]) => token !== null || key !== null,
    );
    const newest = held.slice(-mostOwn).map(([room]) => room);
    const answers = await Promise.all(newest.map((room) => ask(roomQuestions.one(room))));
    return newest.filter((_, i) => {
      const got = answers[i];
      return got && 'answer' in got && (got.answer.phase === 'waiting' || got.answer.phase === 'playing');
    });
  });
  return found?.value ?? [];
};

/** A whole link works as well as the code in it. */
const codeIn = (text: string): string => text.trim().replace(/\/+$/, '').split('/').at(-1) ?? '';

const Join = () => {
  const { t } = useTranslation('play');
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const go = (event: FormEvent): void => {
    event.preventDefault();
    const room = codeIn(text);
    if (room !== '') void navigate({ to: '/play/$room', params: { room } });
  };
  return (
    <form className="writing" onSubmit={go}>
      <input
        className="input"
        aria-label={t('online.join')}
        placeholder={t('online.join')}
        value={text}
        data-field="room"
        onChange={({ target }) => setText(target.value)}
      />
      <button type="submit" className="button">
        {t('online.go')}
      </button>
    </form>
  );
};

const Online = () => {
  const { t } = useTranslation('play');
  const got = useAsync(() => ask(roomQuestions.list()))?.value;
  const { make, sentence } = useMake();
  const [listed, setListed] = useState(false);
  const own = useOwnRooms();
  const [referee, setReferee] = useState<'system' | 'person'>('system');
  if (!got) return null;
  if (!('answer' in got)) return <p className="quiet">{t('online.out')}</p>;
  return (
    <>
      {own.map((room) => (
        <Link key={room} to="/play/$room" params={{ room }} className="button main" data-go="back-to-room">
          {t('online.back')}
        </Link>
      ))}
      <fieldset className="field">
        <legend>{t('lead.who')}</legend>
        <div className="choices">
          {(['system', 'person'] as const).map((each) => (
            <button
              key={each}
              type="button"
              className="button"
              data-referee={each}
              aria-pressed={referee === each}
              onClick={() => setReferee(each)}
            >
              {t(`lead.by.${each}`)}
            </button>
          ))}
        </div>
        <p className="quiet">{t(`lead.byHint.${referee}`)}</p>
      </fieldset>
      <button type="button" className="button main" data-go="make" onClick={() => void make(listed, referee)}>
        {t('online.make')}
      </button>
      <label className="play-tick">
        <input type="checkbox" checked={listed} onChange={({ target }) => setListed(target.checked)} />
        {t('online.listed')}
      </label>
      {sentence !== null && <p role="alert">{sentence}</p>}
      <Join />
      <Listed rooms={got.answer.rooms} />
    </>
  );
};

export const RoomsPart = () => {
  const { t } = useTranslation('play');
  // A server on this very device answers without a network: it is asked, and asked again where the network changes.
  const network = useNetwork();
  return (
    <section className="play-part" aria-labelledby="online">
      <h2 id="online">{t('online.title')}</h2>
      <p>{t('online.what')}</p>
      <Online key={String(network)} />
    </section>
  );
};
