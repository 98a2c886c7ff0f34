// A protest while its clock runs: against what, in which words; and what came of those filed.
import { oneOf, shape, text } from '@omerta/base/reading.ts';
import { longestText } from '@omerta/tournament/meta.ts';
import type { Book } from '@omerta/tournament/rulebooks/choose.ts';
import { protestSubjects } from '@omerta/tournament/rulebooks/tournament-rules.ts';
import { useRef, useState } from 'react';
import { order } from '../../desk/wire/order.ts';
import { newId } from '../../device/new-id.ts';
import { useDraft } from '../../device/use-draft.ts';
import { Choose } from '../../people/choose.tsx';
import { PlainForm, TextField } from '../../people/fields.tsx';
import { useSending } from '../../people/use-asked.ts';
import { ClauseLink } from '../../rulebooks/clause-link.tsx';
import { showSeconds } from '../../session/clock.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import type { OwnGame, OwnPicture } from './own-picture.ts';
import { useZone } from './use-zone.ts';

type ProtestsProps = { readonly protests: OwnPicture['protests'] };

export const OwnProtests = ({ protests }: ProtestsProps) => {
  const { t } = useTranslation(['me', 'cases']);
  return protests.map(({ id, subject, text: said, decision }) => (
    <div key={id} data-protest={decision?.outcome ?? 'open'}>
      <p>
        <b>
          {t('me:protested', {
            subject: t(`cases:protests.subject.${subject}`),
            state: t(decision ? `cases:protests.outcome.${decision.outcome}` : 'cases:protests.open'),
          })}
        </b>{' '}
        {decision?.reason}
      </p>
      <blockquote>{said}</blockquote>
    </div>
  ));
};

const draftOf = shape({ game: text, subject: oneOf(protestSubjects), text });

type FormProps = {
  readonly tournament: string;
  readonly person: string;
  readonly game: OwnGame;
  readonly book: Book;
  readonly now: number;
  readonly zone: string;
};

export const ProtestForm = ({ tournament, person, game, book, now, zone }: FormProps) => {
  const { t } = useTranslation(['me', 'cases']);
  const at = useZone(zone);
  const { rules, scoring } = book;
  const [form = 'sheet-entry'] = rules.protest.forms.value;
  const subjects = rules.protest.subjects.value;
  const empty = { game: game.game, subject: subjects[0] ?? 'result', text: '' } as const;
  const [kept, keep] = useDraft({ name: `own-protest ${tournament}`, reads: draftOf, empty });
  const draft = kept.game === game.game ? kept : empty;
  // Looked at once: what was begun before stands open, and what somebody opens or closes stays so.
  const [isBegun] = useState(draft.text !== '');
  const { sending, refused, setRefused, send } = useSending();
  // Pressed again after a long silence it is the same protest.
  const id = useRef(newId());
  const { protestUntil: until } = game;
  const file = async (): Promise<void> => {
    const said = draft.text.trim();
    if (said === '') return setRefused(t('me:protestEmpty'));
    const about = { protest: id.current, game: game.game, player: person, form, subject: draft.subject };
    const filed = await send(() => order(tournament, { type: 'protest', ...about, text: said }, id.current));
    if (!filed) return;
    id.current = newId();
    keep(empty);
  };
  return (
    <details data-part="protest" open={isBegun}>
      <summary className="button">{t('me:protest')}</summary>
      <p>
        {until === null
          ? t('me:untilNext')
          : t('me:until', {
              time: at(until),
              left: showSeconds(Math.max(0, Math.ceil((Date.parse(until) - now) / 1000))),
            })}{' '}
        {rules.protest.deadline.clause !== null && (
          <ClauseLink edition={scoring.rulebook} clause={rules.protest.deadline.clause} />
        )}
      </p>
      <PlainForm
        name="protest"
        onSend={() => void file()}
        sending={sending}
        refused={refused}
        button={t('me:protestDo')}
      >
        <Choose
          label={t('cases:protests.against')}
          name="subject"
          value={draft.subject}
          options={subjects.map((each) => [each, t(`cases:protests.subject.${each}`)] as const)}
          onChoose={(subject) => keep({ ...draft, subject })}
        />
        <TextField
          label={t('me:protestText')}
          name="text"
          value={draft.text}
          onWrite={(written) => keep({ ...draft, text: written })}
          most={longestText}
          isLong
        />
      </PlainForm>
    </details>
  );
};
