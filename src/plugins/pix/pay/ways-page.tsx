import { BankOutlined, KeyOutlined, QrcodeOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { PixHelp } from '../../../kits/pix/pix-help';
import { PageLayout } from '../../../ui/page/page-layout';
import { RouteLink } from '../../../ui/page/routing';
import { Contacts } from './contacts';
import './pay.css';

const WAYS = [
  { way: 'key', route: 'pix-by-key', icon: <KeyOutlined /> },
  { way: 'qrcode', route: 'pix-by-code', icon: <QrcodeOutlined /> },
  { way: 'account', route: 'pix-by-account', icon: <BankOutlined /> },
] as const;

/** Ways to pay by Pix, and frequent receivers. */
export default function WaysPage() {
  const { t } = useTranslation('pix');
  return (
    <PageLayout title={t('pay.title')} actions={<PixHelp />} lead={t('pay.lead')}>
      <ul className="pix-ways">
        {WAYS.map(({ way, route, icon }) => (
          <li key={way}>
            <RouteLink name={route} className="pix-way card">
              <span className="pix-way-icon" aria-hidden="true">
                {icon}
              </span>
              <strong>{t(`way.${way}`)}</strong>
              <span className="soft">{t(`way.${way}Text`)}</span>
            </RouteLink>
          </li>
        ))}
      </ul>
      <Contacts />
    </PageLayout>
  );
}
