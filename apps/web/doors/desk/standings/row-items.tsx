// One player's points, game by game, with the clause behind each.
import type { Edition } from '@omerta/rules/rulebooks/rulebook.ts';
import { useDesk, useNameOf } from '../../../desk/desk.tsx';
import { useEdition } from '../../../desk/use-edition.ts';
import type { DeskRow } from '../../../desk/wire/picture.ts';
import { Dialog } from '../../../look/dialog.tsx';
import { ClauseLink } from '../../../rulebooks/clause-link.tsx';
import { useTranslation } from '../../../texts/use-translation.ts';
import { type ItemGroup, itemGroups, type RowItem } from './table-of.ts';

const kinds = [
  'win',
  'loss',
  'draw',
  'best-move',
  'extra',
  'penalty',
  'removal',
  'forfeit',
  'card',
  'fine',
  'compensation',
  'difficulty',
  'coefficient',
] as const;

const Item = ({ item, edition }: { readonly item: RowItem; readonly edition: Edition | undefined }) => {
  const { t } = useTranslation('standings');
  const kind = kinds.find((each) => each === item.kind);
  return (
    <li>
      <span className="what">{kind ? t(`item.${kind}`) : item.kind}</span>
      <b className="number">{item.points}</b>
      {edition && item.clause !== null && <ClauseLink edition={edition} clause={item.clause} />}
    </li>
  );
};

const Group = ({ game, items }: ItemGroup) => {
  const { t } = useTranslation('standings');
  const { plans } = useDesk().picture;
  const edition = useEdition();
  const stage = plans.find((each) => each.stage === game?.stage)?.name ?? game?.stage ?? '';
  return (
    <section data-items={game ? `${game.stage}/${game.round}/${game.table}` : 'none'}>
      <h3>{game ? t('gamePlace', { stage, round: game.round, table: game.table }) : t('noGame')}</h3>
      <ul className="rows">
        {items.map((item, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two penalties of a game may be alike
          <Item key={i} item={item} edition={edition} />
        ))}
      </ul>
    </section>
  );
};

export const RowItems = ({ row, onClose }: { readonly row: DeskRow; readonly onClose: () => void }) => {
  const { t } = useTranslation(['standings', 'common']);
  const nameOf = useNameOf();
  const { place, player, total, exact } = row;
  const groups = itemGroups(row.items);
  return (
    <Dialog open onClose={onClose} title={`${place ?? '—'} · ${nameOf(player)} · ${total}`}>
      {exact !== total && <p className="quiet">{t('standings:exact', { exact })}</p>}
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
