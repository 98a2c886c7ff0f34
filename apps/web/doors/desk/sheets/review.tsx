// One sheet before a second person: all of it, what is unlikely on it, and the keys that confirm it, send it back or go on.

import { scoreGame } from '@omerta/scoring/game/score.ts';
import { useState } from 'react';
import { useDesk, useNameOf } from '../../../desk/desk.tsx';
import { DeskLink } from '../../../desk/desk-link.tsx';
import { SheetLook } from '../../../desk/sheet-look.tsx';
import { signingSteps } from '../../../desk/sheets/paper-steps.ts';
import {
  afterDone,
  beside,
  newestFirst,
  type ReviewDoing,
  reviewKeys,
  whyNotClose,
  whyNotSecond,
  whyNotSign,
} from '../../../desk/sheets/review.ts';
import { UnlikelyList } from '../../../desk/unlikely-list.tsx';
import { useBook, useOfficial } from '../../../desk/use-book.ts';
import { useGameName } from '../../../desk/use-game-name.ts';
import { useUnlikely } from '../../../desk/use-unlikely.ts';
import { makeCaseThing } from '../../../desk/wire/case-thing.ts';
import type { DeskGame } from '../../../desk/wire/picture.ts';
import { useNavigate } from '../../../routing/way.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { Approvals } from './approvals.tsx';
import { Correction } from './correction.tsx';
import { Hands, RuledBy } from './ruled-by.tsx';
import { SendBack } from './send-back.tsx';
import { useReviewKeys } from './use-review-keys.ts';

const Keys = () => {
  const { t } = useTranslation('sheets');
  return (
    <p className="papers-keys of-keyboard" data-part="keys">
      {t('review.keys')}:
      {(Object.keys(reviewKeys) as ReviewDoing[]).map((doing) => (
        <span key={doing}>
          <kbd>{reviewKeys[doing].shown}</kbd> {t(`review.${doing}`)}
        </span>
      ))}
    </p>
  );
};

const statuses = ['sheet', 'signed', 'confirmed', 'final', 'annulled'] as const;

/** Of a game that has a sheet. */
const settled = ({ status }: DeskGame, second: boolean): (typeof statuses)[number] | 'enough' =>
  status === 'signed' && !second ? 'enough' : (statuses.find((each) => each === status) ?? 'sheet');

/** Those that wait while this one does; else every sheet. */
const useQueue = (game: DeskGame): readonly string[] => {
  const { picture } = useDesk();
  const all = newestFirst(picture.games);
  const waiting = all.filter(({ status }) => status === 'signed').map(({ id }) => id);
  return waiting.includes(game.id) ? waiting : all.map(({ id }) => id);
};

const useStepping = (game: DeskGame) => {
  const { t } = useTranslation('sheets');
  const { tournament, picture, give, isSending } = useDesk();
  const official = useOfficial();
  const { person } = official;
  const navigate = useNavigate();
  const gameName = useGameName();
  const queue = useQueue(game);
  const [isReturning, setReturning] = useState(false);
  const open = (thing: string | null): void => {
    if (thing === null)
      void navigate({ to: '/desk/$tournament/$room', params: { tournament, room: 'sheets' } });
    else
      void navigate({
        to: '/desk/$tournament/$room/$thing',
        params: { tournament, room: 'sheets', thing },
      });
  };
  const second = picture.secondConfirmation ? whyNotSecond(game, official) : 'status';
  const closing = whyNotClose(game, official, picture.secondConfirmation);
  const signing = whyNotSign(game, official);
  const told = { game: gameName(game.id) };
  const after = afterDone(queue, game.id);
  const doings: Readonly<Record<ReviewDoing, () => void>> = {
    next: () => open(beside(queue, game.id, 1) ?? game.id),
    previous: () => open(beside(queue, game.id, -1) ?? game.id),
    leave: () => open(null),
    return: () => setReturning(second === null),
    confirm: async () => {
      if (second !== null) return;
      const command = { type: 'confirm-sheet', game: game.id } as const;
      if (await give(command, { told: t('review.confirmed', told) })) open(after);
    },
    sign: async () => {
      if (signing !== null) return;
      await give(signingSteps(game, person), { told: t('review.signed', told) });
    },
    close: async () => {
      if (closing !== null) return;
      await give({ type: 'close-game', game: game.id }, { told: t('review.closed', told) });
    },
  };
  return { queue, second, signing, closing, doings, isSending, isReturning, setReturning, after, open };
};

const Doings = ({ game, onCorrect }: { readonly game: DeskGame; readonly onCorrect: () => void }) => {
  const { t } = useTranslation('sheets');
  const { tournament, picture } = useDesk();
  const { offices, person } = useOfficial();
  const isSecondAsked = picture.secondConfirmation;
  const { queue, second, signing, closing, doings, ...stepping } = useStepping(game);
  const { isSending, isReturning, setReturning, after, open } = stepping;
  useReviewKeys(doings);
  const button = (doing: ReviewDoing, isDisabled: boolean, className = 'button') => (
    <button
      type="button"
      className={className}
      data-do={doing}
      disabled={isDisabled || isSending}
      onClick={doings[doing]}
    >
      {t(`review.${doing}`)}
    </button>
  );
  const isCorrectable = ['sheet', 'signed', 'confirmed'].includes(game.status);
  return (
    <>
      <div className="desk-actions">
        {isSecondAsked && button('confirm', second !== null, 'button main')}
        {signing === null && button('sign', false, 'button main')}
        {signing === null && game.referee !== person && <p className="quiet">{t('review.signsFor')}</p>}
        {isSecondAsked && button('return', second !== null)}
        {button('close', closing !== null)}
        {button('previous', beside(queue, game.id, -1) === null)}
        {button('next', beside(queue, game.id, 1) === null)}
        {offices.includes('chief') && isCorrectable && (
          <button type="button" className="button" data-do="correct-open" onClick={onCorrect}>
            {t('review.correct')}
          </button>
        )}
        <DeskLink
          tournament={tournament}
          room="cases"
          thing={makeCaseThing({ kind: 'ruling-on', about: game.id })}
        >
          {t('review.rule')}
        </DeskLink>
      </div>
      {second !== null && (
        <p className="quiet" data-why={second}>
          {second === 'status'
            ? t(`review.why.status.${settled(game, isSecondAsked)}`)
            : t(`review.why.${second}`)}
        </p>
      )}
      <SendBack
        game={game}
        isOpen={isReturning}
        onClose={() => setReturning(false)}
        onDone={() => open(after)}
      />
    </>
  );
};

export const Review = ({ game }: { readonly game: DeskGame }) => {
  const { t } = useTranslation('sheets');
  const { scoring } = useBook();
  const [nameOf, gameName, unlikely] = [useNameOf(), useGameName(), useUnlikely()];
  const [isCorrecting, setCorrecting] = useState(false);
  const { sheet } = game;
  if (!sheet) return <p role="alert">{t('gone')}</p>;
  if (isCorrecting) return <Correction game={game} before={sheet} onDone={() => setCorrecting(false)} />;
  const score = scoreGame(scoring, sheet);
  const title = gameName(game.id);
  return (
    <section className="papers-part" aria-label={title} data-game={game.id} data-status={game.status}>
      <h3>{title}</h3>
      <Doings game={game} onCorrect={() => setCorrecting(true)} />
      <Keys />
      {game.returned && (
        <p className="refused" data-part="returned">
          {t('review.wasReturned', { who: nameOf(game.returned.by), reason: game.returned.reason })}
        </p>
      )}
      <RuledBy game={game} />
      <UnlikelyList found={unlikely.of(game)} />
      <SheetLook sheet={sheet} score={score} title={title} />
      <Hands game={game} />
      <Approvals game={game} needs={score.needs} />
    </section>
  );
};
