// One screen's picture: whatever its scene is, in a frame of any size.
import './shows.css';
import type { ScreenShow } from '@omerta/tournament/day.ts';
import type { ReactNode } from 'react';
import { CountdownScene } from './countdown-scene.tsx';
import type { HallShown } from './hall-shown.ts';
import { RevealScene } from './reveal-scene.tsx';
import { type HallScene, sceneNow } from './scene-now.ts';
import { SeatingScene } from './seating-scene.tsx';
import { StandingsScene } from './standings-scene.tsx';
import { BoardScene, ClockScene } from './table-scenes.tsx';

const drawn = (scene: HallScene, shown: HallShown): ReactNode => {
  switch (scene.what) {
    case 'seating':
      return <SeatingScene {...{ scene, shown }} />;
    case 'countdown':
      return <CountdownScene shown={shown} />;
    case 'clock':
      return <ClockScene table={scene.table} shown={shown} />;
    case 'standings':
      return <StandingsScene shown={shown} />;
    case 'board':
      return <BoardScene table={scene.table} shown={shown} />;
    case 'reveal':
      return <RevealScene from={scene.from} shown={shown} />;
    case 'blank':
      return null;
  }
};

type Props = { readonly shows: ScreenShow; readonly hall: Omit<HallShown, 'time'> };

export const Show = ({ shows, hall }: Props) => {
  const { scene, ...time } = sceneNow(shows, hall.now);
  return <div className="show-frame">{drawn(scene, { ...hall, time })}</div>;
};
