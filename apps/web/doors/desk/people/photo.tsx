// A person's photo, small.
import { photoPath } from '../../../desk/roster/roster-questions.ts';

type Props = { readonly person: string; readonly label: string; readonly changed?: number };

export const Photo = ({ person, label, changed = 0 }: Props) => (
  <img className="roster-photo" src={photoPath(person, changed)} alt={label} loading="lazy" />
);
