// What may be shown, each one press away; several in turn are put together first.
import type { ScreenShow } from '@omerta/tournament/day.ts';
import { isSameValue } from '@omerta/tournament/same.ts';
import { useState } from 'react';
import { useDesk } from '../../../desk/desk.tsx';
import { Dialog } from '../../../look/dialog.tsx';
import { TextField } from '../../../people/fields.tsx';
import { useTranslation } from '../../../texts/use-translation.ts';
import { type RotatedScene, rotatedIn, rotationOf, sceneChoices, usualSeconds } from './pointing.ts';
import { useShowName } from './show-name.ts';

type Props = {
  /** Null for all of the screens at once. */
  readonly shows: ScreenShow | null;
  readonly onChoose: (shows: ScreenShow) => void;
};

const nameIn = ({ what, ...rest }: RotatedScene): string =>
  'table' in rest ? `${what}-${rest.table}` : what;

type ScenesProps = {
  readonly isChosen: (scene: RotatedScene) => boolean;
  readonly onPress: (scene: RotatedScene) => void;
};

const Scenes = ({ isChosen, onPress }: ScenesProps) => {
  const { t } = useTranslation('screens');
  const showName = useShowName();
  const { all, ...tables } = sceneChoices(useDesk().picture);
  const button = (scene: RotatedScene, told: string) => (
    <button
      key={nameIn(scene)}
      type="button"
      className="button"
      data-show={nameIn(scene)}
      aria-label={showName(scene)}
      aria-pressed={isChosen(scene)}
      onClick={() => onPress(scene)}
    >
      {told}
    </button>
  );
  return (
    <>
      <div className="choices">{all.map((scene) => button(scene, showName(scene)))}</div>
      {(['clock', 'board'] as const).map((what) => (
        <div key={what} className="choices screen-tables">
          {tables[what].length > 0 && <span>{t(what === 'clock' ? 'clocks' : 'boards')}</span>}
          {tables[what].map((scene) => button(scene, 'table' in scene ? String(scene.table) : ''))}
        </div>
      ))}
    </>
  );
};

const Rotation = ({ shows, onChoose, onClose }: Props & { readonly onClose: () => void }) => {
  const { t } = useTranslation('screens');
  const [chosen, setChosen] = useState<readonly RotatedScene[]>(shows ? rotatedIn(shows) : []);
  const [seconds, setSeconds] = useState(String(shows?.what === 'rotation' ? shows.seconds : usualSeconds));
  const isChosen = (scene: RotatedScene): boolean => chosen.some((each) => isSameValue(each, scene));
  const press = (scene: RotatedScene): void =>
    setChosen(isChosen(scene) ? chosen.filter((each) => !isSameValue(each, scene)) : [...chosen, scene]);
  const rotation = rotationOf(chosen, Number(seconds));
  return (
    <Dialog open onClose={onClose} title={t('rotate')}>
      <p>{t('rotateWhat')}</p>
      <Scenes isChosen={isChosen} onPress={press} />
      <TextField
        label={t('seconds')}
        name="seconds"
        value={seconds}
        onWrite={setSeconds}
        inputMode="numeric"
        hint={t('secondsHint')}
      />
      <button
        type="button"
        className="button main"
        data-do="rotate-yes"
        disabled={rotation === null}
        onClick={() => {
          if (rotation) onChoose(rotation);
          onClose();
        }}
      >
        {t('show')}
      </button>
    </Dialog>
  );
};

export const ChooseShow = ({ shows, onChoose }: Props) => {
  const { t } = useTranslation('screens');
  const [isRotating, setRotating] = useState(false);
  return (
    <div className="screen-choice">
      <Scenes
        isChosen={(scene) => shows !== null && isSameValue(shows, scene)}
        onPress={(scene) => onChoose(scene)}
      />
      <div className="choices">
        <button
          type="button"
          className="button"
          data-do="rotate"
          aria-pressed={shows?.what === 'rotation'}
          onClick={() => setRotating(true)}
        >
          {t('rotate')}
        </button>
      </div>
      {isRotating && <Rotation {...{ shows, onChoose }} onClose={() => setRotating(false)} />}
    </div>
  );
};
