// The door `/replay`: a record dropped, chosen, pasted or in the link, looked at step by step; a server is asked only by the code on a paper.
import { isRefusal, type Refusal } from '@omerta/base/refusal.ts';
import { problemText } from '@omerta/rules/messages/problem-text.ts';
import { parse } from '@omerta/rules/notation/parse.ts';
import { type DragEvent, useEffect, useMemo, useState } from 'react';
import { useLang } from '../../device/settings.ts';
import { RecordFile } from '../../games/record-file.tsx';
import { PageTop } from '../../look/page-top.tsx';
import { mostReplayText, type UnpackRefusal, unpacked } from '../../replay/packed.ts';
import { servedReplay } from '../../replay/served-replay.ts';
import { type Replayed, replayed } from '../../replay/steps.ts';
import { useLocation, useSearch } from '../../routing/way.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { ReplayTable } from './replay-table.tsx';
import { readReplaySearch } from './search.ts';

/** What was brought: a text, or why there is none. */
type BroughtText =
  | { readonly text: string; readonly isSame?: boolean | null }
  | UnpackRefusal
  | Refusal<'replay/not-told'>
  | null;

const tooLarge: UnpackRefusal = { code: 'replay/too-large' };

const fromFile = async (file: File): Promise<BroughtText> =>
  file.size > mostReplayText ? tooLarge : { text: await file.text() };

const fromText = (text: string): BroughtText => (text.length > mostReplayText ? tooLarge : { text });

const fromLink = async (hash: string): Promise<BroughtText> => {
  const text = await unpacked(hash);
  return typeof text === 'string' ? { text } : text;
};

const problems = {
  'replay/link': 'link',
  'replay/too-large': 'tooLarge',
  'replay/not-told': 'notTold',
} as const;

/** The game, or the sentence that says why it is none. */
const useGame = (brought: BroughtText): Replayed | string | null => {
  const { t } = useTranslation('replay');
  const lang = useLang();
  return useMemo(() => {
    if (!brought) return null;
    if (isRefusal(brought)) return t(`problems.${problems[brought.code]}`);
    const record = parse(brought.text);
    return isRefusal(record)
      ? t('problems.notARecord', { line: record.line, why: problemText(record, lang) })
      : replayed(record);
  }, [brought, lang, t]);
};

type SourceProps = { readonly problem: string | null; readonly onBring: (brought: BroughtText) => void };

const Source = ({ problem, onBring }: SourceProps) => {
  const { t } = useTranslation('replay');
  return (
    <section className="replay-source">
      <p>{t('what')}</p>
      {problem !== null && <p role="alert">{problem}</p>}
      <RecordFile label={t('choose')} isMain onFile={(file) => void fromFile(file).then(onBring)} />
      <label className="field">
        <span className="label">{t('paste')}</span>
        <textarea
          className="input"
          rows={4}
          spellCheck={false}
          value=""
          onChange={({ target }) => onBring(fromText(target.value))}
        />
      </label>
    </section>
  );
};

/** Whoever holds a paper is told whether the log is the one it was printed from. */
const PaperSame = ({ isSame }: { readonly isSame: boolean | null }) => {
  const { t } = useTranslation('replay');
  if (isSame === null) return null;
  return (
    <p role={isSame ? 'status' : 'alert'} className="replay-paper" data-same={isSame}>
      {t(isSame ? 'paper.same' : 'paper.other')}
    </p>
  );
};

export const ReplayPage = () => {
  const { t } = useTranslation('replay');
  const search = readReplaySearch(useSearch());
  const { hash } = useLocation();
  const [brought, setBrought] = useState<BroughtText>(null);
  useEffect(() => {
    if (hash !== '') void fromLink(hash).then(setBrought);
  }, [hash]);
  const { game: served, head } = search;
  useEffect(() => {
    if (served !== undefined && hash === '') void servedReplay(served, head).then(setBrought);
  }, [served, head, hash]);
  const game = useGame(brought);
  const drop = (event: DragEvent): void => {
    const file = event.dataTransfer.files[0];
    if (!file) return;
    event.preventDefault();
    void fromFile(file).then(setBrought);
  };
  const shown = game !== null && typeof game !== 'string' && brought && !isRefusal(brought);
  return (
    <main
      className={shown ? 'replay' : 'page replay-empty'}
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
    >
      <PageTop title={t('title')}>
        {shown && (
          <button type="button" className="button" data-go="other" onClick={() => setBrought(null)}>
            {t('other')}
          </button>
        )}
      </PageTop>
      {shown && <PaperSame isSame={brought.isSame ?? null} />}
      {shown ? (
        <ReplayTable key={brought.text} game={game} text={brought.text} search={search} />
      ) : (
        <Source problem={typeof game === 'string' ? game : null} onBring={setBrought} />
      )}
    </main>
  );
};
