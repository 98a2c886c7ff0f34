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
import { FileTold } from '../../../desk/paper/file-told.tsx';
import { askPaper, makePapers } from '../../../desk/paper/make-papers.ts';
import type { PackAsked } from '../../../desk/paper/pack-worker.ts';
import { useFileMaking } from '../../../desk/paper/use-file-making.ts';
import { useLang } from '../../../device/settings.ts';
import type { Unmade } from '../../../paper/paper-port.ts';
import { questions } from '../../../people/questions.ts';
import { clauseWordsOf } from '../../../rulebooks/clause-text.ts';
import type { AskRefusal } from '../../../server/ask.ts';
import { outsideAddress } from '../../../server/outside.ts';
import { languageName } from '../../../texts/load.ts';
import { useTranslation } from '../../../texts/use-translation.ts';

/** Every part but what is only wanted by itself. */
const usual: readonly PackPart[] = packParts.filter((part) => part !== 'empty');

type TournamentSources = Extract<PackAsked, { readonly kind: 'pack' }>['paper'];

/** Asked, made, saved; the papers and the exports do not wait for each other. */
const useMaking = () => {
  const { tournament } = useDesk();
  const { make, ...rest } = useFileMaking();
  return {
    ...rest,
    make: (
      name: string,
      type: string,
      asking: (paper: TournamentSources) => Promise<PackAsked | Unmade | AskRefusal>,
    ) =>
      make(name, async (watching) => {
        const came = await askPaper(tournament);
        if (!('answer' in came)) return came;
        const asked = await asking(came.answer);
        if (typeof asked !== 'string' && 'sentence' in asked) return asked;
        const made = typeof asked === 'string' ? asked : await makePapers(asked, watching);
        if (typeof made === 'string') return made;
        return made.length === 0 ? null : new Blob([made], { type });
      }),
  };
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

export const PrintRoom = () => {
  const { t } = useTranslation('print');
  const { picture, tournament } = useDesk();
  const [wantsCodes, setWantsCodes] = useState(false);
  const [chosen, setChosen] = useState<readonly PackPart[]>(usual);
  const own = useLang();
  const [lang, setLang] = useState<Lang>(own);
  const [pack, exports] = [useMaking(), useMaking()];
  const isCoded = wantsCodes && chosen.includes('badges');
  const print = (): Promise<void> =>
    pack.make(fileName(picture.name, 'pdf'), 'application/pdf', async (paper) => {
      const clauseWords = await clauseWordsOf(paper.rulebook, lang);
      if (clauseWords === null) return 'unfetched';
      const made = isCoded ? await questions.badgeCodes(tournament) : null;
      if (made !== null && !('answer' in made)) return made;
      const codes = Object.fromEntries(made?.answer.codes.map(({ person, code }) => [person, code]) ?? []);
      const origin = await outsideAddress();
      return { kind: 'pack', parts: chosen, paper, lang, origin, codes, clauseWords };
    });
  const hand = (form: ExportForm): Promise<void> =>
    exports.make(fileName(picture.name, endings[form]), 'application/octet-stream', async (paper) => ({
      kind: 'export',
      form,
      paper,
    }));
  return (
    <>
      <h2>{t('title')}</h2>
      <div className="desk-cards">
        <section className="desk-card" data-part="pack">
          <h3>{t('pack')}</h3>
          <p className="quiet">{t('packWhat')}</p>
          <Unpublished />
          <Parts chosen={chosen} onChoose={setChosen} />
          <label className="check-line">
            <input
              type="checkbox"
              name="print-codes"
              checked={isCoded}
              disabled={!chosen.includes('badges')}
              onChange={({ target }) => setWantsCodes(target.checked)}
            />
            <span>
              {t('codes')}
              <small>{t('codesWhat')}</small>
            </span>
          </label>
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
              disabled={pack.isMaking || chosen.length === 0}
              onClick={() => void print()}
            >
              {t('make')}
            </button>
          </div>
          <FileTold {...pack} />
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
                disabled={exports.isMaking}
                onClick={() => void hand(form)}
              >
                {t(`forms.${form}`)}
              </button>
            ))}
          </div>
          <FileTold {...exports} />
        </section>
      </div>
    </>
  );
};
