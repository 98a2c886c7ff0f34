// The room `print` of the desk: everything a hall needs on paper, and the games in the forms that others take.
import '../../../look/check-line.css';
import './print.css';
import { isLang, type Lang, langs } from '@omerta/base/lang.ts';
import { type ExportForm, endings, exportForms } from '@omerta/documents/exports/forms.ts';
import { fileName } from '@omerta/documents/exports/list-file.ts';
import { type PackPart, packParts } from '@omerta/documents/pack/parts.ts';
import { packWords } from '@omerta/documents/pack/words.ts';
import { useState } from 'react';
import { useDesk } from '../../../desk/desk.tsx';
import { askPaper, makePapers } from '../../../desk/paper/make-papers.ts';
import type { PackAsked } from '../../../desk/paper/pack-worker.ts';
import { useLang } from '../../../device/settings.ts';
import { saveBlob } from '../../../games/save-file.ts';
import type { Unmade } from '../../../paper/paper-port.ts';
import { clauseWordsOf } from '../../../rulebooks/clause-text.ts';
import { languageName } from '../../../texts/load.ts';
import { useTranslation } from '../../../texts/use-translation.ts';

/** Every part but what is only wanted by itself. */
const usual: readonly PackPart[] = packParts.filter((part) => part !== 'empty');

type State =
  | { readonly kind: 'idle' }
  | { readonly kind: 'making'; readonly part: number }
  | { readonly kind: 'told'; readonly what: 'nothing' | 'done' }
  | { readonly kind: 'failed'; readonly why: Unmade }
  | { readonly kind: 'refused'; readonly sentence: string };

/** What was pressed last: it is told beside its buttons, where whoever pressed them looks. */
type Pressed = PackAsked['kind'];

type TournamentSources = Extract<PackAsked, { readonly kind: 'pack' }>['paper'];

/** One thing at a time: asked, made, saved. */
const useMaking = () => {
  const { tournament } = useDesk();
  const [state, setState] = useState<State>({ kind: 'idle' });
  const [pressed, setPressed] = useState<Pressed>('pack');
  const make = async (
    what: Pressed,
    asking: (paper: TournamentSources) => Promise<PackAsked | Unmade>,
    name: string,
    type: string,
  ): Promise<void> => {
    setPressed(what);
    setState({ kind: 'making', part: 0 });
    const came = await askPaper(tournament);
    if (!('answer' in came)) return setState({ kind: 'refused', sentence: came.sentence });
    const asked = await asking(came.answer);
    const made =
      typeof asked === 'string'
        ? asked
        : await makePapers(asked, (part) => setState({ kind: 'making', part }));
    if (typeof made === 'string') return setState({ kind: 'failed', why: made });
    if (made.length === 0) return setState({ kind: 'told', what: 'nothing' });
    saveBlob(name, new Blob([made], { type }));
    setState({ kind: 'told', what: 'done' });
  };
  const told = (what: Pressed): State => (what === pressed ? state : { kind: 'idle' });
  return { isMaking: state.kind === 'making', told, make };
};

const Told = ({ state }: { readonly state: State }) => {
  const { t } = useTranslation('print');
  switch (state.kind) {
    case 'idle':
      return null;
    case 'making':
      return (
        <p role="status" className="print-progress">
          {t('making')} <progress value={state.part} max={1} />
        </p>
      );
    case 'told':
      return (
        <p role="status" data-made={state.what}>
          {t(`told.${state.what}`)}
        </p>
      );
    case 'failed':
      return (
        <p role="alert" data-failed={state.why}>
          {t(`failed.${state.why}`)}
        </p>
      );
    case 'refused':
      return <p role="alert">{state.sentence}</p>;
  }
};

type PickProps = {
  readonly chosen: readonly PackPart[];
  readonly onChoose: (parts: readonly PackPart[]) => void;
};

const Parts = ({ chosen, onChoose }: PickProps) => {
  const words = packWords(useLang());
  const turn = (part: PackPart): void =>
    onChoose(chosen.includes(part) ? chosen.filter((each) => each !== part) : [...chosen, part]);
  return (
    <ul className="print-parts">
      {packParts.map((part) => (
        <li key={part}>
          <label className="check-line">
            <input
              type="checkbox"
              name={`print-${part}`}
              checked={chosen.includes(part)}
              onChange={() => turn(part)}
            />
            <span>{words.parts[part]}</span>
          </label>
        </li>
      ))}
    </ul>
  );
};

/** Whoever hangs a list on the wall is told first what nobody has seen yet. */
const Unpublished = () => {
  const { t } = useTranslation('print');
  return useDesk()
    .picture.plans.filter(({ rounds, published }) => published < rounds.length)
    .map(({ stage, name, rounds, published }) => (
      <p key={stage} role="note" data-part="unpublished">
        {t('unpublished', { stage: name, from: published + 1, to: rounds.length })}
      </p>
    ));
};

const intoSight = (told: HTMLElement | null): void => told?.scrollIntoView({ block: 'nearest' });

/** The pressed button may be the last thing on the screen: what is told under it comes into sight. */
const InSight = ({ state }: { readonly state: State }) =>
  state.kind === 'idle' ? null : (
    <div key={state.kind} ref={intoSight}>
      <Told state={state} />
    </div>
  );

export const PrintRoom = () => {
  const { t } = useTranslation('print');
  const { picture } = useDesk();
  const [chosen, setChosen] = useState<readonly PackPart[]>(usual);
  const own = useLang();
  const [lang, setLang] = useState<Lang>(own);
  const { isMaking, told, make } = useMaking();
  const print = (): Promise<void> =>
    make(
      'pack',
      async (paper) => {
        const clauseWords = await clauseWordsOf(paper.rulebook, lang);
        if (clauseWords === null) return 'unfetched';
        return { kind: 'pack', parts: chosen, paper, lang, origin: location.origin, clauseWords };
      },
      fileName(picture.name, 'pdf'),
      'application/pdf',
    );
  const hand = (form: ExportForm): Promise<void> =>
    make(
      'export',
      async (paper) => ({ kind: 'export', form, paper }),
      fileName(picture.name, endings[form]),
      'application/octet-stream',
    );
  return (
    <>
      <h2>{t('title')}</h2>
      <div className="desk-cards">
        <section className="desk-card" data-part="pack">
          <h3>{t('pack')}</h3>
          <p className="quiet">{t('packWhat')}</p>
          <Unpublished />
          <Parts chosen={chosen} onChoose={setChosen} />
          <label className="field">
            <span className="label">{t('lang')}</span>
            <select
              className="input"
              name="print-lang"
              value={lang}
              onChange={({ target }) => isLang(target.value) && setLang(target.value)}
            >
              {langs.map((each) => (
                <option key={each} value={each}>
                  {languageName(each)}
                </option>
              ))}
            </select>
          </label>
          <div className="desk-actions">
            <button
              type="button"
              className="button main"
              data-do="print-pack"
              disabled={isMaking || chosen.length === 0}
              onClick={() => void print()}
            >
              {t('make')}
            </button>
          </div>
          <InSight state={told('pack')} />
        </section>
        <section className="desk-card" data-part="exports">
          <h3>{t('exports')}</h3>
          <p className="quiet">{t('exportsWhat')}</p>
          <div className="desk-actions">
            {exportForms.map((form) => (
              <button
                key={form}
                type="button"
                className="button"
                data-export={form}
                disabled={isMaking}
                onClick={() => void hand(form)}
              >
                {t(`forms.${form}`)}
              </button>
            ))}
          </div>
          <InSight state={told('export')} />
        </section>
      </div>
    </>
  );
};
