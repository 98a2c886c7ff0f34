// A board in another window of this device is answered: what is sent, and by what, is fetched when one asks.
import { useEffect } from 'react';
import { boardChannel } from '../session/board-channel.ts';
import type { Session } from '../session/session.ts';

export const useBoardWindow = (session: Session): void =>
  useEffect(() => {
    const channel = new BroadcastChannel(boardChannel);
    let stop = (): void => undefined;
    channel.onmessage = async () => {
      channel.onmessage = null;
      const { answerBoards } = await import('./answer-boards.ts');
      stop = answerBoards(session, channel);
    };
    return () => {
      channel.close();
      stop();
    };
  }, [session]);
