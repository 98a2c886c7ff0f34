// Badges before the camera: whoever comes is checked in, and whoever cannot be is told why.

import { personOnBadge } from '@omerta/documents/tournament/badge.ts';
import { useRef, useState } from 'react';
import { Camera } from '../../../camera/camera.tsx';
import { useDesk, useNameOf } from '../../../desk/desk.tsx';
import { type AtTheDoor, atTheDoor, isReadAnew, type LastRead } from '../../../desk/roster/standing.ts';
import { useTranslation } from '../../../texts/use-translation.ts';

type Said = { readonly sentence: string; readonly isBad: boolean };

const useDoor = () => {
  const { t } = useTranslation('roster');
  const { picture, give } = useDesk();
  const nameOf = useNameOf();
  const sentence = (found: AtTheDoor, nickname: string): string =>
    found.is === 'suspended'
      ? t('checkIn.door.suspended', { nickname, to: found.to, clause: found.clause })
      : t(`checkIn.door.${found.is}`, { nickname });
  return async (person: string): Promise<Said> => {
    const nickname = nameOf(person);
    const found = atTheDoor(picture, person, new Date().toISOString());
    if (found.is !== 'welcome') return { sentence: sentence(found, nickname), isBad: true };
    const order = { type: 'check-in', person, here: true } as const;
    const told = t('hereTold', { nickname });
    return (await give(order, { told, undo: [{ ...order, here: false }] }))
      ? { sentence: sentence(found, nickname), isBad: false }
      : { sentence: t('checkIn.refused', { nickname }), isBad: true };
  };
};

export const BadgeReader = () => {
  const { t } = useTranslation('roster');
  const [said, setSaid] = useState<Said | null>(null);
  const last = useRef<LastRead>(null);
  const comes = useDoor();
  const read = (code: string): void => {
    const now = performance.now();
    const isAnew = isReadAnew(last.current, code, now);
    last.current = { code, at: now };
    if (!isAnew) return;
    const person = personOnBadge(code);
    if (person === null) return setSaid({ sentence: t('checkIn.notOurs'), isBad: true });
    void comes(person).then(setSaid);
  };
  return (
    <div className="roster-part">
      <div className="roster-camera">
        <Camera onCode={read} refused={t('checkIn.noCamera')} />
      </div>
      <p className={said?.isBad ? 'roster-door bad' : 'roster-door'} role="status" data-part="door">
        {said?.sentence ?? t('checkIn.hold')}
      </p>
    </div>
  );
};
