// Every clause in our words, how the product honours it and where; by rulebook, status and words.
import { statuses } from '@omerta/rules/register/clause.ts';
import type { Entry } from '@omerta/rules/register/register.ts';
import { editions } from '@omerta/rules/rulebooks/editions.ts';
import { isRulebookId, rulebookIds } from '@omerta/rules/rulebooks/rulebook.ts';
import { useDeferredValue, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLang } from '../settings.ts';
import { clausesFound } from './found.ts';
import { useRegister } from './register-in.ts';
import { type RulesSearch, readRulesSearch } from './search.ts';

type Props = { readonly search: RulesSearch; readonly onChange: (search: RulesSearch) => void };

const Filters = ({ register, search, onChange }: Props & { readonly register: readonly Entry[] }) => {
  const { t } = useTranslation('rules');
  const lang = useLang();
  const set = (part: Readonly<Record<string, string>>): void => onChange(readRulesSearch({ ...search, ...part }));
  const { status: _, ...anyStatus } = search;
  const count = (status: (typeof statuses)[number]): number => clausesFound(register, { ...anyStatus, status }).length;
  return (
    <div className="filters">
      <select className="input" aria-label={t('rulebook')} value={search.book ?? ''} onChange={(event) => set({ book: event.target.value })}>
        <option value="">{t('allRulebooks')}</option>
        {rulebookIds.map((id) => (
          <option key={id} value={id}>
            {editions[id].name[lang]}
          </option>
        ))}
      </select>
      <select className="input" aria-label={t('statusLabel')} value={search.status ?? ''} onChange={(event) => set({ status: event.target.value })}>
        <option value="">{t('anyStatus')}</option>
        {statuses.map((status) => (
          <option key={status} value={status}>
            {t(`status.${status}`)} · {count(status)}
          </option>
        ))}
      </select>
      <input
        className="input"
        type="search"
        value={search.find ?? ''}
        placeholder={t('search')}
        aria-label={t('search')}
        onChange={(event) => set({ find: event.target.value })}
      />
    </div>
  );
};

export const RegisterView = ({ search, onChange }: Props) => {
  const { t } = useTranslation('rules');
  const lang = useLang();
  const register = useRegister();
  const late = useDeferredValue(search);
  const found = useMemo(() => clausesFound(register, late), [register, late]);
  return (
    <>
      <Filters register={register} search={search} onChange={onChange} />
      <p className="quiet" role="status">
        {found.length > 0 ? t('count', { count: found.length }) : t('nothing')}
      </p>
      <ol className="clauses">
        {found.map(({ rulebook, clause, status, where, planned, text }) => (
          <li key={`${rulebook} ${clause}`}>
            <b>{clause}</b>
            <span>{text}</span>
            <small>
              {!isRulebookId(search.book ?? '') && <span>{editions[rulebook].name[lang]}</span>}
              <i className={`status ${status}`}>{t(`status.${status}`)}</i>
              {where.length > 0 && <code>{where.join(' · ')}</code>}
              {planned.length > 0 && (
                <span className="later">
                  {t('later')} <code>{planned.join(' · ')}</code>
                </span>
              )}
            </small>
          </li>
        ))}
      </ol>
    </>
  );
};
