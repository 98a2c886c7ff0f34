// Who sits where in the next round, table by table; more tables than fit turn over by themselves.
import type { CSSProperties } from 'react';
import { useTranslation } from '../texts/use-translation.ts';
import type { HallGame } from './hall-picture.ts';
import type { HallShown } from './hall-shown.ts';
import { Name } from './name.tsx';
import { useRoundWord } from './round-word.ts';
import { type HallScene, pageNow, pagesOf, roundOf, tablesOf } from './scene-now.ts';
import { Top } from './top.tsx';

const mostTables = 4;

const Table = ({ game, names }: { readonly game: HallGame; readonly names: HallShown['names'] }) => {
  const { t } = useTranslation('shows');
  return (
    <section data-table={game.table}>
      <h2>{t('table', { table: game.table })}</h2>
      <ol className="show-seats">
        {game.seats.map((person, i) => (
          <li key={person} data-person={person}>
            <b>{i + 1}</b>
            <Name name={names[person] ?? person} />
          </li>
        ))}
      </ol>
    </section>
  );
};

type Props = { readonly scene: Extract<HallScene, { readonly what: 'seating' }>; readonly shown: HallShown };

export const SeatingScene = ({ scene, shown: { picture, names, time } }: Props) => {
  const { t } = useTranslation('shows');
  const roundWord = useRoundWord(picture);
  const round = roundOf(picture, scene);
  const tables = round ? tablesOf(picture, round) : [];
  if (tables.length === 0)
    return (
      <div className="show-middle">
        <p className="show-word">{t(picture.games.length === 0 ? 'noSeating' : 'nextSeating')}</p>
        <p className="show-quiet">{picture.name}</p>
      </div>
    );
  const pages = pagesOf(tables, mostTables);
  const page = pageNow(pages.length, time);
  const drawn = pages[page] ?? [];
  return (
    <>
      <Top title={roundWord(round)} more={t('seating')} page={page} pages={pages.length} />
      <div
        className="show-tables"
        style={{ '--tables': Math.max(2, pages[0]?.length ?? 1) } as CSSProperties}
      >
        {drawn.map((game) => (
          <Table key={game.game} {...{ game, names }} />
        ))}
      </div>
    </>
  );
};
