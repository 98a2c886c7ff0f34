// A night opened: its steps without their contents.
import { useTranslation } from '../../texts/use-translation.ts';
import type { Opened } from './line-editor.tsx';
import { type MomentLines, otherSecrets, stepPlaces } from './moments.ts';

type Props = { readonly moment: MomentLines; readonly onOpen: (opened: Opened) => void };

export const NightView = ({ moment, onOpen }: Props) => {
  const { t } = useTranslation(['correct', 'table']);
  return (
    <ol className="moments">
      {stepPlaces(moment).map(({ step, ...place }) => (
        <li key={step}>
          <button
            type="button"
            className="line-row"
            data-step={step}
            onClick={() => onOpen({ ...place, secret: true })}
          >
            {t(`table:step.${step}`, { seat: '' })}
          </button>
        </li>
      ))}
      {otherSecrets(moment).map(({ number, command }) => (
        <li key={number}>
          <button
            type="button"
            className="line-row"
            data-line={number}
            onClick={() => onOpen({ at: number, command, isNew: false, secret: true })}
          >
            {t('table:line.nightStep')}
          </button>
        </li>
      ))}
    </ol>
  );
};
