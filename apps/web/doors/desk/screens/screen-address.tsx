// The address of a screen, for whoever opens it there: known to the tab that made it, and given anew where it is lost.
import { mapOf, text } from '@omerta/base/reading.ts';
import { Confirm } from '../../../desk/confirm.tsx';
import { useDesk } from '../../../desk/desk.tsx';
import { useDraft } from '../../../device/use-draft.ts';
import { QrCode } from '../../../look/qr-code.tsx';
import { Refused } from '../../../people/fields.tsx';
import { useSending } from '../../../people/use-asked.ts';
import { useOutside } from '../../../server/outside.ts';
import { useTranslation } from '../../../texts/use-translation.ts';
import type { DeskScreen } from './pointing.ts';
import { addressOf, screenKeys } from './screen-keys.ts';

const codes = mapOf(text);
const none: Readonly<Record<string, string>> = {};

/** By screen. The server keeps no code that could be read: only this tab can show one again. */
const useCodes = (tournament: string) =>
  useDraft({ name: `screen-codes ${tournament}`, reads: codes, empty: none });

/** Made, and pointed: the id it has, or null where it was refused. */
export const useMakeScreen = () => {
  const { tournament, give } = useDesk();
  const [known, keep] = useCodes(tournament);
  const { sending, refused, send } = useSending();
  const make = async ({ name, shows }: Omit<DeskScreen, 'screen'>): Promise<string | null> => {
    const made = await send(() => screenKeys.make(tournament, name));
    if (!made) return null;
    keep({ ...known, [made.id]: made.key });
    await give({ type: 'point-screen', screen: made.id, name, shows });
    return made.id;
  };
  return { make, sending, refused };
};

const NewAddress = ({ screen, onEnd }: Props) => {
  const { t } = useTranslation('screens');
  const { make, sending, refused } = useMakeScreen();
  const renew = async (): Promise<void> => {
    if ((await make(screen)) !== null) onEnd();
  };
  return (
    <>
      <Confirm title={t('newAddress')} name="new-address" isDisabled={sending} onConfirm={() => void renew()}>
        <p>{t('newAddressWhat', { name: screen.name })}</p>
      </Confirm>
      <Refused sentence={refused} />
    </>
  );
};

type Props = {
  readonly screen: DeskScreen;
  /** What it had before opens nothing any more. */
  readonly onEnd: () => void;
};

export const ScreenAddress = ({ screen, onEnd }: Props) => {
  const { t } = useTranslation('screens');
  const { tournament } = useDesk();
  const [known] = useCodes(tournament);
  const code = known[screen.screen];
  const outside = useOutside();
  if (code === undefined) return <NewAddress screen={screen} onEnd={onEnd} />;
  if (outside === null) return null;
  const address = addressOf(outside, code);
  return (
    <details data-part="address" open>
      <summary className="button">{t('address')}</summary>
      <div className="screen-address">
        <p>{t('openIt')}</p>
        <a className="secret" href={address} target="_blank" rel="noreferrer" data-address={code}>
          {address}
        </a>
        <QrCode code={address} letters="byte" label={t('qr')} />
        <p>{t('orBoard', { code })}</p>
        <p className="quiet">{t('remembered')}</p>
      </div>
    </details>
  );
};
