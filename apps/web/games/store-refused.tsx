// The browser does not let the games be kept: why that may be, what to do, and the way to play all the same.
import type { StoreRefusal } from '@omerta/store/refusal.ts';
import { useTranslation } from '../texts/use-translation.ts';
import { playUnkept } from './ground.ts';

/** One sentence, where there is room for no more. */
export const useRefusedWord = (): ((refusal: StoreRefusal) => string) => {
  const { t } = useTranslation('door');
  return ({ code }) => t(code === 'store/newer-format' ? 'refused.newer' : 'refused.title');
};

const causes = ['private', 'blocked', 'full'] as const;

const WhatToDo = ({ refusal }: { readonly refusal: StoreRefusal }) => {
  const { t } = useTranslation('door');
  if (refusal.code === 'store/newer-format') return <p>{t('refused.newerHow')}</p>;
  return (
    <ul className="causes">
      {causes.map((cause) => (
        <li key={cause}>
          <b>{t(`refused.${cause}.what`)}</b> {t(`refused.${cause}.how`)}
        </li>
      ))}
    </ul>
  );
};

type Props = { readonly refusal: StoreRefusal; readonly onPlay: () => void };

export const StoreRefused = ({ refusal, onPlay }: Props) => {
  const { t } = useTranslation(['door', 'common']);
  const word = useRefusedWord();
  const play = async (): Promise<void> => {
    await playUnkept();
    onPlay();
  };
  return (
    <section className="refused" role="alert">
      <h2>{word(refusal)}</h2>
      <WhatToDo refusal={refusal} />
      <button type="button" className="button main" data-go="reload" onClick={() => location.reload()}>
        {t('common:retry')}
      </button>
      <button type="button" className="button" data-go="play-unkept" onClick={() => void play()}>
        {t('door:refused.play')}
      </button>
      <p className="quiet">{t('door:refused.playHint')}</p>
      {'reason' in refusal && refusal.reason !== '' && (
        <details>
          <summary>{t('door:refused.answer')}</summary>
          <p className="quiet" lang="en">
            {refusal.reason}
          </p>
        </details>
      )}
    </section>
  );
};
