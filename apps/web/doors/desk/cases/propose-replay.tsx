// A replay as it is proposed: its cause out of the rulebook's, fines that stay, and who plays for whom.
import { useState } from 'react';
import { causesOffered, substitutesFor } from '../../../desk/cases/offered.ts';
import { Clause } from '../../../desk/clause.tsx';
import { useCourt, useNameOf } from '../../../desk/desk.tsx';
import { PersonPick } from '../../../desk/person-pick.tsx';
import { useBook } from '../../../desk/use-book.ts';
import { Choose } from '../../../people/choose.tsx';
import type { Texts } from '../../../texts/en/shape.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { Propose, type RulingAbout } from './propose.tsx';

type Cause = keyof Texts['cases']['cause'];

const Carried = ({
  removed,
  carry,
  onCarry,
}: {
  readonly removed: readonly string[];
  readonly carry: readonly string[];
  readonly onCarry: (carry: readonly string[]) => void;
}) => {
  const { t } = useTranslation('cases');
  const { rules } = useBook();
  const nameOf = useNameOf();
  if (!rules.replay.carryRemoval || removed.length === 0) return null;
  return (
    <fieldset className="papers-part">
      <legend>
        {t('propose.carry')} <Clause clause={rules.replay.carryRemoval.clause} />
      </legend>
      {removed.map((person) => (
        <label key={person} className="papers-check">
          <input
            type="checkbox"
            checked={carry.includes(person)}
            onChange={({ target }) =>
              onCarry(target.checked ? [...carry, person] : carry.filter((each) => each !== person))
            }
          />
          {nameOf(person)}
        </label>
      ))}
    </fieldset>
  );
};

type Pair = { readonly player: string | null; readonly substitute: string | null };

const Substitutes = ({
  game,
  pair,
  onPair,
}: Pick<RulingAbout, 'game'> & { readonly pair: Pair; readonly onPair: (pair: Pair) => void }) => {
  const { t } = useTranslation('cases');
  const { picture } = useCourt();
  const { rules } = useBook();
  const nameOf = useNameOf();
  const choices = (people: readonly string[]) => people.map((person) => ({ person, name: nameOf(person) }));
  const others = substitutesFor(picture, rules, game);
  return (
    <fieldset className="field">
      <legend>{t('propose.substitute')}</legend>
      <PersonPick
        label={t('propose.player')}
        name="unable"
        choices={choices(game.seats)}
        chosen={pair.player}
        onChoose={(player) => onPair({ ...pair, player })}
      />
      <PersonPick
        label={t('propose.instead')}
        name="substitute"
        choices={choices(others)}
        chosen={pair.substitute}
        onChoose={(substitute) => onPair({ ...pair, substitute })}
      />
    </fieldset>
  );
};

export const ProposeReplay = ({ game, protest, onProposed }: RulingAbout) => {
  const { t } = useTranslation('cases');
  const causes = causesOffered(useBook(), protest !== null);
  const [chosen, setChosen] = useState(
    // What its referee has said happened, or else the first that fits.
    game.incidents[0]?.cause ?? causes.find(({ onProtest }) => onProtest === (protest !== null))?.cause,
  );
  const [carry, setCarry] = useState<readonly string[]>([]);
  const [pair, setPair] = useState<Pair>({ player: null, substitute: null });
  const [reason, setReason] = useState('');
  const cause = causes.find((each) => each.cause === chosen) ?? causes[0];
  if (!cause) return <p className="quiet">{t('propose.none')}</p>;
  const { player, substitute } = pair;
  const isWhole = !cause.substitute || (player !== null && substitute !== null);
  const substitutions =
    cause.substitute && player !== null && substitute !== null ? [{ player, substitute }] : [];
  const removed = game.sheet?.removed.map((seat) => game.seats[seat - 1] ?? '') ?? [];
  return (
    <div className="desk-card">
      <div className="papers-line">
        <Choose
          label={t('propose.cause')}
          name="cause"
          value={cause.cause}
          options={causes.map(
            (each) => [each.cause, `${each.clause} ${t(`cause.${each.cause as Cause}`)}`] as const,
          )}
          onChoose={setChosen}
        />
        <Clause clause={cause.clause} />
      </div>
      <Carried removed={removed} carry={carry} onCarry={setCarry} />
      {cause.substitute && <Substitutes game={game} pair={pair} onPair={setPair} />}
      <Propose
        game={game}
        protest={protest}
        onProposed={onProposed}
        change={isWhole ? { kind: 'replay', cause: cause.cause, carry, substitutions, record: null } : null}
        reason={reason}
        onReason={setReason}
      />
    </div>
  );
};
