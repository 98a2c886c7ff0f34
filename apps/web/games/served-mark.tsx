// How far the server has the game, in a word beside `saved`: quiet while all is well, else pressed for what it means.
import './served.css';
import { useLang } from '../device/settings.ts';
import { isEndedEarly } from '../sync/ended-early.ts';
import { wantsCode } from '../sync/wants-code.ts';
import { timeIn } from '../texts/time-in.ts';
import { useTranslation } from '../texts/use-translation.ts';
import { isUnheard, type ServedState } from './follow-server.ts';
import { useServed } from './use-served.ts';

type Look = { readonly look: 'well' | 'late' | 'bad'; readonly word: Word };
type Word = 'sent' | 'unsent' | 'silent' | 'silentUnsent' | 'stopped' | 'code' | 'refused';

const lookOf = (state: ServedState): Look => {
  const { talk, unsent } = state;
  const { silentSince, outbox, refused } = talk;
  if (wantsCode(outbox.stop)) return { look: 'bad', word: 'code' };
  if ((outbox.stop && outbox.stop.code !== 'sync/closed') || isEndedEarly(talk))
    return { look: 'bad', word: 'stopped' };
  if (refused) return { look: 'bad', word: 'refused' };
  if (silentSince !== null)
    return { look: 'late', word: unsent > 0 && !isUnheard(state) ? 'silentUnsent' : 'silent' };
  return unsent > 0 ? { look: 'late', word: 'unsent' } : { look: 'well', word: 'sent' };
};

type Props = { readonly stream: string; readonly onAsk: () => void };

export const ServedMark = ({ stream, onAsk }: Props) => {
  const { t } = useTranslation('served');
  const lang = useLang();
  const served = useServed(stream);
  if (!served) return null;
  const { look, word } = lookOf(served.state);
  const time = timeIn(lang, served.state.talk.silentSince ?? 0);
  const told = t(`mark.${word}`, { count: served.state.unsent, time });
  return (
    <p className={`served-mark ${look}`} role="status" data-served={word}>
      {look === 'well' ? (
        told
      ) : (
        <button type="button" data-do="ask-served" onClick={onAsk}>
          {told}
        </button>
      )}
    </p>
  );
};
