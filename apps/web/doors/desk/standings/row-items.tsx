// One player's points, game by game, with the clause behind each.

import { showPoints } from '@omerta/documents/protocol/protocol.ts';
import { Clause } from '../../../desk/clause.tsx';
import { useDesk, useNameOf } from '../../../desk/desk.tsx';
import { askItems, type RowItem, type StandingsChoice } from '../../../desk/wire/ask-standings.ts';
import type { DeskRow } from '../../../desk/wire/picture.ts';
import { useLang } from '../../../device/settings.ts';
import { Dialog } from '../../../look/dialog.tsx';
import { NotHere } from '../../../people/fields.tsx';
import { useAsked } from '../../../people/use-asked.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { type ItemGroup, itemGroups } from './table-of.ts';

const Item = ({ item: { kind, points, clause } }: { readonly item: RowItem }) => {
  const { t } = useTranslation('standings');
  const lang = useLang();
  return (
    <li>
      <span className="what">{t(`item.${kind}`)}</span>
      <b className="number">{showPoints(points, lang)}</b>
      <Clause clause={clause} />
    </li>
  );
};

const Group = ({ game, items }: ItemGroup) => {
  const { t } = useTranslation('standings');
  const { plans } = useDesk().picture;
  const stage = plans.find((each) => each.stage === game?.stage)?.name ?? game?.stage ?? '';
  return (
    <section data-items={game ? `${game.stage}/${game.round}/${game.table}` : 'none'}>
      <h3>{game ? t('gamePlace', { stage, round: game.round, table: game.table }) : t('noGame')}</h3>
      <ul className="rows">
        {items.map((item, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two penalties of a game may be alike
          <Item key={i} item={item} />
        ))}
      </ul>
    </section>
  );
};

type Props = {
  readonly row: DeskRow;
  /** Of which table it is a row. */
  readonly chosen: StandingsChoice;
  readonly onClose: () => void;
};

const Items = ({ row: { player, exact }, chosen }: Omit<Props, 'onClose'>) => {
  const { t } = useTranslation(['standings', 'common']);
  const { tournament } = useDesk();
  // Another sum is another question.
  const { got, again } = useAsked(
    () => askItems(tournament, chosen, player),
    `${player} ${chosen.stage} ${chosen.after} ${exact}`,
  );
  if (!got) return <p className="quiet">{t('common:loading')}</p>;
  if (!('answer' in got)) return <NotHere sentence={got.sentence} again={again} />;
  const groups = itemGroups(got.answer.rows.flatMap(({ items }) => items));
  return (
    <>
      {groups.length === 0 && <p>{t('standings:noItems')}</p>}
      {groups.map((group) => (
        <Group key={JSON.stringify(group.game)} {...group} />
      ))}
    </>
  );
};

export const RowItems = ({ row, chosen, onClose }: Props) => {
  const { t } = useTranslation(['standings', 'common']);
  const nameOf = useNameOf();
  const lang = useLang();
  const { place, player, total, exact } = row;
  return (
    <Dialog open onClose={onClose} title={`${place ?? '—'} · ${nameOf(player)} · ${showPoints(total, lang)}`}>
      {exact !== total && <p className="quiet">{t('standings:exact', { exact: showPoints(exact, lang) })}</p>}
      <Items row={row} chosen={chosen} />
      <button type="button" className="button" onClick={onClose}>
        {t('common:close')}
      </button>
    </Dialog>
  );
};
