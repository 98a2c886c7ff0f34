// The time zone of the hall.
import { Choose } from '../../../people/choose.tsx';
import { useTranslation } from '../../../texts/use-translation.ts';

const zones = Intl.supportedValuesOf('timeZone');

type Props = { readonly zone: string; readonly onChoose: (zone: string) => void };

export const ZoneField = ({ zone, onChoose }: Props) => {
  const { t } = useTranslation('making');
  return (
    <Choose
      label={t('about.zone')}
      name="zone"
      value={zone}
      options={(zones.includes(zone) ? zones : [zone, ...zones]).map((each) => [each, each])}
      onChoose={onChoose}
    />
  );
};
