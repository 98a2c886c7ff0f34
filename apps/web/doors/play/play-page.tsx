// The door `/play`: a game against bots is two taps away; below it the rooms with people.
import './play.css';
import { editionNames } from '@omerta/rules/rulebooks/edition-names.ts';
import { isRulebookId, rulebookIds } from '@omerta/rules/rulebooks/rulebook.ts';
import { useState } from 'react';
import { changeSettings, useLang, useSettings } from '../../device/settings.ts';
import { useWatched } from '../../device/use-watched.ts';
import { Dialog } from '../../look/dialog.tsx';
import { PageTop } from '../../look/page-top.tsx';
import { paces } from '../../rooms/alone/pace.ts';
import { dealGame, keptGame } from '../../rooms/alone/shelf.ts';
import { wish, wishes } from '../../rooms/alone/wishes.ts';
import { Link } from '../../routing/link.tsx';
import { useNavigate } from '../../routing/way.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { RoomsPart } from './rooms-part.tsx';

const Wishes = () => {
  const { t } = useTranslation('play');
  const { nickname, pace, aloud } = useWatched(wishes);
  return (
    <>
      <fieldset className="field">
        <legend>{t('alone.pace')}</legend>
        <div className="choices thirds">
          {paces.map((each) => (
            <button
              key={each}
              type="button"
              className="button"
              data-pace={each}
              aria-pressed={each === pace}
              onClick={() => wish({ pace: each })}
            >
              <span>
                {t(`alone.paces.${each}`)}
                <small>{t(`alone.paceHint.${each}`)}</small>
              </span>
            </button>
          ))}
        </div>
      </fieldset>
      <label className="field">
        <span className="label">{t('alone.nickname')}</span>
        <input
          className="input"
          value={nickname}
          maxLength={30}
          placeholder={t('alone.usualName')}
          data-field="nickname"
          onChange={({ target }) => wish({ nickname: target.value })}
        />
      </label>
      <label className="play-tick">
        <input type="checkbox" checked={aloud} onChange={({ target }) => wish({ aloud: target.checked })} />
        {t('alone.voice')}
      </label>
    </>
  );
};

const Rulebooks = () => {
  const { t } = useTranslation('play');
  const { rulebook } = useSettings();
  const lang = useLang();
  return (
    <fieldset className="field">
      <legend>{t('alone.rulebook')}</legend>
      <div className="choices">
        {rulebookIds.map((each) => (
          <button
            key={each}
            type="button"
            className="button"
            data-rulebook={each}
            aria-pressed={each === rulebook}
            onClick={() => changeSettings({ rulebook: each })}
          >
            {editionNames[each].short[lang]}
          </button>
        ))}
      </div>
    </fieldset>
  );
};

const Alone = () => {
  const { t } = useTranslation(['play', 'common']);
  const navigate = useNavigate();
  const settings = useSettings();
  const { nickname } = useWatched(wishes);
  const [kept] = useState(keptGame);
  const [asked, setAsked] = useState(false);
  const rulebook = isRulebookId(settings.rulebook) ? settings.rulebook : 'fsm-2024';
  const sit = (): void => {
    dealGame({
      rulebook,
      switches: settings.switches[rulebook] ?? {},
      language: settings.play,
      nickname: nickname.trim() || t('play:alone.usualName'),
      names: t('play:alone.names').split(', '),
    });
    void navigate({ to: '/play/alone' });
  };
  return (
    <section className="play-part" aria-labelledby="alone">
      <h2 id="alone">{t('play:alone.title')}</h2>
      <p>{t('play:alone.what')}</p>
      {kept && (
        <Link to="/play/alone" className="button main" data-go="continue">
          <span>
            {t('play:alone.continue')}
            <small>{t('play:alone.continueHint')}</small>
          </span>
        </Link>
      )}
      <Rulebooks />
      <button
        type="button"
        className={kept ? 'button' : 'button main'}
        data-go="sit"
        onClick={() => (kept ? setAsked(true) : sit())}
      >
        {t(kept ? 'play:alone.anew' : 'play:alone.sit')}
      </button>
      <details className="more">
        <summary>{t('common:settings')}</summary>
        <Wishes />
      </details>
      <p className="quiet">{t('play:alone.stands')}</p>
      <Dialog open={asked} onClose={() => setAsked(false)} title={t('play:alone.anew')}>
        <p>{t('play:alone.anewAsk')}</p>
        <button type="button" className="button main" data-do="anew" onClick={sit}>
          {t('play:alone.sit')}
        </button>
        <button type="button" className="button" onClick={() => setAsked(false)}>
          {t('common:cancel')}
        </button>
      </Dialog>
    </section>
  );
};

export const PlayPage = () => {
  const { t } = useTranslation('play');
  return (
    <main className="page play">
      <PageTop title={t('title')} />
      <Alone />
      <RoomsPart />
    </main>
  );
};
