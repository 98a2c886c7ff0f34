// By which clause of the rulebook a game is annulled: its tournament knows the replay by it. Nothing where the rulebook has none.
import { mistakesOf } from '@omerta/rules/rulebooks/mistakes.ts';
import { useTable } from '../../board/use-table.ts';
import { useLang } from '../../device/settings.ts';
import { useTranslation } from '../../texts/use-translation.ts';

type Props = { readonly clause: string; readonly onClause: (clause: string) => void };

export const AnnulClause = ({ clause, onClause }: Props) => {
  const { t } = useTranslation('menu');
  const lang = useLang();
  const mistakes = mistakesOf(useTable().course.rulebook.id);
  if (mistakes.length === 0) return null;
  return (
    <label className="field">
      <span className="label">{t('annulClause')}</span>
      <select
        className="input"
        data-field="annul-clause"
        value={clause}
        onChange={({ target }) => onClause(target.value)}
      >
        <option value="">{t('annulNoClause')}</option>
        {mistakes.map((each) => (
          <option key={each.clause} value={each.clause}>
            {each.clause} · {each[lang]}
          </option>
        ))}
      </select>
    </label>
  );
};
