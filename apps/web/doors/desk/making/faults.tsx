// What is wrong with a tournament in the making, each in a sentence; with the way to its step where one is asked for.
import type { MakingFault, MakingStep } from '../../../desk/making/orders.ts';
import { useTranslation } from '../../../texts/use-translation.ts';

type Props = { readonly faults: readonly MakingFault[]; readonly onGo?: (step: MakingStep) => void };

export const Faults = ({ faults, onGo }: Props) => {
  const { t } = useTranslation('making');
  if (faults.length === 0) return null;
  return (
    <ul className="rows" role="alert" data-part="faults">
      {faults.map(({ what, at, step }) => (
        <li key={`${what} ${at}`} data-fault={what}>
          <span className="what">{t(`faults.${what}`, { n: at })}</span>
          {onGo && (
            <button type="button" className="button" data-go={step} onClick={() => onGo(step)}>
              {t('check.go', { step: t(`steps.${step}`) })}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
};
