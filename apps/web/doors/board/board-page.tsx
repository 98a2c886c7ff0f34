// The door `/board`: one table on a projector or television, paired by the code of a screen; code and table are remembered.
import { type Of, orNull, shape, text, whole } from '@omerta/base/reading.ts';
import { storage } from '../../device/plain-storage.ts';
import { useDraft } from '../../device/use-draft.ts';
import { usePageTitle } from '../../look/page-title.ts';
import { useWakeLock } from '../../offline/wake-lock.ts';
import { tableNumbers } from '../../shows/scene-now.ts';
import { Show } from '../../shows/show.tsx';
import { useTables } from '../../shows/use-hall.ts';
import { useScreenCode } from '../../shows/use-screen-code.ts';
import { useWall } from '../../shows/use-wall.ts';
import { Sentence, Wall } from '../../shows/wall.tsx';
import { useTranslation } from '../../texts/use-translation.ts';
import { CodeForm } from './code-form.tsx';
import { pairedTable } from './paired-table.ts';
import { BoardTools } from './tools.tsx';

const pairing = shape({ code: text, table: orNull(whole(1, 1_000)) });
type Pairing = Of<typeof pairing>;
const unpaired: Pairing = { code: '', table: null };

type ChoiceProps = {
  readonly tables: readonly number[];
  readonly chosen: number | null;
  readonly onTable: (table: number) => void;
};

const TableChoice = ({ tables, chosen, onTable }: ChoiceProps) => {
  const { t } = useTranslation('shows');
  return tables.map((table) => (
    <button
      key={table}
      type="button"
      className="button"
      data-choose={table}
      aria-pressed={table === chosen}
      onClick={() => onTable(table)}
    >
      {t('table', { table })}
    </button>
  ));
};

type PairedProps = {
  readonly pairing: Pairing;
  readonly keep: (pairing: Pairing) => void;
  readonly tournament: string;
  readonly screen: string;
  readonly onRefused: () => void;
};

const Forget = ({ keep }: Pick<PairedProps, 'keep'>) => (
  <button type="button" className="button" data-do="forget" onClick={() => keep(unpaired)}>
    {useTranslation('board').t('forget')}
  </button>
);

const Paired = ({ pairing: { code, table: chosen }, keep, tournament, screen, onRefused }: PairedProps) => {
  const { t } = useTranslation(['board', 'shows']);
  const { picture, names, isOther, now, stale } = useWall(tournament, code, onRefused);
  const all = picture ? tableNumbers(picture) : [];
  const pointed = picture?.screens.find((each) => each.screen === screen)?.shows;
  const table = pairedTable(all, pointed, chosen);
  const shows = table === null ? null : ({ what: 'board', table } as const);
  const tables = useTables(tournament, picture, shows ? [shows] : [], { token: code });
  const choice = <TableChoice tables={all} chosen={table} onTable={(next) => keep({ code, table: next })} />;
  if (isOther) return <Sentence say={t('shows:another')} isFault />;
  if (!picture) return <Sentence say={t('shows:connecting')} />;
  if (!shows)
    return (
      <Sentence say={t(all.length === 0 ? 'board:noTables' : 'board:whichTable')}>
        <div className="choices">{choice}</div>
        <Forget keep={keep} />
      </Sentence>
    );
  return (
    <Wall stale={stale}>
      <Show shows={shows} hall={{ picture, names, tables, now }} />
      <BoardTools>
        {all.length > 1 && choice}
        <Forget keep={keep} />
      </BoardTools>
    </Wall>
  );
};

type ByCodeProps = Pick<PairedProps, 'pairing' | 'keep'>;

const ByCode = ({ pairing, keep }: ByCodeProps) => {
  const { t } = useTranslation(['board', 'shows']);
  const { state, again } = useScreenCode(pairing.code);
  switch (state.is) {
    case 'asking':
      return <Sentence say={t('shows:connecting')} />;
    case 'unknown':
      return (
        <CodeForm
          refused={t('board:unknown')}
          onCode={(code) => (code === pairing.code ? again() : keep({ ...unpaired, code }))}
        />
      );
    case 'revoked':
      return (
        <Sentence say={t('board:revoked')} isFault>
          <Forget keep={keep} />
        </Sentence>
      );
    case 'here':
      return <Paired {...{ pairing, keep, ...state }} onRefused={again} />;
  }
};

export const BoardPage = () => {
  const { t } = useTranslation('board');
  const [pairingNow, keep] = useDraft({ name: 'board', reads: pairing, empty: unpaired }, storage);
  const { code } = pairingNow;
  useWakeLock();
  usePageTitle(t('title'));
  if (code === '') return <CodeForm refused={null} onCode={(given) => keep({ ...unpaired, code: given })} />;
  return <ByCode key={code} pairing={pairingNow} keep={keep} />;
};
