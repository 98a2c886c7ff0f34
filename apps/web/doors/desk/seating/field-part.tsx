// The field of a stage: picked among the accepted, or the first of the stage before; drawn by lot or in order.
import { useState } from 'react';
import { useDesk, useNameOf } from '../../../desk/desk.tsx';
import { List } from '../../../desk/list/list.tsx';
import { choicesFor, isOut, usualField, usualSize } from '../../../desk/seating/field.ts';
import type { DeskStage } from '../../../desk/wire/picture.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { AdvancingField } from './advancing-field.tsx';
import { FormField } from './form-field.tsx';

type Props = { readonly stage: DeskStage };

const PickedField = ({ stage }: Props) => {
  const { t } = useTranslation('seating');
  const { picture } = useDesk();
  const nameOf = useNameOf();
  const choices = choicesFor(picture);
  const [picked, setPicked] = useState<readonly string[] | null>(null);
  const asked = picked ?? usualField(picture, stage);
  // Somebody withdrawn meanwhile is not picked any more.
  const players = asked.filter((person) => choices.some((each) => each.person === person));
  const isIn = new Set(players);
  const { tables } = usualSize(players.length, null);
  const resting = players.length - tables * 10;
  const toggle = (person: string): void =>
    setPicked(isIn.has(person) ? players.filter((each) => each !== person) : [...players, person]);
  const ways = [
    ['all', choices.map(({ person }) => person)],
    ['present', choices.filter(({ isHere }) => isHere).map(({ person }) => person)],
    ['nobody', []],
  ] as const;
  return (
    <>
      <p>{t('field.pick')}</p>
      <div className="choices">
        {ways.map(([way, people]) => (
          <button
            key={way}
            type="button"
            className="button"
            data-do={`pick-${way}`}
            onClick={() => setPicked(people)}
          >
            {t(`field.${way}`)}
          </button>
        ))}
      </div>
      <ul className="seating-people">
        {choices.map(({ person, isHere }) => (
          <li key={person}>
            <label>
              <input
                type="checkbox"
                data-pick-person={person}
                checked={isIn.has(person)}
                onChange={() => toggle(person)}
              />
              <span>{nameOf(person)}</span>
              <small className="quiet">{t(isHere ? 'field.here' : 'field.notHere')}</small>
            </label>
          </li>
        ))}
      </ul>
      <p role="status">
        {t('field.count', { count: players.length })}{' '}
        {resting > 0 && t('field.resting', { count: resting, tables })}
      </p>
      <FormField stage={stage} players={players} />
    </>
  );
};

const FieldList = ({ stage }: Props) => {
  const { t } = useTranslation('seating');
  const { picture } = useDesk();
  const nameOf = useNameOf();
  const rows = stage.players.map((person, i) => ({ person, number: i + 1 }));
  return (
    <List
      title={t('field.listTitle', { stage: stage.name })}
      rows={rows}
      keyOf={({ person }) => person}
      empty={t('field.empty')}
      columns={[
        { key: 'number', title: t('field.number'), value: ({ number }) => number },
        {
          key: 'player',
          title: t('field.player'),
          share: 4,
          value: ({ person }) =>
            isOut(picture, person) ? `${nameOf(person)} (${t('field.out')})` : nameOf(person),
        },
      ]}
    />
  );
};

export const FieldPart = ({ stage }: Props) => {
  const { t } = useTranslation('seating');
  const isFixed = stage.published > 0;
  return (
    <>
      <section className="desk-card" data-part="field">
        <h3>{t('field.title')}</h3>
        {stage.players.length > 0 && <p>{t('field.formed', { count: stage.players.length })}</p>}
        {isFixed && <p className="quiet">{t('field.fixed')}</p>}
        {!isFixed && stage.advance === null && <PickedField stage={stage} />}
        {!isFixed && stage.advance !== null && <AdvancingField stage={stage} />}
      </section>
      {stage.players.length > 0 && <FieldList stage={stage} />}
    </>
  );
};
