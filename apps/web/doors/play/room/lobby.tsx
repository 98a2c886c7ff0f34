// A room before the start: chairs, an invitation, one's device, and the word that one is ready.
import './room.css';
import type { ChairSeen } from '@omerta/play/picture.ts';
import { isSeat } from '@omerta/rules/game/seat.ts';
import { type FormEvent, type ReactNode, useState } from 'react';
import { copyText } from '../../../device/copy-text.ts';
import { useWatched } from '../../../device/use-watched.ts';
import { Dialog } from '../../../look/dialog.tsx';
import { PageTop } from '../../../look/page-top.tsx';
import { QrCode } from '../../../look/qr-code.tsx';
import { wish, wishes } from '../../../rooms/alone/wishes.ts';
import type { RoomKeys } from '../../../rooms/wire/room-keys.ts';
import type { RoomPicture } from '../../../rooms/wire/room-live.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { Chairs } from './chairs.tsx';
import { useSitting } from './use-sitting.ts';

const Invite = () => {
  const { t } = useTranslation('play');
  const [open, setOpen] = useState(false);
  const [copied, setCopied] = useState(false);
  return (
    <>
      <button type="button" className="button" data-do="invite" onClick={() => setOpen(true)}>
        {t('room.share')}
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title={t('room.share')}>
        <QrCode code={location.href} letters="byte" label={location.href} />
        <p className="address">{location.href}</p>
        <button
          type="button"
          className="button main"
          data-do="copy"
          onClick={() => void copyText(location.href).then(setCopied)}
        >
          {t(copied ? 'room.copied' : 'room.link')}
        </button>
      </Dialog>
    </>
  );
};

const TakeChair = ({ onSit }: { readonly onSit: (nickname: string) => void }) => {
  const { t } = useTranslation('play');
  const { nickname } = useWatched(wishes);
  const sit = (event: FormEvent): void => {
    event.preventDefault();
    if (nickname.trim() !== '') onSit(nickname.trim());
  };
  return (
    <form className="take-chair" onSubmit={sit}>
      <label className="field">
        <span className="label">{t('alone.nickname')}</span>
        <input
          className="input"
          value={nickname}
          maxLength={60}
          data-field="nickname"
          onChange={({ target }) => wish({ nickname: target.value })}
        />
      </label>
      <button type="submit" className="button main" data-go="chair" disabled={nickname.trim() === ''}>
        {t('room.takeChair')}
      </button>
    </form>
  );
};

type Props = {
  readonly room: string;
  readonly picture: RoomPicture;
  readonly keys: RoomKeys;
  readonly onReady: () => Promise<string | null>;
  /** One's own device, for who has a chair. */
  readonly children: ReactNode;
};

export const Lobby = ({ room, picture, keys, onReady, children }: Props) => {
  const { t } = useTranslation(['play', 'common']);
  const sitting = useSitting(room, keys);
  const [removing, setRemoving] = useState<ChairSeen | null>(null);
  const [closing, setClosing] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  const own = picture.audience === 'seat' && isSeat(picture.chair) ? picture.chair : null;
  const isLeading = picture.audience === 'referee';
  const isReady = own !== null && (picture.chairs[own - 1]?.ready ?? false);
  const names = t('play:alone.names')
    .split(', ')
    .filter((name) => !picture.chairs.some((each) => each?.nickname === name));
  const free = picture.chairs.filter((each) => each === null).length;
  const touch = (_: number, taken: ChairSeen | null): void => {
    if (taken) setRemoving(taken);
    else void sitting.seatBots(names.slice(0, 1));
  };
  return (
    <main className="page room-lobby" data-scene="waiting">
      <PageTop title={t('play:room.title')} back="/play" />
      <Chairs chairs={picture.chairs} own={own} onTouch={keys.key === null ? null : touch} />
      {isLeading && <p>{t('play:lead.lobby')}</p>}
      {own === null && !isLeading && free > 0 && (
        <TakeChair onSit={(nickname) => void sitting.sit(nickname)} />
      )}
      {own === null && !isLeading && free === 0 && <p>{t('play:room.full')}</p>}
      {own !== null && !isReady && (
        <button
          type="button"
          className="button main"
          data-act="ready"
          onClick={() => void onReady().then(setRefused)}
        >
          {t('play:large.ready')}
        </button>
      )}
      {isReady && <p role="status">{t('play:room.youReady')}</p>}
      {(refused ?? sitting.sentence) !== null && <p role="alert">{refused ?? sitting.sentence}</p>}
      <div className="choices">
        <Invite />
        {keys.key !== null && free > 0 && (
          <button
            type="button"
            className="button"
            data-do="fill"
            onClick={() => void sitting.seatBots(names.slice(0, free - (own === null && !isLeading ? 1 : 0)))}
          >
            {t('play:room.fill')}
          </button>
        )}
        {own !== null && (
          <button type="button" className="button" data-do="stand" onClick={() => void sitting.stand(own)}>
            {t('play:room.stand')}
          </button>
        )}
        {keys.key !== null && (
          <button type="button" className="button danger" data-do="close" onClick={() => setClosing(true)}>
            {t('play:room.close')}
          </button>
        )}
      </div>
      {children}
      <p className="quiet">{t('play:room.seen')}</p>
      <p className="quiet address">{t('play:room.commitment', { commitment: picture.deal.commitment })}</p>
      <Dialog
        open={removing !== null}
        onClose={() => setRemoving(null)}
        title={t('play:room.remove', { name: removing?.nickname ?? '' })}
      >
        <button
          type="button"
          className="button danger"
          data-do="remove"
          onClick={() => {
            if (removing) void sitting.stand(removing.chair);
            setRemoving(null);
          }}
        >
          {t('play:room.remove', { name: removing?.nickname ?? '' })}
        </button>
        <button type="button" className="button" onClick={() => setRemoving(null)}>
          {t('common:cancel')}
        </button>
      </Dialog>
      <Dialog open={closing} onClose={() => setClosing(false)} title={t('play:room.close')}>
        <p>{t('play:room.closeAsk')}</p>
        <button
          type="button"
          className="button danger"
          data-do="close-sure"
          onClick={() => {
            setClosing(false);
            void sitting.close();
          }}
        >
          {t('play:room.close')}
        </button>
        <button type="button" className="button" onClick={() => setClosing(false)}>
          {t('common:cancel')}
        </button>
      </Dialog>
    </main>
  );
};
