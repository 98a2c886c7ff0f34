// The time marks of the game on the stream, as files.
import { type MarkForm, markForms } from '@omerta/stream/mark-files.ts';
import { useState } from 'react';
import { saveBlob } from '../../games/save-file.ts';
import { Refused } from '../../people/fields.tsx';
import { useTranslation } from '../../texts/use-translation.ts';
import { marksFile } from './overlay-questions.ts';

type Props = { readonly overlayKey: string; readonly tournament: string; readonly game: string };

export const Marks = ({ overlayKey, tournament, game }: Props) => {
  const { t } = useTranslation('overlay');
  const [refused, setRefused] = useState<'none' | 'unanswered' | null>(null);
  const save = async (form: MarkForm): Promise<void> => {
    const file = await marksFile(overlayKey, { tournament, game }, form);
    if (typeof file === 'string') return setRefused(file);
    setRefused(null);
    await saveBlob(`${tournament}-${game.replaceAll('/', '-')}.${form}`, file);
  };
  return (
    <section className="field" data-part="marks">
      <h2>{t('control.marks')}</h2>
      <p className="quiet">{t('control.marksWhy')}</p>
      <div className="choices">
        {markForms.map((form) => (
          <button
            key={form}
            type="button"
            className="button"
            data-marks={form}
            onClick={() => void save(form)}
          >
            {t(`control.forms.${form}`)}
          </button>
        ))}
      </div>
      <Refused sentence={refused && t(`control.noMarks.${refused}`)} />
    </section>
  );
};
