// A table in the hall: its clock alone, large; or the ring of its seats around the clock.
import type { ReactNode } from 'react';
import { useTranslation } from '../texts/use-translation.ts';
import type { HallGame, HallTable } from './hall-picture.ts';
import type { HallShown } from './hall-shown.ts';
import { useRoundWord } from './round-word.ts';
import { gameAt, isAhead } from './scene-now.ts';
import { FaceMiddle, type FaceProps, TableFace } from './table-face.tsx';
import { Top } from './top.tsx';

type Props = { readonly table: number; readonly shown: HallShown };
type Drawn = (face: FaceProps) => ReactNode;
type SeenProps = {
  readonly table: HallTable;
  readonly game: HallGame;
  readonly shown: HallShown;
  readonly children: Drawn;
};

const Seen = ({ table, game, shown: { names, now }, children }: SeenProps) => {
  const nameAt: FaceProps['nameAt'] = (seat) => {
    const person = table.players[seat - 1] ?? '';
    return names[person] ?? person;
  };
  return children({ table, nameAt, now, isAhead: isAhead(game) });
};

const AtTable = ({ table, shown, children }: Props & { readonly children: Drawn }) => {
  const { t } = useTranslation('shows');
  const roundWord = useRoundWord(shown.picture);
  const game = gameAt(shown.picture, table);
  const seen = game ? shown.tables.get(game.game) : undefined;
  return (
    <>
      <Top title={t('table', { table })} more={roundWord(game)} />
      {game && seen ? (
        <Seen {...{ table: seen, game, shown, children }} />
      ) : (
        <div className="show-middle">{!game && <p className="show-word">{t('noGame')}</p>}</div>
      )}
    </>
  );
};

export const ClockScene = (props: Props) => (
  <AtTable {...props}>
    {(face) => (
      <div className="show-middle">
        <FaceMiddle {...face} />
      </div>
    )}
  </AtTable>
);

export const BoardScene = (props: Props) => <AtTable {...props}>{(face) => <TableFace {...face} />}</AtTable>;
