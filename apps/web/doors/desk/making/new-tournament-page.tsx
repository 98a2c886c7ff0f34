// The door `/new-tournament`: a tournament is made, step by step, or like an earlier one.
import '../../../look/check-line.css';
import './making.css';
import { isRefusal } from '@omerta/base/refusal.ts';
import { useRef, useState } from 'react';
import { draftLike, emptyDraft, type TournamentDraft, tournamentKept } from '../../../desk/making/draft.ts';
import {
  faultsOf,
  type MakingStep,
  makingSteps,
  ordersOf,
  tournamentId,
} from '../../../desk/making/orders.ts';
import { clubPeople, peopleNamed } from '../../../desk/wire/club-people.ts';
import { order, orderAll } from '../../../desk/wire/order.ts';
import { readPicture } from '../../../desk/wire/questions.ts';
import { newId } from '../../../device/new-id.ts';
import { storage } from '../../../device/plain-storage.ts';
import { useDraft } from '../../../device/use-draft.ts';
import { PageTop } from '../../../look/page-top.tsx';
import { Choose } from '../../../people/choose.tsx';
import { NotHere, Refused, SignInFirst } from '../../../people/fields.tsx';
import { type Me, questions, type Tournaments } from '../../../people/questions.ts';
import { useAsked, useSending } from '../../../people/use-asked.ts';
import { useNavigate, useSearch } from '../../../routing/way.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { AboutStep } from './about-step.tsx';
import { CheckStep } from './check-step.tsx';
import { Faults } from './faults.tsx';
import { OfficialsStep } from './officials-step.tsx';
import { RulesStep } from './rules-step.tsx';
import { readMakingSearch, searchOf } from './search.ts';
import { StagesStep } from './stages-step.tsx';

const today = (): string => {
  const now = new Date();
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
};

/** On the device: it tells of nobody but officials, and may take an organiser days. */
const useTournamentDraft = () => {
  const [kept] = useState(() =>
    tournamentKept(emptyDraft(Intl.DateTimeFormat().resolvedOptions().timeZone, today())),
  );
  const [draft, change] = useDraft(kept, storage);
  return { draft, change, empty: kept.empty };
};

/** The step is in the address, and what was left once with something wrong tells it. */
const useStep = () => {
  const { step = 'about' } = readMakingSearch(useSearch());
  const navigate = useNavigate();
  const [left, setLeft] = useState<ReadonlySet<MakingStep>>(new Set());
  const leave = (): void => setLeft(new Set([...left, step]));
  const go = (to: MakingStep): void => {
    leave();
    void navigate({ to: '/new-tournament', search: searchOf(to) });
  };
  return { step, go, leave, isLeft: left.has(step) };
};

type LikeProps = {
  readonly tournaments: Tournaments['tournaments'];
  readonly empty: TournamentDraft;
  readonly onLike: (draft: TournamentDraft) => void;
};

/** Everything but its name, its days and its people comes from an earlier one. */
const Like = ({ tournaments, empty, onLike }: LikeProps) => {
  const { t } = useTranslation('making');
  const { sending, refused, send } = useSending();
  const take = async (tournament: string): Promise<void> => {
    const came = tournament === '' ? null : await send(() => readPicture(tournament));
    if (came) onLike(draftLike(came.picture, came.names, empty));
  };
  if (tournaments.length === 0) return null;
  return (
    <>
      <Choose
        label={t('like.label')}
        name="like"
        value=""
        options={[
          ['', t(sending ? 'like.coming' : 'like.none')],
          ...tournaments.toReversed().map((each) => [each.tournament, each.name] as const),
        ]}
        onChoose={(tournament) => void take(tournament)}
      />
      <Refused sentence={refused} />
    </>
  );
};

type StepsProps = { readonly step: MakingStep; readonly onGo: (step: MakingStep) => void };

const Steps = ({ step, onGo }: StepsProps) => {
  const { t } = useTranslation('making');
  return (
    <ol className="making-steps">
      {makingSteps.map((each, i) => (
        <li key={each}>
          <button
            type="button"
            data-step={each}
            aria-current={each === step ? 'step' : undefined}
            onClick={() => onGo(each)}
          >
            <b>{i + 1}</b> {t(`steps.${each}`)}
          </button>
        </li>
      ))}
    </ol>
  );
};

type MakeProps = {
  readonly me: Me;
  readonly tournaments: Tournaments['tournaments'];
  readonly known: readonly string[];
};

const Make = ({ me, tournaments, known }: MakeProps) => {
  const { t } = useTranslation('making');
  const navigate = useNavigate();
  const { draft, change, empty } = useTournamentDraft();
  const { step, go, leave, isLeft } = useStep();
  const { sending, refused, send } = useSending();
  const next = makingSteps[makingSteps.indexOf(step) + 1];
  const before = makingSteps[makingSteps.indexOf(step) - 1];
  const unlike = useRef(newId().slice(0, 4));
  const make = async (): Promise<void> => {
    const tournament = tournamentId(draft.name, unlike.current);
    const made = await send(async () => {
      const people = await peopleNamed(draft.officials.map(({ nickname }) => nickname));
      if (isRefusal(people)) return people;
      const [create, ...rest] = ordersOf(draft, people, (kind) => t(`stages.kinds.${kind}`));
      const created = create && (await order(tournament, create));
      if (created && !('answer' in created)) return created;
      return { answer: { refused: await orderAll(tournament, rest) } };
    });
    if (made === null) return;
    change(empty);
    // What was refused of the rest is put right in the room of settings: the tournament is there.
    await navigate({ to: '/desk/$tournament', params: { tournament }, replace: true });
  };
  const faults = faultsOf(draft);
  const here = faults.filter((fault) => fault.step === step);
  return (
    <>
      <Steps step={step} onGo={go} />
      {step === 'about' && <Like tournaments={tournaments} empty={empty} onLike={change} />}
      {step === 'about' && <AboutStep draft={draft} onChange={change} />}
      {step === 'rules' && <RulesStep draft={draft} onChange={change} />}
      {step === 'stages' && <StagesStep draft={draft} onChange={change} />}
      {step === 'officials' && (
        <OfficialsStep draft={draft} onChange={change} known={known} own={me.nickname ?? ''} />
      )}
      {step === 'check' && <CheckStep draft={draft} onGo={go} />}
      {isLeft && <Faults faults={here} />}
      <Refused sentence={refused} />
      <div className="making-ways">
        {before && (
          <button type="button" className="button" data-do="before" onClick={() => go(before)}>
            {t('before')}
          </button>
        )}
        {next ? (
          <button
            type="button"
            className="button main"
            data-do="next"
            onClick={() => (here.length === 0 ? go(next) : leave())}
          >
            {t('next', { step: t(`steps.${next}`) })}
          </button>
        ) : (
          <button
            type="button"
            className="button main"
            data-do="make"
            disabled={faults.length > 0 || sending}
            onClick={() => void make()}
          >
            {t(sending ? 'making' : 'make')}
          </button>
        )}
      </div>
    </>
  );
};

const Asked = () => {
  const { t } = useTranslation(['making', 'common']);
  const [me, list, people] = [
    useAsked(() => questions.me()),
    useAsked(questions.tournaments),
    useAsked(clubPeople),
  ];
  if (!(me.got && list.got && people.got)) return <p className="quiet">{t('common:loading')}</p>;
  if ('answer' in me.got && me.got.answer.person === null) return <SignInFirst />;
  if ('answer' in me.got && (me.got.answer.club ?? null) === null)
    return <p role="alert">{t('making:notYours')}</p>;
  for (const { got, again } of [me, list, people])
    if (got && !('answer' in got)) return <NotHere sentence={got.sentence} again={again} />;
  if (!('answer' in me.got && 'answer' in list.got && 'answer' in people.got)) return null;
  const offices = me.got.answer.offices ?? [];
  const own = list.got.answer.tournaments.filter(({ tournament }) =>
    offices.some((each) => each.tournament === tournament && each.office !== 'referee'),
  );
  return (
    <Make
      me={me.got.answer}
      tournaments={own}
      known={people.got.answer.people.map(({ nickname }) => nickname)}
    />
  );
};

export const NewTournamentPage = () => {
  const { t } = useTranslation('desk');
  return (
    <main className="page">
      <PageTop title={t('newTournament')} />
      <Asked />
    </main>
  );
};
