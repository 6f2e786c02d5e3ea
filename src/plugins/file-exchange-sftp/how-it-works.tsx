import { useTranslation } from 'react-i18next';
import { RouteLink } from '../../ui/page/routing';
import { SidePanel } from '../../ui/page/side-panel';

/** The steps until return files reach the company's server. */
export function HowItWorks({ folds = false }: { folds?: boolean }) {
  const { t } = useTranslation('file-exchange-sftp');
  return (
    <SidePanel
      title={t('how.title')}
      inOrder
      folds={folds}
      points={[t('how.save'), t('how.key'), t('how.try'), t('how.send')]}
      links={[<RouteLink name="cnab:files-transmission:return-files">{t('how.files')}</RouteLink>]}
    />
  );
}
