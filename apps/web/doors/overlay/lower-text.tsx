// The lower third in somebody's own words: written in peace, and shown with a press.
import type { OverlayScene } from '@omerta/tournament/overlay-scene.ts';
import { type FormEvent, useState } from 'react';
import { TextField } from '../../people/fields.tsx';
import { useTranslation } from '../../texts/use-translation.ts';

type Props = {
  readonly scene: OverlayScene;
  readonly onChange: (change: Pick<OverlayScene, 'title' | 'line'>) => void;
};

const most = 120;

export const LowerText = ({ scene, onChange }: Props) => {
  const { t } = useTranslation('overlay');
  const [title, setTitle] = useState(scene.title);
  const [line, setLine] = useState(scene.line);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onChange({ title: title.trim(), line: line.trim() });
  };
  return (
    <form className="field" data-form="lower" onSubmit={submit}>
      <TextField label={t('control.headline')} name="title" value={title} onWrite={setTitle} most={most} />
      <TextField label={t('control.line')} name="line" value={line} onWrite={setLine} most={most} />
      <button type="submit" className="button">
        {t('control.show')}
      </button>
    </form>
  );
};
