// Who has registered and waits: whom of the club it may be, taken in or turned down.
import { folded } from '@omerta/base/nickname.ts';
import { useMemo, useState } from 'react';
import { Confirm } from '../../../desk/confirm.tsx';
import { useDesk } from '../../../desk/desk.tsx';
import type { ListColumn } from '../../../desk/list/column.ts';
import { List } from '../../../desk/list/list.tsx';
import type { KnownPerson } from '../../../desk/roster/import-draft.ts';
import { type Likely, likelyAmong } from '../../../desk/roster/likeness.ts';
import { rosterQuestions } from '../../../desk/roster/roster-questions.ts';
import { type WaitingPerson, waitingPeople } from '../../../desk/roster/waiting-entries.ts';
import { useZoneTime } from '../../../desk/zone-time.ts';
import { NotHere, Refused } from '../../../people/fields.tsx';
import { useAsked, useLookAgain, useSending } from '../../../people/use-asked.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import type { Roster } from './known.ts';
import { useTakeOne } from './use-take-one.ts';

/** Every sending of the same: one that is gone already is gone. */
const settleAll = async (tournament: string, ids: readonly string[]) => {
  for (const id of ids) {
    const came = await rosterQuestions.settle(tournament, id);
    if (!('answer' in came) && came.code !== 'registration/unknown') return came;
  }
  return { answer: {} };
};

const useSettling = (onSettled: (told: string) => void) => {
  const { t } = useTranslation('roster');
  const { tournament } = useDesk();
  const takeOne = useTakeOne();
  const { sending, refused, send } = useSending();
  const turnDown = async ({ ids, nickname }: WaitingPerson): Promise<void> => {
    const done = await send(() => settleAll(tournament, ids));
    if (done) onSettled(t('entries.turnedDown', { nickname }));
  };
  const settle = async ({ ids, nickname }: WaitingPerson): Promise<void> => {
    const done = await send(() => settleAll(tournament, ids));
    if (done) onSettled(t('entries.takenIn', { nickname }));
  };
  /** In first: were the network gone in between, he would be taken in again and stay one. */
  const takeIn = async (waiting: WaitingPerson, person: string | null): Promise<void> => {
    const { nickname, club } = waiting;
    const taken = await send(() => takeOne({ nickname, club: club ?? '', person }));
    if (taken !== null) await settle(waiting);
  };
  return { sending, refused, turnDown, settle, takeIn };
};

type Settling = ReturnType<typeof useSettling>;

type ActionsProps = {
  readonly waiting: WaitingPerson;
  readonly exact: KnownPerson | null;
  readonly likely: readonly Likely<KnownPerson>[];
  readonly settling: Settling;
};

const TakeIn = ({ waiting, exact, likely, settling }: ActionsProps) => {
  const { t } = useTranslation('roster');
  const { sending, takeIn, settle } = settling;
  if (exact?.isEntered)
    return (
      <button
        type="button"
        className="button"
        data-do="settle"
        disabled={sending}
        onClick={() => void settle(waiting)}
      >
        {t('entries.settle')}
      </button>
    );
  const unclear = likely.filter(({ who }) => !who.isEntered);
  return (
    <>
      <button
        type="button"
        className="button"
        data-do="take-in"
        disabled={sending}
        onClick={() => void takeIn(waiting, exact?.person ?? null)}
      >
        {t(likely.length > 0 ? 'entries.takeIn' : 'entries.takeInKnown')}
      </button>
      {unclear.map(({ who }) => (
        <button
          key={who.person}
          type="button"
          className="button"
          data-do="take-same"
          disabled={sending}
          onClick={() => void takeIn(waiting, who.person)}
        >
          {t('entries.takeInSame', { nickname: who.nickname })}
        </button>
      ))}
    </>
  );
};

const Actions = (props: ActionsProps) => {
  const { t } = useTranslation('roster');
  const { waiting, likely, settling } = props;
  return (
    <div className="roster-row-actions">
      {waiting.answer !== null && <span className="roster-narrow">{waiting.answer}</span>}
      {likely.map(({ who, likeness }) => (
        <span key={who.person} className="quiet">
          {t('entries.likely', { nickname: who.nickname, why: t(`import.likeness.${likeness}`) })}
        </span>
      ))}
      <TakeIn {...props} />
      <Confirm
        title={t('entries.turnDown')}
        name="turn-down"
        isDisabled={settling.sending}
        onConfirm={() => void settling.turnDown(waiting)}
      >
        <p>{t('entries.turningDown', { nickname: waiting.nickname })}</p>
      </Confirm>
    </div>
  );
};

const useColumns = (
  likelyNames: (waiting: WaitingPerson) => string,
): readonly ListColumn<WaitingPerson>[] => {
  const { t } = useTranslation('roster');
  const { moment } = useZoneTime();
  return [
    { key: 'nickname', title: t('columns.nickname'), value: ({ nickname }) => nickname },
    { key: 'club', title: t('columns.club'), value: ({ club }) => club, isWideOnly: true },
    { key: 'answer', title: t('entries.answer'), value: ({ answer }) => answer, isWideOnly: true },
    { key: 'at', title: t('entries.sentAt'), value: ({ at }) => moment(at), isWideOnly: true },
    { key: 'do', title: t('entries.likelyHead'), value: likelyNames, share: 2 },
  ];
};

/** Whoever has the very nickname is he, and nobody else is asked about. */
const useLikely = (known: readonly KnownPerson[]) =>
  useMemo(() => {
    const among = likelyAmong(known);
    const byName = new Map(known.map((each) => [folded(each.nickname), each]));
    const exactFor = (nickname: string): KnownPerson | null => byName.get(folded(nickname)) ?? null;
    return { exactFor, likelyFor: (nickname: string) => (exactFor(nickname) ? [] : among(nickname)) };
  }, [known]);

export const WaitingList = ({ roster: { known, again: peopleAgain } }: { readonly roster: Roster }) => {
  const { t } = useTranslation('roster');
  const { tournament, picture } = useDesk();
  const { got, again } = useAsked(() => rosterQuestions.registrations(tournament), tournament);
  useLookAgain(again);
  const [told, setTold] = useState<string | null>(null);
  const settling = useSettling((sentence) => {
    setTold(sentence);
    again();
    peopleAgain();
  });
  const { exactFor, likelyFor } = useLikely(known);
  const columns = useColumns(({ nickname }) =>
    likelyFor(nickname)
      .map(({ who }) => who.nickname)
      .join(', '),
  );
  if (got && !('answer' in got)) return <NotHere sentence={got.sentence} again={again} />;
  return (
    <section className="roster-part" data-part="waiting">
      <h3>{t('entries.waiting')}</h3>
      <Refused sentence={settling.refused} />
      {told !== null && <p role="status">{told}</p>}
      <List
        title={t('entries.listTitle', { tournament: picture.name })}
        rows={waitingPeople(got?.answer.registrations ?? [])}
        columns={columns}
        keyOf={({ id }) => id}
        draw={(waiting, column) =>
          column === 'do' ? (
            <Actions
              waiting={waiting}
              exact={exactFor(waiting.nickname)}
              likely={likelyFor(waiting.nickname)}
              settling={settling}
            />
          ) : undefined
        }
        empty={t('entries.none')}
      />
    </section>
  );
};
