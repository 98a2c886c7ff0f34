// What is done about a need: there and then where one press does it, else the way to where it is done.

import { useState } from 'react';
import { Confirm } from '../../../desk/confirm.tsx';
import { useDesk, useNameOf } from '../../../desk/desk.tsx';
import { DeskLink } from '../../../desk/desk-link.tsx';
import type { HallNeed } from '../../../desk/hall/needs.ts';
import { wayOf } from '../../../desk/hall/way-of.ts';
import { useBook } from '../../../desk/use-book.ts';
import { useOfficeName } from '../../../desk/use-office-name.ts';
import type { DeskCommand } from '../../../desk/wire/order.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import { takeCall } from '../../../words/desk-words.ts';
import { useHolds, useMaySeat } from './hall-view.ts';
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

type SitInProps = Pick<Of<'absent'>['need'], 'game' | 'player' | 'substitutes'> & {
  readonly onGiven?: () => void;
};

/** Whose it is to mark who is missing and to seat another. */
export const WhoSeats = ({ game }: { readonly game: string }) => {
  const { t } = useTranslation('hall');
  const { picture } = useDesk();
  const nameOf = useNameOf();
  const referee = picture.games.find(({ id }) => id === game)?.referee ?? null;
  const chiefs = picture.officials.filter(({ office }) => office === 'chief').map(({ person }) => person);
  const names = [...new Set([...chiefs, ...(referee === null ? [] : [referee])])].map(nameOf).join(', ');
  return <p className="quiet">{t('needs.refereeOrChief', { names })}</p>;
};

/** In the rulebook's order: the first is the one whose turn it is. */
export const SitIn = ({ game, player, substitutes, onGiven }: SitInProps) => {
  const { t } = useTranslation('hall');
  const { picture, give, isSending } = useDesk();
  const nameOf = useNameOf();
  const officeName = useOfficeName(useBook());
  const maySeat = useMaySeat(game);
  if (!maySeat) return <WhoSeats game={game} />;
  const absent = nameOf(player);
  const order = (command: DeskCommand, told: string): void => {
    onGiven?.();
    void give(command, { told });
  };
  /** An official is asked last, and is called what he is. */
  const called = (person: string): string => {
    const office = picture.officials.find((each) => each.person === person)?.office;
    return office === undefined ? nameOf(person) : `${nameOf(person)} (${officeName(office)})`;
  };
  return (
    <>
      {substitutes.length === 0 && (
        <p className="quiet">{t('needs.noSubstitute', { side: officeName('side-referee') })}</p>
      )}
      {substitutes.slice(0, 4).map((substitute, i) => (
        <button
          key={substitute}
          type="button"
          className={i === 0 ? 'button hall-do' : 'button'}
          data-do="seat-substitute"
          data-person={substitute}
          disabled={isSending}
          onClick={() =>
            order(
              { type: 'seat-substitute', game, player, substitute },
              t('needs.seated', { name: nameOf(substitute), absent }),
            )
          }
        >
          {t('needs.seat', { name: called(substitute) })}
        </button>
      ))}
      <button
        type="button"
        className="button"
        data-do="came"
        disabled={isSending}
        onClick={() =>
          order({ type: 'mark-absent', game, player, absent: false }, t('watch.hereTold', { name: absent }))
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
        return <SitIn {...need} />;
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
