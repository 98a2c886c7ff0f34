// Ten seats by nickname: whoever the club knows is offered while one types, and anybody else joins it.
import { folded, longestNickname, tidy } from '@omerta/base/nickname.ts';
import { useId } from 'react';
import { useTranslation } from '../../../texts/use-translation.ts';

type Props = {
  readonly names: readonly string[];
  readonly known: readonly string[];
  readonly onNames: (names: readonly string[]) => void;
};

/** As the club spells it, where it knows whoever is meant. */
export const spelled = (known: readonly string[], name: string): string =>
  known.find((each) => folded(each) === folded(name)) ?? tidy(name);

/** What keeps the ten from being seated: empty seats, and whoever sits on two. */
export const faultsIn = (names: readonly string[]) => {
  const said = names.map(folded);
  return {
    empty: said.filter((name) => name === '').length,
    twice: said.map((name, i) => name !== '' && said.indexOf(name) !== i),
  };
};

export const TenNames = ({ names, known, onNames }: Props) => {
  const { t } = useTranslation('evening');
  const list = useId();
  const { twice } = faultsIn(names);
  const hintOf = (name: string, i: number): string | null => {
    if (twice[i]) return t('twice');
    const isNew = tidy(name) !== '' && !known.some((each) => folded(each) === folded(name));
    return isNew ? t('new') : null;
  };
  return (
    <>
      <datalist id={list}>
        {known.map((nickname) => (
          <option key={nickname} value={nickname} />
        ))}
      </datalist>
      <ol className="ten-names">
        {names.map((name, i) => {
          const hint = hintOf(name, i);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
            <li key={i}>
              <label>
                <b>{i + 1}</b>
                <input
                  className="input"
                  name={`seat-${i + 1}`}
                  list={list}
                  value={name}
                  maxLength={longestNickname}
                  autoComplete="off"
                  autoCapitalize="none"
                  spellCheck={false}
                  aria-label={t('seat', { seat: i + 1 })}
                  aria-invalid={twice[i] || undefined}
                  onChange={({ target }) => onNames(names.with(i, target.value))}
                />
              </label>
              {hint !== null && <small className={twice[i] ? 'refused' : 'quiet'}>{hint}</small>}
            </li>
          );
        })}
      </ol>
    </>
  );
};
