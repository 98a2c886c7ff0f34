// A link to the step on the screen, with the whole game in it.

import { useState } from 'react';
import { copyText } from '../../device/copy-text.ts';
import { packed } from '../../replay/packed.ts';
import type { Eyes } from '../../replay/seats-seen.ts';
import { useTranslation } from '../../texts/use-translation.ts';

type Props = { readonly text: string; readonly step: number; readonly eyes: Eyes };

const addressOf = async ({ text, step, eyes }: Props): Promise<string> => {
  const search = new URLSearchParams({
    step: String(step),
    ...(eyes === 'table' ? {} : { eyes: String(eyes) }),
  });
  return `${location.origin}/replay?${search}#${await packed(text)}`;
};

type Made = { readonly of: string; readonly address: string; readonly isCopied: boolean };

export const MomentLink = (props: Props) => {
  const { t } = useTranslation('replay');
  const [made, setMade] = useState<Made | null>(null);
  const of = `${props.step} ${props.eyes}`;
  const make = async (): Promise<void> => {
    const address = await addressOf(props);
    setMade({ of, address, isCopied: await copyText(address) });
  };
  return (
    <div className="moment-link">
      <button type="button" className="button" data-go="link" onClick={() => void make()}>
        {t('link')}
      </button>
      {made?.of === of && (
        <p role="status">
          {t(made.isCopied ? 'copied' : 'notCopied')}
          {!made.isCopied && <input className="input" readOnly value={made.address} aria-label={t('link')} />}
        </p>
      )}
    </div>
  );
};
