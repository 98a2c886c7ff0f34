// Where shots do not meet: a chip for each black, told by his place among them and not by his seat, and the numbers he shot.
import { useTable } from '../../board/use-table.ts';
import { emptyDraft } from '../../session/aside.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { Foul, Redo, Undo } from './tool-buttons.tsx';

export const Shooters = () => {
  const { t } = useTranslation('table');
  const { live, setDraft } = useTable();
  const { draft } = live.aside;
  return (
    <>
      <div className="row">
        {draft.shots.map(({ by, targets }, place) => (
          <button
            key={by}
            type="button"
            className="button"
            data-span={2}
            data-shooter={by}
            aria-pressed={by === draft.shooter}
            onClick={() => setDraft({ ...draft, shooter: by })}
          >
            {t('shooter', { place: place + 1 })} → {targets.join(', ') || '–'}
          </button>
        ))}
      </div>
      <div className="row">
        <button type="button" className="button" data-span={2} onClick={() => setDraft(emptyDraft)}>
          {t('together')}
        </button>
        <Foul span={2} />
        <Undo span={1} />
        <Redo span={1} />
      </div>
    </>
  );
};
