// What was done, newest first: by whom, when, on which device, and what it changed.
import { useState } from 'react';
import { Choose } from '../../people/choose.tsx';
import { NotHere } from '../../people/fields.tsx';
import { type AuditAnswer, type AuditLine, questions, type Tournaments } from '../../people/questions.ts';
import { useAsked, useSending } from '../../people/use-asked.ts';
import { useMoments } from '../../people/use-moment.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { withNames } from './named.ts';
import { type AgentsKnown, useDeviceName } from './use-device-name.ts';

type Names = Readonly<Record<string, string>>;
type Change = AuditLine['changes'][number];

const ChangeLine = ({ change, names }: { readonly change: Change; readonly names: Names }) => {
  const { t } = useTranslation('people');
  const { told: where, before, after } = change;
  const told = (value: string | null): string =>
    value === null ? t('audit.absent') : withNames(value, names);
  return (
    <li>
      {withNames(where.join(' · '), names)}: {before === null ? told(null) : <s>{told(before)}</s>} →{' '}
      {told(after)}
    </li>
  );
};

type LineProps = { readonly line: AuditLine; readonly names: Names; readonly agents: AgentsKnown };

const Line = ({ line, names, agents }: LineProps) => {
  const { t } = useTranslation('people');
  const { at } = useMoments();
  const deviceName = useDeviceName(agents);
  const who = line.person === null ? t('audit.nobody') : withNames(line.person, names);
  return (
    <li data-what={line.what} className={line.what === 'BackupFailed' ? 'bad' : undefined}>
      <span className="what">
        <b>{line.told.join(', ')}</b>
        <span className="quiet">
          {who} · {at(line.at)} · {deviceName(line.device)}
        </span>
      </span>
      {line.changes.length > 0 && (
        <ul className="changes">
          {line.changes.map((change) => (
            <ChangeLine key={JSON.stringify(change)} change={change} names={names} />
          ))}
          {line.more > 0 && <li>{t('audit.moreChanges', { count: line.more })}</li>}
        </ul>
      )}
    </li>
  );
};

type ListProps = {
  readonly first: AuditAnswer;
  readonly agents: AgentsKnown;
  readonly earlier: (before: string) => ReturnType<typeof questions.audit>;
};

/** One page after the other, as far back as somebody wants. */
const Pages = ({ first, agents, earlier }: ListProps) => {
  const { t } = useTranslation('people');
  const [pages, setPages] = useState<readonly AuditAnswer[]>([first]);
  const { sending, refused, send } = useSending();
  const last = pages.at(-1) ?? first;
  const more = async (): Promise<void> => {
    const next = await send(() => earlier(String(last.next)));
    if (next) setPages([...pages, next]);
  };
  if (first.entries.length === 0) return <p className="quiet">{t('audit.none')}</p>;
  return (
    <>
      <ul className="rows" data-part="lines">
        {pages.flatMap(({ entries, names }) =>
          entries.map((line) => <Line key={line.n} line={line} names={names} agents={agents} />),
        )}
      </ul>
      {refused !== null && <p role="alert">{refused}</p>}
      {last.next !== null && (
        <button
          type="button"
          className="button"
          data-do="earlier"
          disabled={sending}
          onClick={() => void more()}
        >
          {t('audit.more')}
        </button>
      )}
    </>
  );
};

type Props = { readonly tournaments: Tournaments['tournaments']; readonly agents: AgentsKnown };

/** Whoever and whatever was met so far can be chosen; what was chosen stays among them. */
const metIn = (page: AuditAnswer | null) => ({
  kinds: new Map(page?.entries.map(({ what, told }) => [what, told[0] ?? what])),
  people: new Map(
    page?.entries.flatMap(({ person }) => (person === null ? [] : [[person, page.names[person] ?? person]])),
  ),
});

export const Entries = ({ tournaments, agents }: Props) => {
  const { t } = useTranslation(['people', 'common']);
  const [of, setOf] = useState('doors');
  const [person, setPerson] = useState<readonly [string, string] | null>(null);
  const [what, setWhat] = useState<readonly [string, string] | null>(null);
  const question = (before: string | null) =>
    questions.audit({ of, person: person?.[0] ?? null, what: what?.[0] ?? null, before });
  const key = JSON.stringify([of, person, what]);
  const { got, again } = useAsked(() => question(null), key);
  const page = got && 'answer' in got ? got.answer : null;
  const met = metIn(page);
  const sources = [
    ['doors', t('people:audit.doors')],
    ['club', t('people:audit.club')],
    ...tournaments.map(({ tournament, name }) => [`tournament/${tournament}`, name] as const),
  ] as const;
  const choices = (known: ReadonlyMap<string, string>, chosen: readonly [string, string] | null) => [
    ...new Map([...known, ...(chosen ? [chosen] : [])]),
  ];
  const pick = (known: ReadonlyMap<string, string>, value: string) =>
    value === '' ? null : ([value, known.get(value) ?? value] as const);
  return (
    <>
      <div className="audit-filters">
        <Choose
          label={t('people:audit.of')}
          name="of"
          value={of}
          options={sources}
          onChoose={(next) => {
            setOf(next);
            setWhat(null);
          }}
        />
        <Choose
          label={t('people:audit.person')}
          name="person"
          value={person?.[0] ?? ''}
          options={[['', t('people:audit.everybody')], ...choices(met.people, person)]}
          onChoose={(next) => setPerson(pick(met.people, next))}
        />
        <Choose
          label={t('people:audit.what')}
          name="what"
          value={what?.[0] ?? ''}
          options={[['', t('people:audit.everything')], ...choices(met.kinds, what)]}
          onChoose={(next) => setWhat(pick(met.kinds, next))}
        />
      </div>
      {!got && <p className="quiet">{t('common:loading')}</p>}
      {got && !('answer' in got) && <NotHere sentence={got.sentence} again={again} />}
      {page && <Pages key={key} first={page} agents={agents} earlier={question} />}
    </>
  );
};
