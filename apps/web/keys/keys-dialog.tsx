// The list of keys, opened with `?`: tap one to give it another key.
import './keys.css';
import { useState } from 'react';
import { type Action, actions, codeOf, giveKey, isFreeKey, keymapWith, showKey } from '../device/keymap.ts';
import { changeSettings, useSettings } from '../device/settings.ts';
import { Dialog } from '../look/dialog.tsx';
import { useTranslation } from '../texts/use-translation.ts';

export const KeysDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const { t } = useTranslation(['keys', 'common']);
  const { keys } = useSettings();
  const [asked, setAsked] = useState<Action | null>(null);
  const map = keymapWith(keys);
  const give = (event: React.KeyboardEvent, action: Action): void => {
    if (asked !== action || event.key === 'Tab') return;
    event.preventDefault();
    event.stopPropagation();
    const code = codeOf(event.code);
    if (isFreeKey(code)) changeSettings({ keys: giveKey(keys, action, code) });
    if (isFreeKey(code) || event.key === 'Escape') setAsked(null);
  };
  return (
    <Dialog open onClose={onClose} title={t('keys:title')}>
      <ul className="keys">
        {actions.map((action) => (
          <li key={action}>
            <span id={`key-${action}`}>{t(`keys:action.${action}`)}</span>
            <button
              type="button"
              className="button"
              data-keys="own"
              aria-describedby={`key-${action}`}
              aria-pressed={asked === action}
              onClick={() => setAsked(asked === action ? null : action)}
              onBlur={() => setAsked(null)}
              onKeyDown={(event) => give(event, action)}
            >
              {asked === action ? t('keys:press') : <kbd>{showKey(map[action])}</kbd>}
            </button>
          </li>
        ))}
        <li>
          <span>{t('keys:redo')}</span>
          <kbd>Shift + {showKey(map.undo)}</kbd>
        </li>
        <li>
          <span>{t('keys:seats')}</span>
          <kbd>1 … 9, 0</kbd>
        </li>
        <li>
          <span>{t('keys:withShift')}</span>
          <kbd>Shift + 0 … 9</kbd>
        </li>
        <li>
          <span>{t('keys:walk')}</span>
          <kbd>Tab</kbd>
        </li>
      </ul>
      <p className="quiet">{t('keys:change')}</p>
      <div className="choices">
        <button
          type="button"
          className="button"
          disabled={Object.keys(keys).length === 0}
          onClick={() => changeSettings({ keys: {} })}
        >
          {t('keys:reset')}
        </button>
        <button type="button" className="button" onClick={onClose}>
          {t('common:close')}
        </button>
      </div>
    </Dialog>
  );
};
