// The door `/overlay/control#key=…`: on a phone, what the overlay with the same key shows; and the time marks of its game.
import './control.css';
import { lowerThirds, type OverlayScene, overlayLooks } from '@omerta/tournament/overlay-scene.ts';
import { PageTop } from '../../look/page-top.tsx';
import { Refused } from '../../people/fields.tsx';
import type { HallPicture } from '../../shows/hall-picture.ts';
import { tableNumbers } from '../../shows/scene-now.ts';
import { useHall } from '../../shows/use-hall.ts';
import { useTranslation } from '../../texts/use-translation.ts';
import { LowerText } from './lower-text.tsx';
import { Marks } from './marks.tsx';
import { useFragment } from './overlay-key.ts';
import type { OverlayHere } from './overlay-questions.ts';
import { streamedGame } from './streamed-game.ts';
import { isSilent, useOverlayHere } from './use-overlay.ts';
import { usePressedScene } from './use-pressed-scene.ts';

type ChoiceProps<T> = {
  readonly name: string;
  readonly label: string;
  readonly choices: readonly (readonly [T, string])[];
  readonly chosen: T;
  readonly onChoose: (value: T) => void;
};

const Choice = <T extends string | number | boolean | null>(props: ChoiceProps<T>) => (
  <fieldset className="field" data-choice={props.name}>
    <legend>{props.label}</legend>
    <div className="choices">
      {props.choices.map(([value, told]) => (
        <button
          key={String(value)}
          type="button"
          className="button"
          data-value={String(value)}
          aria-pressed={value === props.chosen}
          onClick={() => props.onChoose(value)}
        >
          {told}
        </button>
      ))}
    </div>
  </fieldset>
);

const parts = ['roles', 'talk', 'nights'] as const;

type SceneProps = {
  readonly here: OverlayHere;
  readonly picture: HallPicture;
  readonly onChange: (change: Partial<OverlayScene>) => void;
};

/** Which table, and what viewers may see of its game. */
const TablePart = ({ here: { scene, delays }, picture, onChange }: SceneProps) => {
  const { t } = useTranslation(['overlay', 'shows']);
  const game = streamedGame(picture, scene.table);
  const delay = delays.find((each) => each.game === game?.game)?.seconds;
  const tables = tableNumbers(picture).map((table) => [table, t('shows:table', { table })] as const);
  const told = game
    ? t(delay === undefined ? 'overlay:control.notPermitted' : 'overlay:control.permitted', {
        seconds: delay ?? 0,
      })
    : t('overlay:control.noGame');
  return (
    <>
      <Choice<number | null>
        name="table"
        label={t('overlay:control.table')}
        choices={[[null, t('overlay:control.first')], ...tables]}
        chosen={scene.table}
        onChoose={(table) => onChange({ table })}
      />
      <p role="status" data-permitted={delay !== undefined}>
        {told}
      </p>
    </>
  );
};

const Scene = (props: SceneProps) => {
  const { t } = useTranslation('overlay');
  const { here, onChange } = props;
  const { scene } = here;
  return (
    <>
      <TablePart {...props} />
      <div className="choices control-air">
        <button
          type="button"
          className={scene.shown ? 'button main' : 'button'}
          data-do="air"
          aria-pressed={scene.shown}
          onClick={() => onChange({ shown: !scene.shown })}
        >
          {t(scene.shown ? 'control.shown' : 'control.hidden')}
        </button>
      </div>
      <Choice
        name="look"
        label={t('control.look')}
        choices={overlayLooks.map((look) => [look, t(`control.looks.${look}`)] as const)}
        chosen={scene.look}
        onChoose={(look) => onChange({ look })}
      />
      <fieldset className="field" data-choice="parts">
        <legend>{t('control.parts')}</legend>
        <div className="choices">
          {parts.map((part) => (
            <button
              key={part}
              type="button"
              className="button"
              data-value={part}
              aria-pressed={scene[part]}
              onClick={() => onChange({ [part]: !scene[part] })}
            >
              {t(`control.${part}`)}
            </button>
          ))}
        </div>
      </fieldset>
      <Choice
        name="lower"
        label={t('control.lower')}
        choices={lowerThirds.map((each) => [each, t(`control.lowers.${each}`)] as const)}
        chosen={scene.lower}
        onChoose={(lower) => onChange({ lower })}
      />
      {scene.lower === 'text' && <LowerText {...{ scene, onChange }} />}
    </>
  );
};

type ControlProps = {
  readonly overlayKey: string;
  readonly here: OverlayHere;
  readonly at: number;
  readonly again: () => void;
};

const Control = ({ overlayKey, here, at, again }: ControlProps) => {
  const { t } = useTranslation('overlay');
  const { picture } = useHall(here.tournament, 'public', { token: overlayKey });
  const { scene, refused, change } = usePressedScene(overlayKey, here, at, again);
  if (!picture) return <p role="status">{t('control.asking')}</p>;
  const game = streamedGame(picture, scene.table);
  return (
    <>
      <Scene here={{ ...here, scene }} picture={picture} onChange={change} />
      <Refused sentence={refused} />
      {game && <Marks {...{ overlayKey, tournament: here.tournament, game: game.game }} />}
      <a className="button" href={`/overlay#key=${overlayKey}`} target="_blank" rel="noreferrer">
        {t('control.open')}
      </a>
    </>
  );
};

export const ControlPage = () => {
  const { t } = useTranslation('overlay');
  const { key } = useFragment();
  const { here, at, isUnknown, again } = useOverlayHere(key);
  return (
    <main className="page">
      <PageTop title={t('control.title')} />
      {isUnknown && <p role="alert">{t('control.noKey')}</p>}
      {!isUnknown && !here && <p role="status">{t('control.asking')}</p>}
      {here && isSilent(at) && <p role="alert">{t('control.away')}</p>}
      {here && <Control key={here.tournament} overlayKey={key} {...{ here, at, again }} />}
    </main>
  );
};
