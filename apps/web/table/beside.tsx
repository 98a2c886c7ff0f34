// What comes to a connected table from outside: the flags of side referees, the words of the desk. One socket brings both.
import { useLive } from '../server/use-live.ts';
import type { ServedGame } from '../session/served.ts';
import { SideFlags } from './side/side-flags.tsx';
import { DeskWords } from './words/desk-words.tsx';

export const Beside = ({ where }: { readonly where: ServedGame }) => {
  const { tournament, game } = where;
  const [side, word] = [`side/${tournament}/${game}`, `word/${tournament}/${game}`];
  const { pictures } = useLive([{ watch: side }, { watch: word }]);
  return (
    <>
      <SideFlags where={where} picture={pictures.get(side)} />
      <DeskWords where={where} picture={pictures.get(word)} />
    </>
  );
};
