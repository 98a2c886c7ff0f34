// One value that house rules may change: what it is, as the rulebook has it, and as the house will.
import { decimalIn } from '@omerta/base/lang.ts';
import { editionNames } from '@omerta/rules/rulebooks/edition-names.ts';
import type { RulebookId } from '@omerta/rules/rulebooks/rulebook.ts';
import { houseForms } from '@omerta/scoring/house.ts';
import { houseValue } from '@omerta/scoring/house-values.ts';
import { printed } from '@omerta/scoring/printed.ts';
import { useId } from 'react';
import { useLang } from '../../../device/settings.ts';
import { ClauseLink } from '../../../rulebooks/clause-link.tsx';
import type { making } from '../../../texts/en/making.ts';
import { useTranslation } from '../../../texts/use-translation.ts';

type HouseValue = string | number | boolean;
export type HouseName = keyof typeof making.house;
type HouseWord = keyof typeof making.words;

type Props = {
  readonly id: RulebookId;
  readonly name: string;
  /** Null: as printed. */
  readonly chosen: HouseValue | null;
  readonly onChoose: (value: HouseValue | null) => void;
};

export const HouseRow = ({ id, name, chosen, onChoose }: Props) => {
  const { t } = useTranslation('making');
  const field = useId();
  const lang = useLang();
  const form = houseForms[name];
  const standing = houseValue(printed[id], name);
  if (!standing || form === undefined) return null;
  const told = (value: HouseValue | null): string => {
    if (value === null) return t('words.none');
    if (typeof value === 'boolean') return t(value ? 'words.yes' : 'words.no');
    return typeof form === 'string'
      ? decimalIn(String(value), lang)
      : t(`words.${String(value) as HouseWord}`);
  };
  const isTyped = form === 'points' || form === 'amount' || form === 'count';
  const type = (given: string): void => {
    const said = given.trim().replace(',', '.');
    if (said === '') onChoose(null);
    else onChoose(form === 'count' && /^\d+$/.test(said) ? Number(said) : said);
  };
  const options: readonly HouseValue[] = form === 'yes-no' ? [true, false] : [form].flat();
  return (
    <div className="switch-row" data-house={name}>
      <label htmlFor={field}>
        {t(`house.${name as HouseName}`)}
        <small className="quiet">{t('rules.printed', { value: told(standing.value) })}</small>
      </label>
      <ClauseLink edition={{ id, name: editionNames[id] }} clause={standing.clause} />
      {isTyped ? (
        <input
          id={field}
          className="input"
          inputMode="decimal"
          placeholder={told(standing.value)}
          value={chosen === null ? '' : String(chosen)}
          onChange={({ target }) => type(target.value)}
        />
      ) : (
        <select
          id={field}
          className="input"
          value={chosen === null ? '' : String(chosen)}
          onChange={({ target: { value } }) =>
            onChoose(options.find((each) => String(each) === value) ?? null)
          }
        >
          <option value="">{t('rules.asPrinted')}</option>
          {options.map((each) => (
            <option key={String(each)} value={String(each)}>
              {told(each)}
            </option>
          ))}
        </select>
      )}
    </div>
  );
};
