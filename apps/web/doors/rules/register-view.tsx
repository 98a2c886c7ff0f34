// Every clause in our words and where it acts; by rulebook, by place and by words.
import type { RegisterEntry } from '@omerta/rules/register/register.ts';
import { editions } from '@omerta/rules/rulebooks/editions.ts';
import { rulebookIds } from '@omerta/rules/rulebooks/rulebook.ts';
import { useDeferredValue, useMemo } from 'react';
import { useLang } from '../../device/settings.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { clausesFound, piecesOf } from './found.ts';
import { PlaceLinks } from './place-links.tsx';
import { useRegister } from './register-in.ts';
import { type RulesSearch, readRulesSearch, sights } from './search.ts';

type Props = { readonly search: RulesSearch; readonly onChange: (search: RulesSearch) => void };

const Filters = ({ register, search, onChange }: Props & { readonly register: readonly RegisterEntry[] }) => {
  const { t } = useTranslation('rules');
  const lang = useLang();
  const set = (part: Readonly<Record<string, string>>): void =>
    onChange(readRulesSearch({ ...search, ...part }));
  const { at: _, ...anywhere } = search;
  const counted = sights.map((at) => [at, clausesFound(register, { ...anywhere, at }).length] as const);
  return (
    <div className="filters">
      <input
        className="input"
        type="search"
        value={search.find ?? ''}
        placeholder={t('search')}
        aria-label={t('search')}
        onChange={(event) => set({ find: event.target.value })}
      />
      <select
        className="input"
        aria-label={t('rulebook')}
        value={search.book ?? ''}
        onChange={(event) => set({ book: event.target.value })}
      >
        <option value="">{t('allRulebooks')}</option>
        {rulebookIds.map((id) => (
          <option key={id} value={id}>
            {editions[id].name[lang]}
          </option>
        ))}
      </select>
      <select
        className="input"
        aria-label={t('whereLabel')}
        value={search.at ?? ''}
        onChange={(event) => set({ at: event.target.value })}
      >
        <option value="">{t('anywhere')}</option>
        {counted
          .filter(([at, count]) => count > 0 || at === search.at)
          .map(([at, count]) => (
            <option key={at} value={at}>
              {t(`sight.${at}`)} · {count}
            </option>
          ))}
      </select>
    </div>
  );
};

const Words = ({ text, find }: { readonly text: string; readonly find: string }) =>
  find === ''
    ? text
    : // biome-ignore lint/suspicious/noArrayIndexKey: a piece is its place in the text
      piecesOf(text, find).map((piece, i) => (piece.sought ? <mark key={i}>{piece.text}</mark> : piece.text));

/** Those that act nowhere by themselves say what they are. */
const Kind = ({ status }: Pick<RegisterEntry, 'status'>) => {
  const { t } = useTranslation('rules');
  return status === 'reminder' || status === 'definition' || status === 'repealed' ? (
    <span>{t(`kind.${status}`)}</span>
  ) : null;
};

export const RegisterView = ({ search, onChange }: Props) => {
  const { t } = useTranslation('rules');
  const lang = useLang();
  const register = useRegister();
  const late = useDeferredValue(search);
  const found = useMemo(() => clausesFound(register, late), [register, late]);
  const find = late.find?.trim() ?? '';
  return (
    <>
      <Filters register={register} search={search} onChange={onChange} />
      <p className="quiet" role="status">
        {found.length > 0 ? t('count', { count: found.length }) : t('nothing')}
      </p>
      <ol className="clauses">
        {found.map(({ rulebook, clause, status, where, planned, text }) => (
          <li key={`${rulebook} ${clause}`} data-clause={clause}>
            <b>{clause}</b>
            <span>
              <Words text={text} find={find} />
            </span>
            <small>
              {search.book === undefined && <span>{editions[rulebook].name[lang]}</span>}
              <Kind status={status} />
              <PlaceLinks where={where} status={status} />
              {planned.length > 0 && status !== 'planned' && <span className="later">{t('later')}</span>}
            </small>
          </li>
        ))}
      </ol>
    </>
  );
};
