import { useTranslation } from 'react-i18next';
import { RouteLink } from '../../ui/page/routing';
import { SidePanel } from '../../ui/page/side-panel';

/** How a deposit by billet reaches the account, and what is faster. */
export function HowItWorks() {
  const { t } = useTranslation('deposits');
  return (
    <SidePanel
      title={t('how.title')}
      inOrder
      points={[t('how.pay'), t('how.days'), t('how.credit')]}
      links={[<RouteLink name="pix:qrcode">{t('how.qr')}</RouteLink>]}
    />
  );
}
