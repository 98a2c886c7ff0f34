// The fields of a sheet, typed by keyboard alone: each checked as it is typed, the points of the ten beside them.
import './papers.css';
import { invalidText } from '@omerta/scoring/messages/invalid-text.ts';
import { penaltyName } from '@omerta/scoring/messages/penalty-names.ts';
import { scoreRefusalText } from '@omerta/scoring/messages/refusal-text.ts';
import type { Sheet } from '@omerta/scoring/sheet/sheet.ts';
import { type KeyboardEvent, type ReactNode, Suspense, useId, useRef } from 'react';
import { useLang } from '../device/settings.ts';
import { useTranslation } from '../texts/use-translation.ts';
import { Clause } from './clause.tsx';
import { SheetLook } from './sheet-look.tsx';
import { afterTyping, type KeyMove, moveOn } from './sheets/paper-keys.ts';
import { type FieldFault, fieldsAsked, type PaperOf, type PaperRead } from './sheets/paper-sheet.ts';
import type { PaperDraft, PaperField } from './sheets/paper-words.ts';

const Fault = ({ fault, id }: { readonly fault: FieldFault; readonly id: string }) => {
  const { t } = useTranslation('sheets');
  const lang = useLang();
  switch (fault.kind) {
    case 'typed':
      return (
        <p id={id} className={fault.fault.code === 'paper/missing' ? 'quiet' : 'refused'}>
          {t(`paper.fault.${fault.fault.code}`)}
        </p>
      );
    case 'refused':
      return (
        <p id={id} className="refused">
          {scoreRefusalText(fault.refusal, lang)} <Clause clause={fault.refusal.clause} />
        </p>
      );
    case 'unfit':
      return (
        <p id={id} className="refused">
          {invalidText(fault.invalid, lang)}
        </p>
      );
  }
};

type FieldProps = {
  readonly field: PaperField;
  readonly hint: string;
  readonly value: string;
  readonly fault: FieldFault | undefined;
  readonly isFirst: boolean;
  readonly onType: (now: string) => void;
  readonly onKey: (event: KeyboardEvent<HTMLInputElement>) => void;
};

const Field = ({ field, hint, value, fault, isFirst, onType, onKey }: FieldProps) => {
  const { t } = useTranslation('sheets');
  const id = useId();
  const isWrong = fault !== undefined && !(fault.kind === 'typed' && fault.fault.code === 'paper/missing');
  return (
    <div className="papers-field" data-field={field}>
      <label htmlFor={id}>{t(`paper.field.${field}`)}</label>
      <input
        id={id}
        className="input"
        name={field}
        value={value}
        inputMode="decimal"
        autoComplete="off"
        // biome-ignore lint/a11y/noAutofocus: the sheet is typed from its first field on
        autoFocus={isFirst}
        aria-invalid={isWrong}
        aria-describedby={`${id}-hint${fault ? ` ${id}-fault` : ''}`}
        onChange={({ target }) => onType(target.value)}
        onKeyDown={onKey}
      />
      <p id={`${id}-hint`} className="quiet">
        {hint}
      </p>
      {fault && <Fault fault={fault} id={`${id}-fault`} />}
    </div>
  );
};

const PenaltyNumbers = ({ scoring }: Pick<PaperOf, 'scoring'>) => {
  const { t } = useTranslation('sheets');
  const lang = useLang();
  if (!scoring.penalties) return null;
  return (
    <details className="papers-penalties">
      <summary>{t('paper.penalties')}</summary>
      <ol>
        {scoring.penalties.items.map(({ clause }) => (
          <li key={clause}>
            {clause} {penaltyName(scoring.rulebook.id, clause)[lang]}
          </li>
        ))}
      </ol>
    </details>
  );
};

/** The sheet so far with its points; nothing while nobody has a card. */
const SoFar = ({ read, title }: { readonly read: PaperRead; readonly title: string }) =>
  read.sheet && read.score ? <SheetLook sheet={read.sheet} score={read.score} title={title} /> : null;

type Props = {
  readonly paper: PaperOf;
  readonly read: PaperRead;
  readonly draft: PaperDraft;
  readonly title: string;
  readonly onDraft: (draft: PaperDraft) => void;
  /** Below the fields: reached by Enter from the last one. */
  readonly children: ReactNode;
  /** Beside the sheet so far. */
  readonly beside?: (sheet: Sheet) => ReactNode;
};

export const PaperForm = ({ paper, read, draft, title, onDraft, children, beside }: Props) => {
  const { t } = useTranslation('sheets');
  const form = useRef<HTMLDivElement>(null);
  const asked = fieldsAsked(paper, draft);
  const go = ({ to }: KeyMove): void => {
    const wanted =
      to === null ? '.papers-done :is(button, input, textarea):not(:disabled)' : `input[name="${to}"]`;
    // What the field brought about is drawn first: another field may be asked for, or the button be free.
    setTimeout(() => {
      const next = form.current?.querySelector<HTMLElement>(wanted);
      next?.focus();
      if (next instanceof HTMLInputElement && to !== null) next.select();
    });
  };
  const type = (field: PaperField, now: string): void => {
    const next = { ...draft, [field]: now };
    onDraft(next);
    const move = afterTyping(field, { before: draft[field], now }, fieldsAsked(paper, next));
    if (move) go(move);
  };
  const press = (field: PaperField, event: KeyboardEvent<HTMLInputElement>): void => {
    const move = moveOn(event.key, field, draft, asked);
    if (!move) return;
    event.preventDefault();
    go(move);
  };
  const hintOf = (field: PaperField): string =>
    field === 'extra' && paper.scoring.extra.kind === 'li'
      ? t('paper.hint.extraLi')
      : t(`paper.hint.${field}`);
  return (
    <div className="papers-form" ref={form}>
      <div className="papers-fields">
        <p className="quiet">{t('paper.keys')}</p>
        {asked.map((field, i) => (
          <Field
            key={field}
            field={field}
            hint={hintOf(field)}
            value={draft[field]}
            fault={read.faults[field]}
            isFirst={i === 0}
            onType={(now) => type(field, now)}
            onKey={(event) => press(field, event)}
          />
        ))}
        <PenaltyNumbers scoring={paper.scoring} />
        <div className="papers-done">{children}</div>
      </div>
      <div className="papers-beside">
        {/* Words that are still to come hide nothing that is typed in. */}
        <Suspense>
          <SoFar read={read} title={title} />
          {read.sheet && beside?.(read.sheet)}
        </Suspense>
      </div>
    </div>
  );
};
