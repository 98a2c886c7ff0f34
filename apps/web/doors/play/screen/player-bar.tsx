// What is said now, and the one large button; above it the words a player writes where he has no microphone.
import '../../../look/writing.css';
import '../../../board/say.css';
import { makeAct } from '@omerta/play/act.ts';
import { type FormEvent, useState } from 'react';
import { usePlayLang } from '../../../device/settings.ts';
import { hasKeyboard } from '../../../keys/press-keys.ts';
import { quoted } from '../../../look/quoted.ts';
import { isInGame, nameAt, sceneOf, wordsNow } from '../../../rooms/seen/moment.ts';
import { type Large, maySay } from '../../../rooms/seen/moves.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { ClaimTool } from './claim-tool.tsx';
import { HoldCard } from './own-card.tsx';
import { type Onward, useSeat } from './use-seat.ts';

/** What the referee says, and under it the words of whoever speaks: announced as they come. */
const Said = () => {
  const { t } = useTranslation('play');
  const { picture } = useSeat();
  const played = usePlayLang();
  const words = wordsNow(picture);
  const isOut =
    sceneOf(picture) !== 'waiting' && picture.view !== null && !isInGame(picture) && picture.asks === null;
  return (
    <div className="say" aria-live="polite">
      <div className="phrases">
        {words === null &&
          picture.says.map((each) => (
            <span key={`${each.cue} ${each.en}`} className="phrase" lang={played}>
              {quoted(each, played)}
            </span>
          ))}
        {words !== null && (
          <span className="phrase words">
            <b>{`${words.by} · ${nameAt(picture, words.by)}`}</b> {words.text}
          </span>
        )}
        {isOut && <span className="gesture">{t('out')}</span>}
      </div>
    </div>
  );
};

const Writing = () => {
  const { t } = useTranslation('play');
  const { give } = useSeat();
  const [text, setText] = useState('');
  const say = (event: FormEvent): void => {
    event.preventDefault();
    const words = text.replaceAll('"', '”').trim();
    if (words === '') return;
    give(makeAct({ word: 'say', text: words }));
    setText('');
  };
  return (
    <form className="writing" onSubmit={say}>
      <input
        className="input"
        aria-label={t('say.label')}
        placeholder={t('say.label')}
        maxLength={1000}
        value={text}
        data-field="say"
        onChange={(event) => setText(event.target.value)}
      />
      <button type="submit" className="button" disabled={text.trim() === ''}>
        {t('say.send')}
      </button>
      <ClaimTool />
    </form>
  );
};

const useLabel = (): ((large: Large) => string) => {
  const { t } = useTranslation('play');
  const { draft, isHandUp, picture } = useSeat();
  const isLift = picture.view?.now?.step === 'lift';
  return ({ says, seat, act }) => {
    const wait = act === null;
    switch (says) {
      case 'ready':
        return t('large.ready');
      case 'hand':
        if (isHandUp) return t('large.handUp');
        if (isLift) return t(wait ? 'large.handLiftSoon' : 'large.handLift');
        return t(wait ? 'large.handSoon' : 'large.hand', { seat: seat ?? '' });
      case 'shoot':
        return wait ? t('large.shootSoon') : t('large.shoot', { seat: seat ?? '' });
      case 'best':
        return wait ? t('large.bestNone') : t('large.best', { seats: draft.join(', ') });
      case 'pass':
        return t('large.pass');
      case 'hold':
        return t(picture.view?.phase.kind === 'dealing' ? 'card.hold' : 'card.holdAnswer');
    }
  };
};

const Key = ({ children }: { readonly children: string }) => (hasKeyboard() ? <kbd>{children}</kbd> : null);

const OnwardButton = ({ onward, isMain }: { readonly onward: Onward; readonly isMain: boolean }) => {
  const { t } = useTranslation('play');
  return (
    <button
      type="button"
      className={isMain ? 'button main quieter' : 'button'}
      data-do={onward.says}
      onClick={onward.press}
    >
      {t(`large.${onward.says}`)} {isMain && <Key>Enter</Key>}
    </button>
  );
};

const Buttons = () => {
  const { t } = useTranslation('play');
  const { large, onward, press, picture } = useSeat();
  const label = useLabel();
  const [first, ...others] = onward;
  const isHeld = large?.says === 'hold';
  if (!large || isHeld)
    return (
      <div className="large-row">
        {isHeld && <HoldCard large label={label(large)} />}
        {first && <OnwardButton onward={first} isMain={!isHeld} />}
        {others.map((each) => (
          <OnwardButton key={each.says} onward={each} isMain={false} />
        ))}
        {!isHeld && !first && (
          <p className="button main idle" aria-disabled="true">
            {t(picture.asks ? 'large.touch' : 'large.waiting')}
          </p>
        )}
      </div>
    );
  const { act } = large;
  return (
    <div className="large-row">
      <button
        type="button"
        className="button main"
        data-act={large.says}
        disabled={act === null}
        onClick={() => act !== null && press(act)}
      >
        {label(large)} <Key>Enter</Key>
      </button>
      {first && large.says !== 'pass' && <OnwardButton onward={first} isMain={false} />}
    </div>
  );
};

export const PlayerBar = () => {
  const { picture, refusal, clearRefusal } = useSeat();
  const { t } = useTranslation('common');
  return (
    <footer className="next-bar">
      {refusal !== null && (
        <p className="refused-now" role="alert">
          {refusal}{' '}
          <button type="button" className="button" data-do="understood" onClick={clearRefusal}>
            {t('understood')}
          </button>
        </p>
      )}
      <Said />
      {maySay(picture) && <Writing />}
      <Buttons />
    </footer>
  );
};
