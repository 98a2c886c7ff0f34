// The fields of one line: numbers, hands, shots, a reason, a text.
import type { Entered } from '@omerta/rules/game/decide/voting.ts';
import type { Seat } from '@omerta/rules/game/seat.ts';
import { plainText } from '@omerta/rules/notation/plain-text.ts';
import { useState } from 'react';
import { handsOf } from '../../play/ballot.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { enteredOf, type Field, type LineValues, type Voting, withCount, withName } from './line-form.ts';
import { SeatPad } from './seat-pad.tsx';

type Props = {
  readonly fields: readonly Field[];
  readonly shown: LineValues;
  readonly voting: Voting;
  readonly offered: readonly Seat[];
  readonly onChange: (change: LineValues) => void;
};

const toggled = (list: readonly Seat[], seat: Seat): readonly Seat[] =>
  list.includes(seat) ? list.filter((each) => each !== seat) : [...list, seat];

const HandsField = ({ shown, voting, onChange }: Omit<Props, 'fields' | 'offered'>) => {
  const { t } = useTranslation('correct');
  const { hands } = shown;
  const entered = enteredOf(hands, voting);
  const [hadNames] = useState(entered.seats.length > 0);
  const [namesGone, setNamesGone] = useState(false);
  const isRest = hands?.kind === 'rest';
  const give = (next: Entered): void => {
    setNamesGone(next.count !== entered.count && next.seats.length < entered.seats.length);
    onChange({ hands: handsOf(next) });
  };
  return (
    <>
      <fieldset className="field" data-field="count">
        <legend>{t('field.count')}</legend>
        <div className="seat-pad">
          {Array.from({ length: voting.most + 1 }, (_, count) => (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: the number is the key
              key={count}
              type="button"
              className="button"
              aria-pressed={!isRest && entered.count === count}
              data-value={count}
              onClick={() => give(withCount(entered, count))}
            >
              {count}
            </button>
          ))}
          {voting.isLast && (
            <button
              type="button"
              className="button wide"
              aria-pressed={isRest}
              data-value="none"
              onClick={() => onChange({ hands: { kind: 'rest' } })}
            >
              {t('field.rest')}
            </button>
          )}
        </div>
      </fieldset>
      <p role="status">{namesGone && t('field.namesGone')}</p>
      <details open={hadNames}>
        <summary className="button">{t('field.hands')}</summary>
        <SeatPad
          legend={t('field.hands')}
          name="hands"
          offered={voting.seats}
          isChosen={(seat) => entered.seats.includes(seat)}
          onPick={(seat) => give(withName(entered, seat))}
        />
      </details>
    </>
  );
};

const places = [0, 1, 2] as const;

const ShotsField = ({ shown, onChange }: Pick<Props, 'shown' | 'onChange'>) => {
  const { t } = useTranslation('correct');
  const { targets } = shown;
  const [first] = targets ?? [];
  const together = targets?.every((each) => each === first) ?? false;
  const all = (seat: Seat | null): void => onChange({ targets: places.map(() => seat) });
  const one = (place: number, seat: Seat | null): void =>
    onChange({ targets: places.map((each) => (each === place ? seat : (targets?.[each] ?? null))) });
  return (
    <>
      <SeatPad
        legend={t('field.allShot')}
        name="targets"
        isChosen={(seat) => together && first === seat}
        onPick={all}
        none={{ label: t('field.nobodyShot'), chosen: together && first === null, onPick: () => all(null) }}
      />
      <details>
        <summary className="button">{t('field.apart')}</summary>
        {places.map((place) => (
          <SeatPad
            key={place}
            legend={t('field.shooter', { place: place + 1 })}
            name={`target-${place}`}
            isChosen={(seat) => targets?.[place] === seat}
            onPick={(seat) => one(place, seat)}
            none={{
              label: t('field.nobody'),
              chosen: targets !== undefined && (targets[place] ?? null) === null,
              onPick: () => one(place, null),
            }}
          />
        ))}
      </details>
    </>
  );
};

const OneField = ({
  field,
  shown,
  voting,
  offered,
  onChange,
}: Omit<Props, 'fields'> & { readonly field: Field }) => {
  const { t } = useTranslation('correct');
  switch (field) {
    case 'seat':
    case 'nominee':
      return (
        <SeatPad
          legend={t(`field.${field}`)}
          name={field}
          offered={offered}
          isChosen={(seat) => shown[field] === seat}
          onPick={(seat) => onChange({ [field]: seat })}
        />
      );
    case 'target':
      return (
        <SeatPad
          legend={t('field.target')}
          name={field}
          isChosen={(seat) => shown.target === seat}
          onPick={(target) => onChange({ target })}
          none={{
            label: t('field.nobody'),
            chosen: shown.target === null,
            onPick: () => onChange({ target: null }),
          }}
        />
      );
    case 'seats':
      return (
        <SeatPad
          legend={t('field.seats')}
          name={field}
          isChosen={(seat) => shown.seats?.includes(seat) ?? false}
          onPick={(seat) => onChange({ seats: toggled(shown.seats ?? [], seat) })}
          none={{
            label: t('field.nobody'),
            chosen: shown.seats?.length === 0,
            onPick: () => onChange({ seats: [] }),
          }}
        />
      );
    case 'hands':
      return <HandsField shown={shown} voting={voting} onChange={onChange} />;
    case 'targets':
      return <ShotsField shown={shown} onChange={onChange} />;
    case 'note':
    case 'clause':
      return (
        <label className="field">
          <span className="label">{t(`field.${field}`)}</span>
          <input
            className="input"
            data-field={field}
            value={shown[field] ?? ''}
            onChange={(event) => onChange({ [field]: plainText(event.target.value) })}
          />
        </label>
      );
  }
};

export const LineFields = ({ fields, ...rest }: Props) =>
  fields.map((field) => <OneField key={field} field={field} {...rest} />);
