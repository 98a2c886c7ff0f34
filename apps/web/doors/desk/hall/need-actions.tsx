// What is done about a need: there and then where one press does it, else the way to where it is done.
import { useState } from 'react';
import { Confirm } from '../../../desk/confirm.tsx';
import { useDesk, useNameOf } from '../../../desk/desk.tsx';
import { DeskLink } from '../../../desk/desk-link.tsx';
import type { HallNeed } from '../../../desk/hall/needs.ts';
import { wayOf } from '../../../desk/hall/way-of.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { takeCall } from '../../../words/desk-words.ts';
import { useHolds } from './hall-view.ts';
import { useAsked } from './use-asked.ts';

type Of<W extends HallNeed['what']> = { readonly need: Extract<HallNeed, { readonly what: W }> };

const Take = ({ need }: Of<'call'>) => {
  const { t } = useTranslation('hall');
  const { tournament } = useDesk();
  const [sentence, setSentence] = useState('');
  const take = async (): Promise<void> => {
    const refused = await takeCall({ tournament, game: need.game }, need.call);
    setSentence(refused?.sentence ?? '');
  };
  return (
    <>
      <button type="button" className="button hall-do" data-do="take" onClick={() => void take()}>
        {t('needs.take')}
      </button>
      <DeskLink tournament={tournament} room="hall" thing={need.game}>
        {t('needs.word')}
      </DeskLink>
      {sentence !== '' && <p role="alert">{sentence}</p>}
    </>
  );
};

/** In the rulebook's order: the first is the one whose turn it is. */
const SitIn = ({ need }: Of<'absent'>) => {
  const { t } = useTranslation('hall');
  const { give, isSending } = useDesk();
  const nameOf = useNameOf();
  const isChief = useHolds('chief');
  const { game, player, substitutes } = need;
  if (!isChief) return <p className="quiet">{t('needs.refereeOrChief')}</p>;
  const absent = nameOf(player);
  return (
    <>
      {substitutes.length === 0 && <p className="quiet">{t('needs.noSubstitute')}</p>}
      {substitutes.slice(0, 4).map((substitute, i) => (
        <button
          key={substitute}
          type="button"
          className={i === 0 ? 'button hall-do' : 'button'}
          data-do="seat-substitute"
          data-person={substitute}
          disabled={isSending}
          onClick={() =>
            void give(
              { type: 'seat-substitute', game, player, substitute },
              { told: t('needs.seated', { name: nameOf(substitute), absent }) },
            )
          }
        >
          {t('needs.seat', { name: nameOf(substitute) })}
        </button>
      ))}
      <button
        type="button"
        className="button"
        data-do="came"
        disabled={isSending}
        onClick={() =>
          void give(
            { type: 'mark-absent', game, player, absent: false },
            { told: t('watch.hereTold', { name: absent }) },
          )
        }
      >
        {t('needs.came')}
      </button>
    </>
  );
};

const Approve = ({ need }: Of<'approval'>) => {
  const { t } = useTranslation('hall');
  const { tournament, give, isSending } = useDesk();
  const isMine = useHolds(need.of);
  const what = useAsked()(need);
  const { game, of, seat, clause, table } = need;
  return (
    <>
      {isMine && clause !== null && (
        <Confirm
          title={t('needs.approve')}
          name="approve"
          className="button hall-do"
          isDisabled={isSending}
          onConfirm={() =>
            void give({ type: 'approve', game, of, seat, clause }, { told: t('needs.approved', { table }) })
          }
        >
          {t('needs.approveWhat', { what })}
        </Confirm>
      )}
      <DeskLink tournament={tournament} room="sheets" thing={game}>
        {t('needs.toSheet')}
      </DeskLink>
    </>
  );
};

export const NeedActions = ({ need }: { readonly need: HallNeed }) => {
  const { t } = useTranslation('hall');
  const { tournament } = useDesk();
  const actions = (): React.ReactNode => {
    switch (need.what) {
      case 'call':
        return <Take need={need} />;
      case 'absent':
        return <SitIn need={need} />;
      case 'approval':
        return <Approve need={need} />;
      default: {
        const { room, thing, words } = wayOf(need);
        return (
          <DeskLink tournament={tournament} room={room} thing={thing} className="button hall-do">
            {t(`needs.${words}`)}
          </DeskLink>
        );
      }
    }
  };
  return <div className="desk-actions">{actions()}</div>;
};
