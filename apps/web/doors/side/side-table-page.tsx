// The door `/table/:id/side`: the table of one game as its side referee has it, the id being the tournament's and the game's with a slash.

import { NotFound } from '../../look/plain-states.tsx';
import { useParams } from '../../routing/way.ts';
import { SideScreen } from './side-screen.tsx';
import { SignedIn } from './signed-in.tsx';

export const SideTablePage = () => {
  const { id = '' } = useParams();
  const [, tournament, game] = /^([^/]+)\/(.+)$/.exec(id) ?? [];
  if (tournament === undefined || game === undefined) return <NotFound />;
  return (
    <SignedIn>
      {({ person }, again) => (
        <SideScreen key={id} where={{ tournament, game }} person={person} onNobody={again} />
      )}
    </SignedIn>
  );
};
