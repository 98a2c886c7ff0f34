// Two rulebooks side by side: only what differs, each side with its clause.
import { acts } from '@omerta/rules/rulebooks/acts.ts';
import { rulebook } from '@omerta/rules/rulebooks/choose.ts';
import { compareRulebooks, type Place, type Punished } from '@omerta/rules/rulebooks/compare.ts';
import { editions } from '@omerta/rules/rulebooks/editions.ts';
import { ruleNames } from '@omerta/rules/rulebooks/rule-names.ts';
import { ruleValue } from '@omerta/rules/rulebooks/rule-values.ts';
import { isRulebookId, type RulebookId, rulebookIds } from '@omerta/rules/rulebooks/rulebook.ts';
import type { Phrase } from '@omerta/rules/rulebooks/script.ts';
import { switchWord } from '@omerta/rules/rulebooks/switch-words.ts';
import { switches } from '@omerta/rules/rulebooks/switches.ts';
import { Fragment, type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { quoted } from '../look/quoted.ts';
import { useLang } from '../settings.ts';
import { ClauseLink } from './clause-link.tsx';
import type { RulesSearch } from './search.ts';

type Pair = { readonly a: RulebookId; readonly b: RulebookId };
type Row = { readonly key: string; readonly title: string; readonly a: ReactNode; readonly b: ReactNode };

const Said = ({ id, text, clause }: { readonly id: RulebookId; readonly text: string; readonly clause: string }) => (
  <span>
    {text} <ClauseLink edition={editions[id]} clause={clause} />
  </span>
);

const Punishment = ({ id, list }: { readonly id: RulebookId; readonly list: readonly Punished[] }) => {
  const { t } = useTranslation('rules');
  if (list.length === 0) return <>—</>;
  return list.map(({ clause, sanctions, warnFirst, worse = [] }) => {
    const usual = sanctions.map((sanction) => t(`sanction.${sanction}`)).join(' / ');
    return (
      <Fragment key={clause}>
        <Said id={id} text={warnFirst ? `${usual}, ${t('warnFirst')}` : usual} clause={clause} />
        {worse.map((each) => (
          <Said key={each.when} id={id} text={`${t(`worse.${each.when}`)}: ${t(`sanction.${each.sanction}`)}`} clause={each.clause} />
        ))}
      </Fragment>
    );
  });
};

const Choice = ({ label, value, onChange }: { readonly label: string; readonly value: RulebookId; readonly onChange: (id: RulebookId) => void }) => {
  const lang = useLang();
  return (
    <select className="input" aria-label={label} value={value} onChange={(event) => isRulebookId(event.target.value) && onChange(event.target.value)}>
      {rulebookIds.map((id) => (
        <option key={id} value={id}>
          {editions[id].name[lang]}
        </option>
      ))}
    </select>
  );
};

const Section = ({ title, rows }: { readonly title: string; readonly rows: readonly Row[] }) => (
  <section className="differences">
    <h2>
      {title} <span className="quiet">{rows.length}</span>
    </h2>
    {rows.map(({ key, title: what, a, b }) => (
      <div key={key} className="difference">
        {what && <h3>{what}</h3>}
        <div>{a}</div>
        <div>{b}</div>
      </div>
    ))}
  </section>
);

const useRows = ({ a, b }: Pair) => {
  const lang = useLang();
  const comparison = useMemo(() => compareRulebooks(rulebook(a), rulebook(b)), [a, b]);
  const phrase = (id: RulebookId, said: Phrase | null): ReactNode => (said ? <Said id={id} text={quoted(said, lang)} clause={said.clause} /> : '—');
  const place = (id: RulebookId, name: string, at: Place | null): ReactNode =>
    at ? <Said id={id} text={switchWord(name, at.initial, lang)} clause={at.clause} /> : '—';
  return {
    rules: comparison.rules.map(({ name, ...both }) => ({
      key: name,
      title: ruleNames[name][lang],
      a: <Said id={a} text={ruleValue(name, both.a.value, lang)} clause={both.a.clause} />,
      b: <Said id={b} text={ruleValue(name, both.b.value, lang)} clause={both.b.clause} />,
    })),
    violations: comparison.violations.map(({ act, ...both }) => ({
      key: act,
      title: acts[act][lang],
      a: <Punishment id={a} list={both.a} />,
      b: <Punishment id={b} list={both.b} />,
    })),
    switches: comparison.switches.map(({ name, ...both }) => ({
      key: name,
      title: switches.find((each) => each.name === name)?.what[lang] ?? name,
      a: place(a, name, both.a),
      b: place(b, name, both.b),
    })),
    script: comparison.script.map(({ cue, ...both }) => ({ key: cue, title: '', a: phrase(a, both.a), b: phrase(b, both.b) })),
  } satisfies Record<string, readonly Row[]>;
};

export const CompareView = ({ a, b, onChange }: Pair & { readonly onChange: (search: RulesSearch) => void }) => {
  const { t } = useTranslation('rules');
  const lang = useLang();
  const rows = useRows({ a, b });
  const parts = ['rules', 'violations', 'switches', 'script'] as const;
  return (
    <>
      <div className="two">
        <Choice label={t('first')} value={a} onChange={(book) => onChange({ book, with: b })} />
        <Choice label={t('second')} value={b} onChange={(other) => onChange({ book: a, with: other })} />
      </div>
      <div className="pair pair-head" aria-hidden="true">
        <b>{editions[a].name.short[lang]}</b>
        <b>{editions[b].name.short[lang]}</b>
      </div>
      {parts.every((part) => rows[part].length === 0) && <p role="status">{t('same')}</p>}
      {parts.map((part) => rows[part].length > 0 && <Section key={part} title={t(`parts.${part}`)} rows={rows[part]} />)}
    </>
  );
};
