// The reveal in the hall: the chosen screens go from the last place up, one press or key a step.
import { useEffect, useRef, useState } from 'react';
import { useDesk, useNameOf } from '../../../desk/desk.tsx';
import { DeskLink } from '../../../desk/desk-link.tsx';
import { Choose } from '../../../people/choose.tsx';
import { useTranslation } from '../../../texts/use-translation.ts';
import {
  asBefore,
  placeBefore,
  placesAhead,
  placesUp,
  playersAt,
  revealedSoFar,
  revealOn,
  stepOfKey,
} from './reveal.ts';

/** Not while somebody types or chooses. */
const isFree = (target: EventTarget | null): boolean =>
  !(target instanceof Element && target.closest('input, select, textarea, [role="dialog"]'));

const useStepKeys = (step: (way: 'next' | 'back') => void): void => {
  const latest = useRef(step);
  latest.current = step;
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const way = stepOfKey(event.key);
      if (way === null || event.repeat || !isFree(event.target)) return;
      event.preventDefault();
      latest.current(way);
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
};

const useReveal = () => {
  const { t } = useTranslation('finish');
  const { picture, give, isSending } = useDesk();
  const { screens } = picture;
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const chosen = screens.filter(({ screen }) => !left.has(screen));
  const rows = picture.standings ?? [];
  const places = placesUp(rows);
  const from = revealedSoFar(chosen);
  const ahead = placesAhead(places, from ?? null);
  const [next = null] = ahead;
  const show = (place: number | null, told: string): void =>
    void give(revealOn(chosen, place), { told, undo: asBefore(chosen) });
  const step = (way: 'next' | 'back'): void => {
    if (isSending || from === undefined) return;
    if (way === 'next' && next !== null) show(next, t('revealed', { place: next }));
    if (way === 'back' && from !== null) show(placeBefore(places, from), t('steppedBack'));
  };
  const toggle = (screen: string): void => {
    const others = new Set(left);
    if (!others.delete(screen)) others.add(screen);
    setLeft(others);
  };
  return {
    screens,
    chosen,
    toggle,
    rows,
    ahead,
    from,
    next,
    step,
    begin: () => show(null, t('begun')),
    showTo: (place: number) => show(place, t('soFar', { place })),
  };
};

const ChooseScreens = ({
  screens,
  chosen,
  toggle,
}: Pick<ReturnType<typeof useReveal>, 'screens' | 'chosen' | 'toggle'>) => {
  const { t } = useTranslation('finish');
  return (
    <fieldset className="field">
      <legend>{t('onScreens')}</legend>
      <div className="choices">
        {screens.map(({ screen, name }) => (
          <button
            key={screen}
            type="button"
            className="button"
            aria-pressed={chosen.some((each) => each.screen === screen)}
            data-reveal-on={screen}
            onClick={() => toggle(screen)}
          >
            {name}
          </button>
        ))}
      </div>
    </fieldset>
  );
};

/** Many places need no press each: all up to the chosen one at once, the rest step by step. */
const ShowTo = ({
  chosen,
  rows,
  ahead,
  showTo,
}: Pick<ReturnType<typeof useReveal>, 'chosen' | 'rows' | 'ahead' | 'showTo'>) => {
  const { t } = useTranslation('finish');
  const nameOf = useNameOf();
  const [wanted, setWanted] = useState<number | null>(null);
  const place = ahead.find((each) => each === wanted) ?? ahead[0];
  if (place === undefined) return null;
  return (
    <div className="finish-freeze">
      <Choose
        label={t('showTo')}
        name="reveal-to"
        value={String(place)}
        options={ahead.map((each) => [
          String(each),
          `${each}: ${playersAt(rows, each).map(nameOf).join(', ')}`,
        ])}
        onChoose={(next) => setWanted(Number(next))}
      />
      <button
        type="button"
        className="button"
        data-do="reveal-to"
        disabled={chosen.length === 0}
        onClick={() => showTo(place)}
      >
        {t('showAtOnce')}
      </button>
    </div>
  );
};

export const RevealSteps = () => {
  const { t } = useTranslation('finish');
  const { tournament, picture } = useDesk();
  const nameOf = useNameOf();
  const reveal = useReveal();
  const { screens, chosen, rows, ahead, from, next, step } = reveal;
  useStepKeys(step);
  if (screens.length === 0)
    return (
      <section className="desk-card" data-part="reveal">
        <h3>{t('reveal')}</h3>
        <p>{t('noScreens')}</p>
        <DeskLink tournament={tournament} room="screens">
          {t('toScreens')}
        </DeskLink>
      </section>
    );
  const named = next === null ? [] : playersAt(rows, next).map(nameOf);
  return (
    <section className="desk-card" data-part="reveal">
      <h3>{t('reveal')}</h3>
      <p className="quiet">{t('revealWhat')}</p>
      {picture.open.length > 0 && <p role="note">{t('mayChange')}</p>}
      <ChooseScreens {...reveal} />
      {from === undefined ? (
        <div className="desk-actions">
          <button
            type="button"
            className="button"
            data-do="reveal-begin"
            disabled={chosen.length === 0 || ahead.length === 0}
            onClick={reveal.begin}
          >
            {t('begin')}
          </button>
        </div>
      ) : (
        <>
          <p role="status" data-reveal={from ?? 'none'}>
            {from === null ? t('nothingYet') : t('soFar', { place: from })}
          </p>
          <button
            type="button"
            className="button main"
            data-do="reveal-next"
            disabled={next === null}
            onClick={() => step('next')}
          >
            {next === null ? t('allShown') : t('next', { place: next, players: named.join(', ') })}
          </button>
          <div className="desk-actions">
            <button
              type="button"
              className="button"
              data-do="reveal-back"
              disabled={from === null}
              onClick={() => step('back')}
            >
              {t('back')}
            </button>
          </div>
          <p className="quiet of-keyboard">{t('keys')}</p>
        </>
      )}
      <ShowTo {...reveal} />
    </section>
  );
};
