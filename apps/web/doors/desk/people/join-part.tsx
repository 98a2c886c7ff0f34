// The same person entered twice: the other entry is joined to this one, and parted again.
import { folded } from '@omerta/base/nickname.ts';
import { useId, useState } from 'react';
import { Confirm } from '../../../desk/confirm.tsx';
import { useDesk } from '../../../desk/desk.tsx';
import { DeskLink } from '../../../desk/desk-link.tsx';
import { moveOrder, undoOf } from '../../../desk/roster/entry-orders.ts';
import { joinWay } from '../../../desk/roster/join-way.ts';
import { type PersonDetails, rosterQuestions } from '../../../desk/roster/roster-questions.ts';
import type { RosterRow } from '../../../desk/roster/roster-rows.ts';
import { useNamed } from '../../../desk/use-named.ts';
import { useSending } from '../../../people/use-asked.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import type { Roster } from './known.ts';

type NotNowProps = {
  readonly way: 'office' | 'turn' | 'later';
  /** The other entry. */
  readonly person: string;
  readonly other: string;
  readonly nickname: string;
};

type Props = {
  readonly row: RosterRow;
  readonly joined: PersonDetails['joined'];
  readonly known: Roster['known'];
  readonly onChanged: () => void;
};

/** Why it cannot be joined now, and where it can. */
const NotNow = ({ way, person, ...nicknames }: NotNowProps) => {
  const { t } = useTranslation('roster');
  const { tournament } = useDesk();
  return (
    <div role="note" data-way={way}>
      <p>{t(`join.${way}`, nicknames)}</p>
      {way !== 'later' && (
        <DeskLink
          {...{ tournament }}
          {...(way === 'turn' ? { room: 'people', thing: person } : { room: 'making' })}
        >
          {t(`join.${way}Go`, nicknames)}
        </DeskLink>
      )}
    </div>
  );
};

export const JoinPart = ({ row: { person, nickname }, joined, known, onChanged }: Props) => {
  const { t } = useTranslation('roster');
  const [said, setSaid] = useState('');
  const { sending, refused, send } = useSending();
  const { picture, give } = useDesk();
  const named = useNamed();
  const field = useId();
  const others = known.filter((each) => each.person !== person);
  const other = others.find((each) => folded(each.nickname) === folded(said));
  const change = async (work: Parameters<typeof send>[0]): Promise<void> => {
    if ((await send(work)) === null) return;
    setSaid('');
    onChanged();
  };
  const way = other ? joinWay(picture, person, other.person) : null;
  /** Its entry here goes first, where it has one. */
  const join = async (second: string, called: string): Promise<void> => {
    const status = picture.entries.find((each) => each.person === second)?.status;
    if (way === 'withdraw' && status !== undefined) {
      const undo = undoOf('withdraw', status, second);
      const told = t('moved.withdraw', { nickname: called });
      if (!(await give(moveOrder('withdraw', second, ''), { told, ...(undo && { undo }) }))) return;
    }
    await change(() => rosterQuestions.join(person, second));
  };
  return (
    <section className="desk-card" aria-label={t('join.title')} data-part="join">
      <h4>{t('join.title')}</h4>
      {joined.map((each) => (
        <p key={each.person} data-joined={each.person}>
          {t('join.joined', { nickname: each.nickname })}{' '}
          <button
            type="button"
            className="button"
            data-do="part"
            disabled={sending}
            onClick={() => void change(() => rosterQuestions.part(each.person))}
          >
            {t('join.part')}
          </button>
        </p>
      ))}
      <div className="field">
        <label htmlFor={field}>{t('join.other')}</label>
        <input
          id={field}
          className="input"
          name="other"
          list={`${field}-known`}
          value={said}
          autoComplete="off"
          onChange={({ target }) => setSaid(target.value)}
        />
        <datalist id={`${field}-known`}>
          {others.map((each) => (
            <option key={each.person} value={each.nickname} />
          ))}
        </datalist>
      </div>
      {said.trim() !== '' && !other && <p className="quiet">{t('join.nobody')}</p>}
      {other && (way === 'office' || way === 'turn' || way === 'later') && (
        <NotNow {...{ way, nickname }} person={other.person} other={other.nickname} />
      )}
      <Confirm
        title={t('join.join')}
        name="join"
        isDisabled={(way !== 'join' && way !== 'withdraw') || sending}
        onConfirm={() => other && void join(other.person, other.nickname)}
      >
        {way === 'withdraw' && <p>{t('join.withdraw', { other: other?.nickname })}</p>}
        <p>{t('join.how', { other: other?.nickname, nickname })}</p>
      </Confirm>
      {refused && <p role="alert">{named(refused)}</p>}
    </section>
  );
};
