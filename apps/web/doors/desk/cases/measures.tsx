// A measure against somebody: a warning, a purple card, a fine or an expulsion, each looked at before it is taken.

import { parseDecimal } from '@omerta/base/fraction.ts';
import { longestText } from '@omerta/tournament/meta.ts';
import { Suspense, useState } from 'react';
import { clausesFor, type Measure, measures } from '../../../desk/cases/offered.ts';
import { Confirm } from '../../../desk/confirm.tsx';
import { useDesk, useNameOf } from '../../../desk/desk.tsx';
import { Foreseen } from '../../../desk/foreseen.tsx';
import { PersonPick } from '../../../desk/person-pick.tsx';
import { useBook, useOfficial } from '../../../desk/use-book.ts';
import type { DeskCommand } from '../../../desk/wire/order.ts';
import { TextField } from '../../../people/fields.tsx';
import { useClauseText } from '../../../rulebooks/clause-text.ts';
import { useTranslation } from '../../../texts/use-translation.ts';

/** A clause of the rulebook in force with what it says, in our words. */
const ClauseChoice = ({
  clause,
  isChosen,
  onChoose,
}: {
  readonly clause: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}) => {
  const { t } = useTranslation('cases');
  const { scoring } = useBook();
  const words = useClauseText(scoring.rulebook.id, clause) ?? '';
  return (
    <label className="papers-check">
      <input type="radio" name="clause" value={clause} checked={isChosen} onChange={onChoose} />
      {t('clauseOf', { clause, words })}
    </label>
  );
};

type Filled = {
  readonly measure: Measure;
  readonly person: string;
  readonly clause: string;
  readonly points: string;
  readonly note: string;
};

const commandOf = ({ measure, person, clause, points, note }: Filled): DeskCommand => {
  switch (measure) {
    case 'warn':
    case 'show-purple':
      return { type: measure, person, clause, note };
    case 'fine':
      return { type: 'fine', person, points: points.trim().replace(',', '.'), reason: note };
    case 'expel':
      return { type: 'expel', person, clause, reason: note };
  }
};

const isWhole = ({ measure, clause, points, note }: Filled): boolean =>
  note.trim() !== '' &&
  clause !== '' &&
  (measure !== 'fine' || parseDecimal(points.trim().replace(',', '.')) !== null);

const Take = ({ filled, onDone }: { readonly filled: Filled; readonly onDone: () => void }) => {
  const { t } = useTranslation('cases');
  const { give } = useDesk();
  const { rules } = useBook();
  const nameOf = useNameOf();
  const { measure, person, points } = filled;
  const who = nameOf(person);
  const about = { who, points, days: rules.purple?.suspension.value ?? 0 };
  const shared = { title: t(`cards.measure.${measure}`), name: measure, isDisabled: !isWhole(filled) };
  const told = t(`cards.done.${measure}`, { who });
  const will = <p data-part="will">{t(`cards.will.${measure}`, about)}</p>;
  // A warning moves nothing in the standings.
  return measure === 'warn' ? (
    <Confirm
      {...shared}
      className="button main"
      onConfirm={async () => {
        if (await give(commandOf(filled), { told })) onDone();
      }}
    >
      {will}
    </Confirm>
  ) : (
    <Foreseen {...shared} className="button main" command={commandOf(filled)} told={told} onDone={onDone}>
      {will}
    </Foreseen>
  );
};

export const Measures = ({ people }: { readonly people: readonly string[] }) => {
  const { t } = useTranslation('cases');
  const { picture } = useDesk();
  const [book, official, nameOf] = [useBook(), useOfficial(), useNameOf()];
  const [person, setPerson] = useState<string | null>(null);
  const [chosen, setMeasure] = useState<Measure | null>(null);
  const [clause, setClause] = useState('');
  const [points, setPoints] = useState('');
  const [note, setNote] = useState('');
  const warned = picture.discipline.warnings
    .filter((each) => each.person === person)
    .map((each) => each.clause);
  const offered = measures.filter((measure) => clausesFor(book, measure, official, warned).length > 0);
  const measure = chosen !== null && offered.includes(chosen) ? chosen : offered[0];
  if (measure === undefined) return <p className="quiet">{t('cards.none')}</p>;
  const clauses = clausesFor(book, measure, official, warned);
  const [only] = clauses;
  const picked = clauses.includes(clause) ? clause : '';
  const clear = (): void => {
    setPerson(null);
    setClause('');
    setPoints('');
    setNote('');
  };
  return (
    <section className="desk-card" aria-label={t('cards.measure.title')}>
      <div className="desk-actions">
        {offered.map((each) => (
          <button
            key={each}
            type="button"
            className="button"
            data-measure={each}
            aria-pressed={each === measure}
            onClick={() => setMeasure(each)}
          >
            {t(`cards.measure.${each}`)}
          </button>
        ))}
      </div>
      <PersonPick
        label={t('cards.who')}
        name="measured"
        choices={people.map((each) => ({ person: each, name: nameOf(each) }))}
        chosen={person}
        onChoose={setPerson}
      />
      <fieldset className="papers-part">
        <legend>{t('cards.clause')}</legend>
        <Suspense>
          {clauses.map((each) => (
            <ClauseChoice
              key={each}
              clause={each}
              isChosen={each === (picked || (clauses.length === 1 && only))}
              onChoose={() => setClause(each)}
            />
          ))}
        </Suspense>
      </fieldset>
      {measure === 'fine' && (
        <TextField label={t('cards.points')} name="points" value={points} onWrite={setPoints} />
      )}
      <TextField label={t('cards.note')} name="note" most={longestText} value={note} onWrite={setNote} />
      {person !== null && (
        <Take
          key={measure}
          filled={{
            measure,
            person,
            clause: picked || (clauses.length === 1 ? (only ?? '') : ''),
            points,
            note,
          }}
          onDone={clear}
        />
      )}
    </section>
  );
};
