// Under the ring: what was said, notes, and what is seldom wanted, each asked about before it is done.
import { makeAct } from '@omerta/play/act.ts';
import { type FormEvent, useState } from 'react';
import { Dialog } from '../../../look/dialog.tsx';
import { asidesOf, type SeatAside } from '../../../rooms/seen/moves.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { HeardList } from './heard-list.tsx';
import { Notes } from './notes.tsx';
import { useSeat } from './use-seat.ts';

type Open = 'heard' | 'notes' | 'more' | SeatAside | null;

const AsideQuestion = ({ aside, onClose }: { readonly aside: SeatAside; readonly onClose: () => void }) => {
  const { t } = useTranslation(['play', 'common']);
  const { give } = useSeat();
  const [text, setText] = useState('');
  const words = text.replaceAll('"', '”').trim();
  const isLacking = aside === 'protest' && words === '';
  const act = (event: FormEvent): void => {
    event.preventDefault();
    give(aside === 'protest' ? makeAct({ word: 'protest', text: words }) : aside);
    onClose();
  };
  return (
    <form className="aside" onSubmit={act}>
      <p>{t(`play:aside.${aside}.ask`)}</p>
      {aside === 'protest' && (
        <textarea
          className="input"
          aria-label={t('play:aside.protest.ask')}
          maxLength={1000}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      )}
      <button type="submit" className="button danger" data-do={aside} disabled={isLacking}>
        {t(`play:aside.${aside}.do`)}
      </button>
      <button type="button" className="button" data-do="back" onClick={onClose}>
        {t('common:cancel')}
      </button>
    </form>
  );
};

export const PlayerTools = () => {
  const { t } = useTranslation('play');
  const { picture, tools } = useSeat();
  const [open, setOpen] = useState<Open>(null);
  const close = (): void => setOpen(null);
  const asides = asidesOf(picture);
  const isAside = open !== null && open !== 'heard' && open !== 'notes' && open !== 'more';
  return (
    <nav className="seat-tools">
      <button type="button" className="button" data-tool="history" onClick={() => setOpen('heard')}>
        {t('tools.heard')}
      </button>
      <button type="button" className="button" data-tool="notes" onClick={() => setOpen('notes')}>
        {t('tools.notes')}
      </button>
      <button type="button" className="button" data-tool="more" onClick={() => setOpen('more')}>
        {t('tools.more')}
      </button>
      <Dialog open={open === 'heard'} onClose={close} title={t('heard.title')}>
        <HeardList />
      </Dialog>
      <Dialog open={open === 'notes'} onClose={close} title={t('notes.title')}>
        <Notes />
      </Dialog>
      <Dialog open={open === 'more'} onClose={close} title={t('tools.more')}>
        {tools}
        {asides.map((each) => (
          <button key={each} type="button" className="button" data-aside={each} onClick={() => setOpen(each)}>
            {t(`aside.${each}.open`)}
          </button>
        ))}
      </Dialog>
      {isAside && (
        <Dialog open onClose={close} title={t(`aside.${open}.open`)}>
          <AsideQuestion aside={open} onClose={close} />
        </Dialog>
      )}
    </nav>
  );
};
