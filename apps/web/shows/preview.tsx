// What a screen shows, as small as a stamp: the very picture that stands in the hall.
import './shows.css';
import type { ScreenShow } from '@omerta/tournament/day.ts';
import type { HallShown } from './hall-shown.ts';
import { Show } from './show.tsx';

type Props = { readonly shows: ScreenShow; readonly hall: Omit<HallShown, 'time'> | null };

export const Preview = ({ shows, hall }: Props) => (
  <div className="show show-preview" aria-hidden data-preview={shows.what}>
    {hall && <Show shows={shows} hall={hall} />}
  </div>
);
