// What is told of a file beside its button: how far it is with the way out, where it is, or why there is none.
import './file-told.css';
import { useTranslation } from '../../texts/use-translation.ts';
import type { FileMaking } from './use-file-making.ts';

const Told = ({ state, cancel }: Pick<FileMaking, 'state' | 'cancel'>) => {
  const { t } = useTranslation('print');
  switch (state.kind) {
    case 'idle':
      return null;
    case 'making':
      return (
        <div className="file-progress">
          <span role="status">{t('making')}</span>
          <progress value={state.part} max={1} aria-label={t('making')} />
          <button type="button" className="button" data-do="cancel-file" onClick={cancel}>
            {t('cancel')}
          </button>
        </div>
      );
    case 'told':
      return (
        <p role="status" data-made={state.what}>
          {t(`told.${state.what}`)}
        </p>
      );
    case 'written':
      return (
        <p role="status" data-made="written">
          {state.sentence}
        </p>
      );
    case 'failed':
      return (
        <p role={state.why === 'cancelled' ? 'status' : 'alert'} data-failed={state.why}>
          {t(`failed.${state.why}`)}
        </p>
      );
    case 'refused':
      return (
        <p role="alert" data-failed="refused">
          {state.sentence}
        </p>
      );
  }
};

const intoSight = (told: HTMLElement | null): void => told?.scrollIntoView({ block: 'nearest' });

/** The pressed button may be the last thing on the screen: what is told under it comes into sight. */
export const FileTold = ({ state, cancel }: Pick<FileMaking, 'state' | 'cancel'>) =>
  state.kind === 'idle' ? null : (
    <div key={state.kind} ref={intoSight}>
      <Told state={state} cancel={cancel} />
    </div>
  );
