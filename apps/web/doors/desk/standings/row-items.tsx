// One player's points, game by game, with the clause behind each.
import { Clause } from '../../../desk/clause.tsx';
import { useDesk, useNameOf } from '../../../desk/desk.tsx';
import type { DeskRow } from '../../../desk/wire/picture.ts';
import { useLang } from '../../../device/settings.ts';
import { Dialog } from '../../../look/dialog.tsx';
import { showPoints } from '../../../sheet/protocol.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { type ItemGroup, itemGroups, type RowItem } from './table-of.ts';

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

export const RowItems = ({ row, onClose }: { readonly row: DeskRow; readonly onClose: () => void }) => {
  const { t } = useTranslation(['standings', 'common']);
  const nameOf = useNameOf();
  const lang = useLang();
  const { place, player, total, exact } = row;
  const groups = itemGroups(row.items);
  return (
    <Dialog open onClose={onClose} title={`${place ?? '—'} · ${nameOf(player)} · ${showPoints(total, lang)}`}>
      {exact !== total && <p className="quiet">{t('standings:exact', { exact: showPoints(exact, lang) })}</p>}
      {groups.length === 0 && <p>{t('standings:noItems')}</p>}
      {groups.map((group) => (
        <Group key={JSON.stringify(group.game)} {...group} />
      ))}
      <button type="button" className="button" onClick={onClose}>
        {t('common:close')}
      </button>
    </Dialog>
  );
};
