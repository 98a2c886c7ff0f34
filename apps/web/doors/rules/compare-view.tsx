// Two rulebooks side by side: only what differs, each side with its clause, found by words.
import { acts } from '@omerta/rules/rulebooks/acts.ts';
import { rulebook } from '@omerta/rules/rulebooks/choose.ts';
import { compareRulebooks, type Punished, type SwitchPlace } from '@omerta/rules/rulebooks/compare.ts';
import { editions } from '@omerta/rules/rulebooks/editions.ts';
import { ruleNames } from '@omerta/rules/rulebooks/rule-names.ts';
import { ruleValue } from '@omerta/rules/rulebooks/rule-values.ts';
import { isRulebookId, type RulebookId, rulebookIds } from '@omerta/rules/rulebooks/rulebook.ts';
import type { Phrase } from '@omerta/rules/rulebooks/script.ts';
import { switchWord } from '@omerta/rules/rulebooks/switch-words.ts';
import { switches } from '@omerta/rules/rulebooks/switches.ts';
import { useMemo } from 'react';
import { useLang } from '../../device/settings.ts';
import { quoted } from '../../look/quoted.ts';
import { ClauseLink } from '../../rulebooks/clause-link.tsx';
import { useTranslation } from '../../texts/use-translation.ts';
import { hasWords } from './found.ts';
import { type RulesSearch, readRulesSearch } from './search.ts';

type Pair = { readonly a: RulebookId; readonly b: RulebookId };
/** What one rulebook says, each with its clause; nothing where it says nothing. */
type Said = readonly { readonly text: string; readonly clause: string }[];
type Row = { readonly key: string; readonly title: string; readonly a: Said; readonly b: Said };

const Side = ({ id, said }: { readonly id: RulebookId; readonly said: Said }) => (
  <div>
    {said.length === 0 && '—'}
    {said.map(({ text, clause }) => (
      <span key={`${clause} ${text}`}>
        {text} <ClauseLink edition={editions[id]} clause={clause} />
      </span>
    ))}
  </div>
);

const Choice = ({
  label,
  value,
  onChange,
}: {
  readonly label: string;
  readonly value: RulebookId;
  readonly onChange: (id: RulebookId) => void;
}) => {
  const lang = useLang();
  return (
    <select
      className="input"
      aria-label={label}
      value={value}
      onChange={(event) => isRulebookId(event.target.value) && onChange(event.target.value)}
    >
      {rulebookIds.map((id) => (
        <option key={id} value={id}>
          {editions[id].name[lang]}
        </option>
      ))}
    </select>
  );
};

const Section = ({ title, rows, a, b }: Pair & { readonly title: string; readonly rows: readonly Row[] }) => (
  <section className="differences">
    <h2>
      {title} <span className="quiet">{rows.length}</span>
    </h2>
    {rows.map((row) => (
      <div key={row.key} className="difference">
        {row.title && <h3>{row.title}</h3>}
        <Side id={a} said={row.a} />
        <Side id={b} said={row.b} />
      </div>
    ))}
  </section>
);

const usePunished = (): ((list: readonly Punished[]) => Said) => {
  const { t } = useTranslation('rules');
  return (list) =>
    list.flatMap(({ clause, sanctions, warnFirst, worse = [] }) => {
      const usual = sanctions.map((sanction) => t(`sanction.${sanction}`)).join(' / ');
      return [
        { text: warnFirst ? `${usual}, ${t('warnFirst')}` : usual, clause },
        ...worse.map((each) => ({
          text: `${t(`worse.${each.when}`)}: ${t(`sanction.${each.sanction}`)}`,
          clause: each.clause,
        })),
      ];
    });
};

const useRows = ({
  a,
  b,
}: Pair): Readonly<Record<'rules' | 'violations' | 'switches' | 'script', readonly Row[]>> => {
  const lang = useLang();
  const punished = usePunished();
  const comparison = useMemo(() => compareRulebooks(rulebook(a), rulebook(b)), [a, b]);
  const phrase = (said: Phrase | null): Said =>
    said ? [{ text: quoted(said, lang), clause: said.clause }] : [];
  const place = (name: string, at: SwitchPlace | null): Said =>
    at ? [{ text: switchWord(name, at.initial, lang), clause: at.clause }] : [];
  return {
    rules: comparison.rules.map(({ name, ...both }) => ({
      key: name,
      title: ruleNames[name][lang],
      a: [{ text: ruleValue(name, both.a.value, lang), clause: both.a.clause }],
      b: [{ text: ruleValue(name, both.b.value, lang), clause: both.b.clause }],
    })),
    violations: comparison.violations.map(({ act, ...both }) => ({
      key: act,
      title: acts[act][lang],
      a: punished(both.a),
      b: punished(both.b),
    })),
    switches: comparison.switches.map(({ name, ...both }) => ({
      key: name,
      title: switches.find((each) => each.name === name)?.what[lang] ?? name,
      a: place(name, both.a),
      b: place(name, both.b),
    })),
    script: comparison.script.map(({ cue, ...both }) => ({
      key: cue,
      title: '',
      a: phrase(both.a),
      b: phrase(both.b),
    })),
  };
};

const wordsOf = ({ title, a, b }: Row): string =>
  [title, ...[...a, ...b].map(({ text, clause }) => `${text} ${clause}`)].join(' ');

const parts = ['rules', 'violations', 'switches', 'script'] as const;

type Props = Pair & { readonly find: string; readonly onChange: (search: RulesSearch) => void };

export const CompareView = ({ a, b, find, onChange }: Props) => {
  const { t } = useTranslation('rules');
  const lang = useLang();
  const all = useRows({ a, b });
  const change = (part: Readonly<Record<string, string>>): void =>
    onChange(readRulesSearch({ book: a, with: b, find, ...part }));
  const shown = parts.map(
    (part) => [part, all[part].filter((row) => hasWords(wordsOf(row), find.trim()))] as const,
  );
  const none = shown.every(([, rows]) => rows.length === 0);
  return (
    <>
      <div className="two">
        <Choice label={t('first')} value={a} onChange={(book) => change({ book })} />
        <Choice label={t('second')} value={b} onChange={(other) => change({ with: other })} />
      </div>
      <input
        className="input"
        type="search"
        value={find}
        placeholder={t('searchDifferences')}
        aria-label={t('searchDifferences')}
        onChange={(event) => change({ find: event.target.value })}
      />
      <div className="pair pair-head" aria-hidden="true">
        <b>{editions[a].name.short[lang]}</b>
        <b>{editions[b].name.short[lang]}</b>
      </div>
      {none && <p role="status">{t(find.trim() === '' ? 'same' : 'noDifference')}</p>}
      {shown.map(
        ([part, rows]) =>
          rows.length > 0 && <Section key={part} title={t(`parts.${part}`)} rows={rows} a={a} b={b} />,
      )}
    </>
  );
};
