// The way from a finished game to its replay: the game goes along in the address.
import { useNavigate } from '../routing/way.ts';
import { useTranslation } from '../texts/use-translation.ts';
import { packed } from './packed.ts';

export const ReplayLink = ({ text }: { readonly text: () => string }) => {
  const { t } = useTranslation('common');
  const navigate = useNavigate();
  const open = async (): Promise<void> => navigate({ to: '/replay', hash: await packed(text()) });
  return (
    <button type="button" className="button" data-go="replay" onClick={() => void open()}>
      {t('replay')}
    </button>
  );
};
