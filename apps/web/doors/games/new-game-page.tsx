// A new game: rulebook and switches, ten nicknames, the head of the protocol; then the table.
import { isRefusal } from '@omerta/base/refusal.ts';
import { PageTop } from '../../look/page-top.tsx';
import './new-game.css';
import type { Tag } from '@omerta/rules/notation/record.ts';
import { headOf, tagsWith } from '@omerta/rules/protocol/head.ts';
import { editionNames } from '@omerta/rules/rulebooks/edition-names.ts';
import { isRulebookId, type RulebookId, rulebookIds } from '@omerta/rules/rulebooks/rulebook.ts';
import type { StoreRefusal } from '@omerta/store/refusal.ts';
import { openingOf } from '@omerta/stream/opening.ts';
import { Suspense, useRef, useState } from 'react';
import { changeSettings, useLang, useSettings } from '../../device/settings.ts';
import { localDate } from '../../games/file-name.ts';
import { ground, openGame } from '../../games/ground.ts';
import { HeadFields } from '../../games/head-fields.tsx';
import { type GameSeen, isOpen, seenOf } from '../../games/listed.ts';
import { StoreRefused } from '../../games/store-refused.tsx';
import { Dialog } from '../../look/dialog.tsx';
import { useNavigate } from '../../routing/way.ts';
import { loadRulebook } from '../../rulebooks/load.ts';
import { namedTwice, nobodySeated } from '../../session/names.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { NamesField } from './names-field.tsx';
import { OpenGameDialog } from './open-game-dialog.tsx';
import { SwitchesField } from './switches-field.tsx';

/** `FSM, revision of ...`: which federation first, which edition under it. */
const RulebookName = ({ id }: { readonly id: RulebookId }) => {
  const lang = useLang();
  const [whose, ...edition] = editionNames[id][lang].split(', ');
  return (
    <span>
      {whose}
      {edition.length > 0 && <small>{edition.join(', ')}</small>}
    </span>
  );
};

export const NewGame = () => {
  const { t } = useTranslation(['start', 'common']);
  const settings = useSettings();
  const navigate = useNavigate();
  const [seating, setSeating] = useState(nobodySeated);
  const [tags, setTags] = useState((): readonly Tag[] => [{ kind: 'date', value: localDate(Date.now()) }]);
  const [refused, setRefused] = useState<StoreRefusal | null>(null);
  const starting = useRef(false);
  const [asked, setAsked] = useState<GameSeen | null>(null);
  const id = isRulebookId(settings.rulebook) ? settings.rulebook : 'fsm-2024';

  const twice = namedTwice(seating.names);

  const create = async (): Promise<string | StoreRefusal> => {
    const switches = settings.switches[id] ?? {};
    const rulebook = await loadRulebook(id, switches);
    const opened = await ground();
    if (!rulebook || isRefusal(opened))
      return isRefusal(opened) ? opened : { code: 'store/unreachable', home: 'omerta', reason: id };
    const players = seating.names.map((name, i) => ({
      name: name.trim() || t('start:playerN', { seat: i + 1 }),
      role: null,
    }));
    return opened.log.create(openingOf(rulebook, switches, players, tags));
  };

  /** A second press makes no second game. */
  const start = async (): Promise<void> => {
    if (starting.current) return;
    starting.current = true;
    const made = await create();
    if (typeof made === 'string') return navigate({ to: '/table', replace: true });
    starting.current = false;
    setAsked(null);
    return setRefused(made);
  };

  /** The open game is asked about first: it never disappears behind a new one. */
  const begin = async (): Promise<void> => {
    const game = await openGame();
    const seen = game && 'course' in game ? seenOf(game) : null;
    return seen && isOpen(seen) ? setAsked(seen) : start();
  };

  return (
    <main className="page new-game">
      <PageTop title={t('start:newGame')} />
      <fieldset className="field">
        <legend>{t('start:rulebook')}</legend>
        <div className="choices rulebook-choices">
          {rulebookIds.map((each) => (
            <button
              key={each}
              type="button"
              className="button"
              data-rulebook={each}
              aria-pressed={each === id}
              onClick={() => changeSettings({ rulebook: each })}
            >
              <RulebookName id={each} />
            </button>
          ))}
        </div>
      </fieldset>
      <NamesField seating={seating} onChange={setSeating} />
      <SwitchesField id={id} />
      <details className="more">
        <summary data-go="head">{t('common:head')}</summary>
        <HeadFields
          id={id}
          head={headOf(tags)}
          onWrite={(field, value) => setTags(tagsWith(tags, field, value))}
        />
      </details>
      <footer className="begin">
        <p role="status" className="warning">
          {twice.length > 0 &&
            t('start:twice', {
              names: twice.map(({ name, seats }) => `${name} (${seats.join(', ')})`).join(' · '),
            })}
        </p>
        <button type="button" className="button main" data-go="begin" onClick={() => void begin()}>
          {t('start:begin')}
        </button>
      </footer>
      <Dialog open={refused !== null} onClose={() => setRefused(null)} title={t('start:newGame')}>
        {refused && <StoreRefused refusal={refused} onPlay={() => void start()} />}
      </Dialog>
      <Suspense>
        {asked && <OpenGameDialog open={asked} onStart={() => void start()} onStay={() => setAsked(null)} />}
      </Suspense>
    </main>
  );
};
