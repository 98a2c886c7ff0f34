// The fields of one line: numbers, hands, shots, a reason, a text.
import type { Hands } from '@omerta/rules/game/command.ts';
import type { Seat } from '@omerta/rules/game/seat.ts';
import { plainText } from '@omerta/rules/notation/plain-text.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import type { Field, LineValues } from './line-form.ts';
import { SeatPad } from './seat-pad.tsx';

type Props = {
  readonly fields: readonly Field[];
  readonly shown: LineValues;
  readonly onChange: (change: LineValues) => void;
};

const toggled = (list: readonly Seat[], seat: Seat): readonly Seat[] =>
  list.includes(seat) ? list.filter((each) => each !== seat) : [...list, seat];

const HandsField = ({ shown, onChange }: Omit<Props, 'fields'>) => {
  const { t } = useTranslation('correct');
  const hands: Hands = shown.hands ?? { kind: 'named', seats: [] };
  const named = hands.kind === 'rest' ? [] : hands.seats;
  const count = hands.kind === 'counted' ? hands.count : null;
  const set = (seats: readonly Seat[], wanted: number | null): void =>
    onChange({
      hands:
        wanted === null || wanted <= seats.length
          ? { kind: 'named', seats }
          : { kind: 'counted', count: wanted, seats },
    });
  return (
    <>
      <SeatPad
        legend={t('field.hands')}
        name="hands"
        isChosen={(seat) => named.includes(seat)}
        onPick={(seat) => set(toggled(named, seat), count)}
        none={{
          label: t('field.rest'),
          chosen: hands.kind === 'rest',
          onPick: () => onChange({ hands: { kind: 'rest' } }),
        }}
      />
      <label className="field">
        <span className="label">{t('field.count')}</span>
        <select
          className="input"
          data-field="count"
          value={count ?? ''}
          onChange={(event) => set(named, event.target.value === '' ? null : Number(event.target.value))}
        >
          <option value="">{t('field.asMarked')}</option>
          {Array.from({ length: 11 }, (_, each) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the number is the option
            <option key={each} value={each}>
              {each}
            </option>
          ))}
        </select>
      </label>
    </>
  );
};

const places = [0, 1, 2] as const;

const ShotsField = ({ shown, onChange }: Omit<Props, 'fields'>) => {
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

const OneField = ({ field, shown, onChange }: Omit<Props, 'fields'> & { readonly field: Field }) => {
  const { t } = useTranslation('correct');
  switch (field) {
    case 'seat':
    case 'nominee':
    case 'candidate':
      return (
        <SeatPad
          legend={t(`field.${field}`)}
          name={field}
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
      return <HandsField shown={shown} onChange={onChange} />;
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
