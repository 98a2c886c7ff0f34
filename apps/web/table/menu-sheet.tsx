// Everything that is not the next step: a break, a note, a split, a ruling, annulment; the settings, the keys, the way out.
import type { Command } from '@omerta/rules/game/command.ts';
import { legal } from '@omerta/rules/game/decide/legal.ts';
import { allows } from '@omerta/rules/game/decide/line.ts';
import type { Seat } from '@omerta/rules/game/seat.ts';
import { candidatesOf } from '@omerta/rules/game/slot.ts';
import { plainText } from '@omerta/rules/notation/plain-text.ts';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useTable } from '../board/use-table.ts';
import { late } from '../device/late.ts';
import { useLang } from '../device/settings.ts';
import { NamesForm } from '../games/names-form.tsx';
import { hasKeyboard, showKeys } from '../keys/press-keys.ts';
import { Dialog } from '../look/dialog.tsx';
import { callChief } from '../play/incident.ts';
import { Link } from '../routing/link.tsx';
import { isDark } from '../session/night.ts';
import { servedGame } from '../session/served.ts';
import { withTexts } from '../texts/load.ts';
import { useTranslation } from '../texts/use-translation.ts';
import { GestureList } from './gestures/gestures.tsx';
import { TableSettings } from './table-settings.tsx';
import { useRingTap } from './use-ring-tap.ts';
import { useWriting } from './use-writing.ts';
import { WhoProtests } from './who-protests.tsx';

export type MenuView =
  | 'menu'
  | 'players'
  | 'note'
  | 'protest'
  | 'split'
  | 'ruling'
  | 'annul'
  | 'settings'
  | 'gestures'
  | 'served'
  | 'chief';
type Write = (command: Command) => void;

const Written = ({
  label,
  onWrite,
}: {
  readonly label: string;
  readonly onWrite: (text: string) => void;
}) => {
  const { t } = useTranslation('menu');
  const [text, setText] = useState('');
  const note = plainText(text).trim();
  return (
    <form
      className="field"
      onSubmit={(event) => {
        event.preventDefault();
        if (note) onWrite(note);
      }}
    >
      <label htmlFor="written">{label}</label>
      <textarea
        id="written"
        className="input"
        rows={3}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <button type="submit" className="button main" data-do="write" disabled={!note}>
        {t('write')}
      </button>
    </form>
  );
};

const AnnulClause = late(async () => (await import('./trouble/annul-clause.tsx')).AnnulClause);

const Annul = ({ onWrite }: { readonly onWrite: Write }) => {
  const { t } = useTranslation('menu');
  const [clause, setClause] = useState('');
  return (
    <>
      <Suspense>
        <AnnulClause clause={clause} onClause={setClause} />
      </Suspense>
      <Written
        label={t('annulWhy')}
        onWrite={(note) => onWrite({ type: 'annul', note, ...(clause !== '' && { clause }) })}
      />
    </>
  );
};

const Split = ({ onWrite }: { readonly onWrite: Write }) => {
  const { t } = useTranslation('menu');
  const { state } = useTable().course;
  const [chosen, setChosen] = useState<readonly Seat[]>([]);
  const candidates = candidatesOf(state);
  const toggle = (seat: Seat): void =>
    setChosen((old) => (old.includes(seat) ? old.filter((each) => each !== seat) : [...old, seat]));
  useRingTap((seat) => candidates.includes(seat) && toggle(seat));
  return (
    <>
      <p>{t('splitBetween')}</p>
      <div className="choices">
        {candidates.map((seat) => (
          <button
            key={seat}
            type="button"
            className="button"
            data-split={seat}
            aria-pressed={chosen.includes(seat)}
            onClick={() => toggle(seat)}
          >
            {seat}
          </button>
        ))}
      </div>
      <button
        type="button"
        className="button main"
        data-do="write"
        disabled={chosen.length < 2}
        onClick={() => onWrite({ type: 'split', seats: chosen })}
      >
        {t('write')}
      </button>
    </>
  );
};

/** Decisions that the rules leave to the referee now, and a free one that is only recorded. */
const Ruling = ({ onWrite }: { readonly onWrite: Write }) => {
  const { t } = useTranslation('menu');
  const { rulebook, state } = useTable().course;
  const decisions = legal(rulebook, state).flatMap((command) =>
    // A protest is decided on the sheet.
    command.type === 'ruling' && command.decision && command.decision.kind !== 'protest'
      ? [command.decision]
      : [],
  );
  return (
    <>
      {decisions.map((decision) => (
        <button
          key={`${decision.kind} ${'day' in decision ? decision.day : ''}`}
          type="button"
          className="button"
          data-ruling={'day' in decision ? `${decision.kind} ${decision.day}` : decision.kind}
          onClick={() => onWrite({ type: 'ruling', decision })}
        >
          {t(`ruling.${decision.kind}`, { day: 'day' in decision ? decision.day : '' })}
        </button>
      ))}
      <Written label={t('rule')} onWrite={(note) => onWrite({ type: 'ruling', decision: null, note })} />
    </>
  );
};

const Item = ({
  does,
  children,
  onClick,
}: {
  readonly does: string;
  readonly children: ReactNode;
  readonly onClick: () => void;
}) => (
  <button type="button" className="button" data-do={does} onClick={onClick}>
    {children}
  </button>
);

/** Holds the place of what is still fetched: nothing moves under a finger. */
const Coming = ({ items }: { readonly items: number }) =>
  Array.from({ length: items }, (_, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: places have no other name
    <button key={i} type="button" className="button" disabled>
      …
    </button>
  ));

const ServedTold = lazy(async () => ({
  default: (await import('../games/served-told.tsx')).ServedTold,
}));

const AskChief = late(async () => (await import('./words/ask-chief.tsx')).AskChief);
const AskChiefItems = late(async () => (await import('./words/ask-chief.tsx')).AskChiefItems);

const BoardItem = late(async () => (await withTexts(import('./board-item.tsx'), 'board')).BoardItem);

const ServedItem = ({ onClick }: { readonly onClick: () => void }) => (
  <Item does="served" onClick={onClick}>
    {useTranslation('served').t('details.title')}
  </Item>
);

type Props = { readonly opensAt: MenuView; readonly onClose: () => void };

export const MenuSheet = ({ opensAt, onClose }: Props) => {
  const { t } = useTranslation(['menu', 'seat', 'common', 'keys', 'gestures', 'players']);
  const { session, live, course, setMode, room } = useTable();
  const lang = useLang();
  const [view, setView] = useState(opensAt);
  const { rulebook, state } = course;
  const served = servedGame(live.id);
  const write = useWriting(onClose);
  const views: Readonly<Record<MenuView, () => ReactNode>> = {
    menu: () => (
      <>
        {allows(rulebook, state, { type: 'break' }) && (
          <Item does="break" onClick={() => write({ type: 'break' })}>
            {rulebook.terms.pause[lang]}
          </Item>
        )}
        <Item does="note" onClick={() => setView('note')}>
          {t('menu:note')}
        </Item>
        <Item does="protest" onClick={() => setView('protest')}>
          {t('seat:protest.open')}
        </Item>
        {served ? (
          <Suspense fallback={<Coming items={2} />}>
            <AskChiefItems where={served} onDone={onClose} onOther={() => setView('chief')} />
          </Suspense>
        ) : (
          !live.aside.chief && (
            <Item
              does="call-chief"
              onClick={() => {
                callChief(session);
                onClose();
              }}
            >
              {t('menu:chief')}
            </Item>
          )
        )}
        <Item
          does="sanction"
          onClick={() => {
            setMode('sanction');
            onClose();
          }}
        >
          {t(`menu:sanction.${rulebook.rules.cards.value ? 'cards' : 'plain'}`)}
        </Item>
        {candidatesOf(state).length > 1 && (
          <Item does="split" onClick={() => setView('split')}>
            {t('menu:split')}
          </Item>
        )}
        <Item does="ruling" onClick={() => setView('ruling')}>
          {t('menu:rule')}
        </Item>
        {allows(rulebook, state, { type: 'annul' }) && (
          <Item does="annul" onClick={() => setView('annul')}>
            {t('menu:annul')}
          </Item>
        )}
        {served && (
          <Suspense fallback={<Coming items={1} />}>
            <ServedItem onClick={() => setView('served')} />
          </Suspense>
        )}
        {!room && (
          <Item does="players" onClick={() => setView('players')}>
            {t('players:title')}
          </Item>
        )}
        {room?.menu}
        <Suspense fallback={<Coming items={1} />}>
          <BoardItem />
        </Suspense>
        <Item does="settings" onClick={() => setView('settings')}>
          {t('common:settings')}
        </Item>
        <Item does="gestures" onClick={() => setView('gestures')}>
          {t('menu:gestures')}
        </Item>
        <Link
          to="/rules"
          search={{ book: rulebook.id }}
          state={{ night: isDark(live) }}
          className="button"
          data-do="rulebook"
        >
          {t('menu:rulebook', { rulebook: rulebook.name.short[lang] })}
        </Link>
        {hasKeyboard() && (
          <Item
            does="keys"
            onClick={() => {
              onClose();
              showKeys();
            }}
          >
            {t('keys:title')}
          </Item>
        )}
        <Link to="/hand-over" className="button" data-do="hand-over">
          {t('menu:handOver')}
        </Link>
        <Link to="/" className="button">
          {t('common:home')}
        </Link>
      </>
    ),
    players: () => <NamesForm session={session} onDone={onClose} />,
    note: () => <Written label={t('menu:note')} onWrite={(note) => write({ type: 'note', note })} />,
    protest: () => <WhoProtests onWrite={write} />,
    split: () => <Split onWrite={write} />,
    ruling: () => <Ruling onWrite={write} />,
    annul: () => <Annul onWrite={write} />,
    settings: () => <TableSettings />,
    gestures: () => <GestureList />,
    chief: () =>
      served && (
        <Suspense>
          <AskChief where={served} onDone={onClose} />
        </Suspense>
      ),
    served: () => (
      <Suspense>
        <ServedTold stream={live.id} />
      </Suspense>
    ),
  };
  const titles: Readonly<Partial<Record<MenuView, string>>> = {
    gestures: t('menu:gestures'),
    players: t('players:title'),
  };
  return (
    <Dialog open onClose={onClose} title={titles[view] ?? t('menu:title')}>
      {views[view]()}
      <Item does="back" onClick={view === 'menu' ? onClose : () => setView('menu')}>
        {view === 'menu' ? t('common:close') : t('common:back')}
      </Item>
    </Dialog>
  );
};
