// The few settings that a referee may want in the middle of a game.

import { langs } from '@omerta/base/lang.ts';
import { addresses, changeSettings, themes, useSettings } from '../device/settings.ts';
import { chooseTheme } from '../look/theme.ts';
import { canVibrate } from '../offline/abilities.ts';
import { languageName, speak } from '../texts/load.ts';
import { useTranslation } from '../texts/use-translation.ts';

type Choice<T extends string> = {
  readonly label: string;
  readonly values: readonly T[];
  readonly value: string;
  readonly show: (value: T) => string;
  readonly set: (value: T) => void;
};

const Choices = <T extends string>({ label, values, value, show, set }: Choice<T>) => (
  <fieldset className="field">
    <legend>{label}</legend>
    <div className="choices">
      {values.map((each) => (
        <button
          key={each}
          type="button"
          className="button"
          aria-pressed={each === value}
          onClick={() => set(each)}
        >
          {show(each)}
        </button>
      ))}
    </div>
  </fieldset>
);

export const TableSettings = () => {
  const { t } = useTranslation('common');
  const { lang, play, address, theme, sound, vibration, fouls } = useSettings();
  return (
    <>
      <Choices
        label={t('interfaceLanguage')}
        values={langs}
        value={lang}
        show={languageName}
        set={(next) => void speak(next).then(() => changeSettings({ lang: next }))}
      />
      <Choices
        label={t('playLanguage')}
        values={langs}
        value={play}
        show={languageName}
        set={(next) => changeSettings({ play: next })}
      />
      <Choices
        label={t('address')}
        values={addresses}
        value={address}
        show={(each) => t(`addresses.${each}`)}
        set={(next) => changeSettings({ address: next })}
      />
      <Choices
        label={t('theme')}
        values={themes}
        value={theme}
        show={(each) => t(`themes.${each}`)}
        set={(next) => {
          changeSettings({ theme: next });
          chooseTheme(next);
        }}
      />
      <div className="choices">
        <button
          type="button"
          className="button"
          aria-pressed={sound}
          onClick={() => changeSettings({ sound: !sound })}
        >
          {t('sound')}
        </button>
        {canVibrate() && (
          <button
            type="button"
            className="button"
            aria-pressed={vibration}
            onClick={() => changeSettings({ vibration: !vibration })}
          >
            {t('vibration')}
          </button>
        )}
      </div>
      <div className="field">
        <button
          type="button"
          className="button"
          data-setting="fouls"
          aria-pressed={fouls}
          aria-describedby="fouls-hint"
          onClick={() => changeSettings({ fouls: !fouls })}
        >
          {t('fouls')}
        </button>
        <p id="fouls-hint" className="quiet">
          {t('foulsHint')}
        </p>
      </div>
    </>
  );
};
