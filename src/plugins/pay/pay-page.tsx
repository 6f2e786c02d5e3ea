import { RightOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useMenu, waysToPay } from '../../ui/page/menu';
import { PageLayout } from '../../ui/page/page-layout';
import { RouteLink } from '../../ui/page/routing';
import './pay-page.css';

/** Every way to pay that this person may use, and where what was paid or waits is found. */
export default function PayPage() {
  const { t, i18n } = useTranslation('pay');
  const text = i18n.t as (key: string) => string;
  const ways = waysToPay(useMenu());
  return (
    <PageLayout title={t('title')} lead={t('lead')}>
      <ul className="pay-ways card">
        {ways.map(({ id, to, label, pays, Icon }) => (
          <li key={id}>
            <Link to={to} className="pay-way">
              <span className="pay-icon" aria-hidden="true">
                {Icon && <Icon />}
              </span>
              <span>
                <strong>{text(label)}</strong>
                <span className="soft">{text(pays.text)}</span>
              </span>
              <RightOutlined aria-hidden="true" />
            </Link>
          </li>
        ))}
      </ul>
      <nav className="pay-after" aria-label={t('after')}>
        <RouteLink name="pay-transfer:scheduled-payments">{t('scheduled')}</RouteLink>
        <RouteLink name="pay-transfer:receipts">{t('receipts')}</RouteLink>
      </nav>
    </PageLayout>
  );
}
