// Without HTTPS: what this phone lacks, and the way to the address that has it.
import { canStartOffline, canStayAwake, hasCamera } from '../../offline/abilities.ts';
import { useTranslation } from '../../texts/use-translation.ts';

const lacks = { offline: canStartOffline, awake: canStayAwake, camera: hasCamera } as const;

export const PlainHttp = () => {
  const { t } = useTranslation('served');
  const missing = (['offline', 'awake', 'camera'] as const).filter((each) => !lacks[each]());
  return (
    <aside role="alert" className="plain-http">
      <p>{t('plain')}</p>
      <ul>
        {missing.map((each) => (
          <li key={each} data-missing={each}>
            {t(`plainMissing.${each}`)}
          </li>
        ))}
      </ul>
      <a className="button" data-go="https" href={`https://${location.host}${location.pathname}`}>
        {t('plainGo')}
      </a>
    </aside>
  );
};
