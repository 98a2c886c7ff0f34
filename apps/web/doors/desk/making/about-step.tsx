// The first step: what it is called, when and where it is played.
import { eventKinds } from '@omerta/tournament/command.ts';
import { ofKind, type TournamentDraft } from '../../../desk/making/draft.ts';
import { TextField } from '../../../people/fields.tsx';
import { useTranslation } from '../../../texts/use-translation.ts';
import { DaysField } from './days-field.tsx';
import { ZoneField } from './zone-field.tsx';

export type StepProps = {
  readonly draft: TournamentDraft;
  readonly onChange: (draft: TournamentDraft) => void;
};

export const AboutStep = ({ draft, onChange }: StepProps) => {
  const { t } = useTranslation('making');
  return (
    <>
      <TextField
        label={t('about.name')}
        name="name"
        value={draft.name}
        autoFocus
        onWrite={(name) => onChange({ ...draft, name })}
      />
      <fieldset className="field">
        <legend>{t('about.kind')}</legend>
        <div className="choices">
          {eventKinds.map((kind) => (
            <button
              key={kind}
              type="button"
              className="button"
              data-kind={kind}
              aria-pressed={draft.kind === kind}
              onClick={() => onChange(ofKind(draft, kind))}
            >
              {t(`about.kinds.${kind}`)}
            </button>
          ))}
        </div>
        <p className="quiet">{t(`about.hints.${draft.kind}`)}</p>
      </fieldset>
      <DaysField days={draft} onChange={(days) => onChange({ ...draft, ...days })} />
      <ZoneField zone={draft.zone} onChoose={(zone) => onChange({ ...draft, zone })} />
    </>
  );
};
