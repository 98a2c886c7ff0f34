// A refusal's sentence with people and games by what they are called.
import { withNames } from '../server/with-names.ts';
import { useCourt } from './desk.tsx';
import { useGameName } from './use-game-name.ts';

export const useNamed = (): ((sentence: string) => string) => {
  const { names, picture } = useCourt();
  const gameName = useGameName();
  return (sentence) => {
    const games = Object.fromEntries(picture.games.map(({ id }) => [id, gameName(id)]));
    return withNames(sentence, { ...names, ...games });
  };
};
