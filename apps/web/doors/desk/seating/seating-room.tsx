// The room `seating` of the desk: the stages, and of the one at hand its field, its seating, its rounds, its referees, its pictures.
import './seating.css';
import { useState } from 'react';
import { useDesk } from '../../../desk/desk.tsx';
import { DeskLink } from '../../../desk/desk-link.tsx';
import { stageAtHand } from '../../../desk/seating/field.ts';
import { type NextPart, nextPart, type Part, parts } from '../../../desk/seating/parts.ts';
import type { DeskStage } from '../../../desk/wire/picture.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { EveningPart } from './evening-part.tsx';
import { FieldPart } from './field-part.tsx';
import { MakePart } from './make-part.tsx';
import { PicturesPart } from './pictures-part.tsx';
import { RefereesPart } from './referees-part.tsx';
import { RoundsPart } from './rounds-part.tsx';

const drawn = {
  field: FieldPart,
  make: MakePart,
  rounds: RoundsPart,
  referees: RefereesPart,
  pictures: PicturesPart,
} as const;

type NextProps = {
  readonly next: NextPart | null;
  readonly part: Part;
  readonly onGo: (part: Part) => void;
};

/** Where to go when what is open is done. */
const NextStep = ({ next, part, onGo }: NextProps) => {
  const { t } = useTranslation('seating');
  const { tournament } = useDesk();
  if (next === part) return null;
  return (
    <p className="seating-next" data-next={next ?? 'hall'}>
      {t(`next.${next ?? 'hall'}`)}{' '}
      {next === null ? (
        <DeskLink tournament={tournament} room="hall" className="button main">
          {t('next.go')}
        </DeskLink>
      ) : (
        <button type="button" className="button main" data-do="next-part" onClick={() => onGo(next)}>
          {t('next.go')}
        </button>
      )}
    </p>
  );
};

const stateOf = ({ players, rounds }: DeskStage): 'not-formed' | 'not-laid' | 'laid' => {
  if (players.length === 0) return 'not-formed';
  return rounds.length === 0 ? 'not-laid' : 'laid';
};

const Stage = ({ stage }: { readonly stage: DeskStage }) => {
  const { t } = useTranslation('seating');
  const { picture } = useDesk();
  const [chosen, setPart] = useState<Part | null>(null);
  const next = nextPart(picture, stage);
  const part = chosen ?? next ?? 'rounds';
  const Drawn = drawn[part];
  const { rounds, published } = stage;
  return (
    <>
      <p className="quiet" data-part="state">
        {stage.name}: {t(`state.${stateOf(stage)}`, { published, rounds: rounds.length })}
      </p>
      <nav className="seating-parts" aria-label={t('partsTitle')}>
        {parts.map((each) => (
          <button
            key={each}
            type="button"
            className="button"
            data-do={`part-${each}`}
            aria-pressed={each === part}
            onClick={() => setPart(each)}
          >
            {t(`parts.${each}`)}
          </button>
        ))}
      </nav>
      <NextStep {...{ next, part }} onGo={setPart} />
      <Drawn stage={stage} />
    </>
  );
};

export const SeatingRoom = ({ thing }: { readonly thing?: string }) => {
  const { t } = useTranslation(['seating', 'evening']);
  const { tournament, picture } = useDesk();
  const { plans, kind, phase } = picture;
  // Looked at once: a stage that is done with stays open until somebody leaves it.
  const [opened] = useState(() => stageAtHand(plans)?.stage);
  const stage = plans.find((each) => each.stage === (thing ?? opened)) ?? stageAtHand(plans);
  if (kind === 'evening' || !stage)
    return (
      <>
        <h2 className="hidden-text">{t('seating:title')}</h2>
        {stage && phase !== 'finished' ? (
          <EveningPart stage={stage} {...(thing !== undefined && { room: thing })} />
        ) : (
          <p>{t(stage ? 'evening:over' : 'seating:noStage')}</p>
        )}
      </>
    );
  return (
    <>
      <h2 className="hidden-text">{t('seating:title')}</h2>
      {plans.length > 1 && (
        <nav className="seating-parts" aria-label={t('seating:stages')}>
          {plans.map((each) => (
            <DeskLink
              key={each.stage}
              tournament={tournament}
              room="seating"
              thing={each.stage}
              isCurrent={each.stage === stage.stage}
            >
              {each.name}
            </DeskLink>
          ))}
        </nav>
      )}
      <Stage key={stage.stage} stage={stage} />
    </>
  );
};
