// One screen of the hall: what it shows, small; its name; what it may show instead; and its end.
import { type FormEvent, useState } from 'react';
import { Confirm } from '../../../desk/confirm.tsx';
import { useDesk } from '../../../desk/desk.tsx';
import { TextField } from '../../../people/fields.tsx';
import type { HallShown } from '../../../shows/hall-shown.ts';
import { Preview } from '../../../shows/preview.tsx';
import { useTranslation } from '../../../texts/use-translation.ts';
import { ChooseShow } from './choose-show.tsx';
import { type DeskScreen, type Pointing, pointingOf, renaming } from './pointing.ts';
import { ScreenAddress } from './screen-address.tsx';
import { screenKeys } from './screen-keys.ts';
import { useShowName } from './show-name.ts';

const Rename = ({ screen, onDone }: { readonly screen: DeskScreen; readonly onDone: () => void }) => {
  const { t } = useTranslation('screens');
  const { give } = useDesk();
  const [name, setName] = useState(screen.name);
  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const called = name.trim();
    onDone();
    if (called === '' || called === screen.name) return;
    const { commands, undo } = renaming(screen, called);
    await give(commands, { told: t('renamed', { name: called }), undo });
  };
  return (
    <form className="screen-make" onSubmit={(event) => void save(event)}>
      <TextField label={t('name')} name="rename" value={name} onWrite={setName} most={60} autoFocus />
      <button type="submit" className="button">
        {t('save')}
      </button>
    </form>
  );
};

/** Tells of it where something was to be done. */
export const usePoint = (): ((pointing: Pointing, told: string) => void) => {
  const { give } = useDesk();
  return ({ commands, undo }, told) => {
    if (commands.length > 0) void give(commands, { told, undo });
  };
};

type Props = {
  readonly screen: DeskScreen;
  readonly hall: Omit<HallShown, 'time'> | null;
  /** Its code opens nothing any more. */
  readonly isRevoked: boolean;
  readonly onDropped: () => void;
};

export const ScreenCard = ({ screen, hall, isRevoked, onDropped }: Props) => {
  const { t } = useTranslation('screens');
  const { tournament, picture, give } = useDesk();
  const showName = useShowName();
  const point = usePoint();
  const [isRenaming, setRenaming] = useState(false);
  const drop = async (): Promise<void> => {
    const told = { told: t('dropped', { name: screen.name }) };
    const isPointed = picture.screens.some((each) => each.screen === screen.screen);
    if (isPointed && !(await give({ type: 'drop-screen', screen: screen.screen }, told))) return;
    // What is not revoked stays in the list, as one that was never pointed.
    await screenKeys.revoke(tournament, screen.screen);
    onDropped();
  };
  return (
    <section className="desk-card" data-screen={screen.screen}>
      <h3>{screen.name}</h3>
      <Preview shows={screen.shows} hall={hall} />
      <p>{showName(screen.shows)}</p>
      <ScreenAddress screen={screen} onEnd={() => void drop()} />
      {isRevoked && <p role="alert">{t('revoked')}</p>}
      <ChooseShow
        shows={screen.shows}
        onChoose={(shows) =>
          point(pointingOf([screen], shows), t('pointed', { name: screen.name, what: showName(shows) }))
        }
      />
      {isRenaming && <Rename screen={screen} onDone={() => setRenaming(false)} />}
      <div className="desk-actions">
        {!isRenaming && (
          <button type="button" className="button" data-do="rename" onClick={() => setRenaming(true)}>
            {t('rename')}
          </button>
        )}
        <Confirm title={t('drop')} name="drop" className="button danger" onConfirm={() => void drop()}>
          <p>{t('dropWhat', { name: screen.name })}</p>
        </Confirm>
      </div>
    </section>
  );
};
