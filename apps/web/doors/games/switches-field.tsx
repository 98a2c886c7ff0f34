// The switches of a rulebook as this device has them; those of the points apart.
import type { RulebookId } from '@omerta/rules/rulebooks/rulebook.ts';
import { type Switch, switchesOf } from '@omerta/rules/rulebooks/switches.ts';
import { changeSettings, useSettings } from '../../device/settings.ts';
import { SwitchRow } from '../../rulebooks/switch-row.tsx';
import { useTranslation } from '../../texts/use-translation.ts';

const Row = ({ id, each }: { readonly id: RulebookId; readonly each: Switch }) => {
  const { switches } = useSettings();
  const chosen = switches[id] ?? {};
  const choose = (value: string | null): void => {
    const { [each.name]: _, ...others } = chosen;
    changeSettings({
      switches: { ...switches, [id]: value === null ? others : { ...others, [each.name]: value } },
    });
  };
  return <SwitchRow id={id} each={each} chosen={chosen[each.name] ?? null} onChoose={choose} />;
};

/** Keyed by the rulebook: a number typed for one is never shown for another. */
export const SwitchesField = ({ id }: { readonly id: RulebookId }) => {
  const { t } = useTranslation('start');
  const all = switchesOf(id);
  const play = all.filter((each) => each.play);
  const points = all.filter((each) => !each.play);
  return (
    <div key={id} className="field">
      {play.length > 0 && (
        <fieldset className="field">
          <legend>{t('switches')}</legend>
          {play.map((each) => (
            <Row key={each.name} id={id} each={each} />
          ))}
        </fieldset>
      )}
      <details className="more">
        <summary>{t('pointSwitches', { count: points.length })}</summary>
        {points.map((each) => (
          <Row key={each.name} id={id} each={each} />
        ))}
      </details>
    </div>
  );
};
