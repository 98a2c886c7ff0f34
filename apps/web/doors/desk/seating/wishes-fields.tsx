// Wishes by picking people: pairs apart, teams apart, somebody fixed at a table.
import { useState } from 'react';
import { useDesk, useNameOf } from '../../../desk/desk.tsx';
import { PersonPick } from '../../../desk/person-pick.tsx';
import { type WishList, withFixed, withPair } from '../../../desk/seating/wish-list.ts';
import type { DeskStage } from '../../../desk/wire/picture.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { NumberField } from './number-field.tsx';

type Props = {
  readonly stage: DeskStage;
  readonly tables: number;
  readonly list: WishList;
  readonly onChange: (list: WishList) => void;
};

type WishProps = { readonly told: string; readonly name: string; readonly onRemove: () => void };

const Wish = ({ told, name, onRemove }: WishProps) => {
  const { t } = useTranslation('seating');
  return (
    <li>
      <button
        type="button"
        className="button"
        data-wish={name}
        aria-label={t('make.remove', { what: told })}
        onClick={onRemove}
      >
        {told} ✕
      </button>
    </li>
  );
};

const Apart = ({ stage, list, onChange }: Props) => {
  const { t } = useTranslation('seating');
  const nameOf = useNameOf();
  const [one, setOne] = useState<string | null>(null);
  const choices = stage.players.map((person) => ({ person, name: nameOf(person) }));
  return (
    <fieldset className="field">
      <legend>{t('make.apart')}</legend>
      <PersonPick
        label={t('make.apartOne')}
        name="apart-one"
        choices={choices}
        chosen={one}
        onChoose={setOne}
      />
      {one !== null && (
        <PersonPick
          label={t('make.apartOther')}
          name="apart-other"
          choices={choices.filter(({ person }) => person !== one)}
          chosen={null}
          onChoose={(other) => {
            if (other === null) return;
            onChange(withPair(list, one, other));
            setOne(null);
          }}
        />
      )}
      <ul className="seating-wishes">
        {list.apart.map(([a, b]) => (
          <Wish
            key={`${a} ${b}`}
            name="apart"
            told={t('make.apartPair', { one: nameOf(a), other: nameOf(b) })}
            onRemove={() =>
              onChange({ ...list, apart: list.apart.filter((pair) => pair[0] !== a || pair[1] !== b) })
            }
          />
        ))}
      </ul>
    </fieldset>
  );
};

const Fixed = ({ stage, tables, list, onChange }: Props) => {
  const { t } = useTranslation('seating');
  const nameOf = useNameOf();
  const [who, setWho] = useState<string | null>(null);
  const [table, setTable] = useState(1);
  return (
    <fieldset className="field">
      <legend>{t('make.fixed')}</legend>
      <PersonPick
        label={t('make.fixedWho')}
        name="fixed-who"
        choices={stage.players.map((person) => ({ person, name: nameOf(person) }))}
        chosen={who}
        onChoose={setWho}
      />
      {who !== null && (
        <div className="seating-fields">
          <NumberField
            label={t('rounds.table')}
            name="fixed-table"
            value={table}
            range={[1, tables]}
            onChange={setTable}
          />
          <button
            type="button"
            className="button"
            data-do="add-fixed"
            onClick={() => {
              onChange(withFixed(list, who, table));
              setWho(null);
            }}
          >
            {t('make.add')}
          </button>
        </div>
      )}
      <ul className="seating-wishes">
        {list.fixed.map(({ person, table: at }) => (
          <Wish
            key={person}
            name="fixed"
            told={t('make.fixedAt', { name: nameOf(person), table: at })}
            onRemove={() => onChange({ ...list, fixed: list.fixed.filter((each) => each.person !== person) })}
          />
        ))}
      </ul>
    </fieldset>
  );
};

export const WishesFields = (props: Props) => {
  const { t } = useTranslation('seating');
  const { picture } = useDesk();
  const { list } = props;
  const count = list.apart.length + list.fixed.length;
  const teams = picture.teamsFormed.length;
  return (
    <details className="seating-more" data-part="wishes">
      <summary className="button">
        {t('make.wishes')}
        {count > 0 && ` (${count})`}
      </summary>
      <Apart {...props} />
      {teams > 0 && <p className="quiet">{t('make.teams', { count: teams })}</p>}
      <Fixed {...props} />
    </details>
  );
};
