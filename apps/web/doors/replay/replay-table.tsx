// A game on the page: the ring of the step, its words, the way through it, whose eyes, and what a listener would have believed.
import '../../board/table.css';
import '../../look/switch.css';
import './replay.css';
import { isSeat, type Seat, seats } from '@omerta/rules/game/seat.ts';
import { refusalText } from '@omerta/rules/messages/refusal-text.ts';
import { useEffect, useMemo, useState } from 'react';
import { useLang } from '../../device/settings.ts';
import { setNight } from '../../look/theme.ts';
import { beliefsAlong } from '../../replay/beliefs-along.ts';
import { type Eyes, seatsSeen } from '../../replay/seats-seen.ts';
import { chaptersOf, type Replayed } from '../../replay/steps.ts';
import { useWalk } from '../../replay/use-walk.ts';
import { WalkControls } from '../../replay/walk-controls.tsx';
import { useTranslation } from '../../texts/use-translation.ts';
import { BeliefsChart, percent } from './beliefs-chart.tsx';
import { MomentLink } from './moment-link.tsx';
import { ReplayCentre } from './replay-centre.tsx';
import { ReplayRing } from './replay-ring.tsx';
import { ReplayStory } from './replay-story.tsx';
import type { ReplaySearch } from './search.ts';

const eyesIn = ({ eyes }: ReplaySearch): Eyes => {
  if (eyes === 'all') return 'all';
  return eyes !== undefined && isSeat(eyes) ? eyes : 'table';
};

type ChoiceProps = {
  readonly eyes: Eyes;
  readonly nameOf: (seat: Seat) => string;
  readonly onChoose: (eyes: Eyes) => void;
};

/** Cards are hidden until somebody asks for them. */
const EyesChoice = ({ eyes, nameOf, onChoose }: ChoiceProps) => {
  const { t } = useTranslation('replay');
  const choices: readonly Eyes[] = ['table', 'all', ...seats];
  return (
    <label className="field eyes">
      <span className="label">{t('eyes.label')}</span>
      <select
        className="input"
        data-field="eyes"
        value={eyes}
        onChange={({ target }) => onChoose(choices.find((each) => String(each) === target.value) ?? 'table')}
      >
        {choices.map((each) => (
          <option key={each} value={each}>
            {typeof each === 'number'
              ? t('eyes.seat', { seat: each, name: nameOf(each) })
              : t(`eyes.${each}`)}
          </option>
        ))}
      </select>
    </label>
  );
};

type Props = {
  readonly game: Replayed;
  /** The record as it came, for a link to the moment. */
  readonly text: string;
  readonly search: ReplaySearch;
};

export const ReplayTable = ({ game, text, search }: Props) => {
  const { t } = useTranslation('replay');
  const lang = useLang();
  const { steps, record, refused } = game;
  const walk = useWalk(steps.length, search.step);
  const [eyes, setEyes] = useState(eyesIn(search));
  const [isBelieving, setBelieving] = useState(true);
  const step = steps[walk.at] ?? steps[0];
  const chapters = useMemo(() => chaptersOf(steps.map(({ state }) => state)), [steps]);
  const beliefs = useMemo(() => beliefsAlong(game), [game]);
  const names = record.seats.map(({ name }) => name);
  const dark = step.state.phase === 'night' && step.result === null;
  useEffect(() => {
    setNight(dark && eyes !== 'all');
    return () => setNight(false);
  }, [dark, eyes]);
  const believed = beliefs[walk.at];
  return (
    <>
      {refused && (
        <p role="alert">
          {t('problems.stopped', { line: refused.line, why: refusalText(refused.refusal, lang) })}
        </p>
      )}
      <ReplayRing
        seats={seatsSeen(record.rulebook, step, eyes)}
        names={names}
        blackness={isBelieving && believed ? (seat) => percent(believed.black[seat]) : null}
      >
        <ReplayCentre step={step} />
      </ReplayRing>
      <ReplayStory game={game} at={walk.at} eyes={eyes} />
      <WalkControls chapters={chapters} walk={walk} />
      <div className="replay-tools">
        <EyesChoice eyes={eyes} nameOf={(seat) => names[seat - 1] ?? ''} onChoose={setEyes} />
        <label className="switch">
          <input
            type="checkbox"
            checked={isBelieving}
            data-field="beliefs"
            onChange={({ target }) => setBelieving(target.checked)}
          />
          {t('beliefs.show')}
        </label>
        <MomentLink text={text} step={walk.at} eyes={eyes} />
      </div>
      {isBelieving && <BeliefsChart beliefs={beliefs} chapters={chapters} walk={walk} />}
    </>
  );
};
