import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useSession } from '../../../data/session';
import { useCall } from '../../../data/use-call';
import { whatsappNumber } from '../../../kits/charging/share/share';
import { OPEN_BILLETS } from '../../../resources/billets';
import { HomeCard } from '../../../ui/page/home-card';
import { formatMoney } from '../../../ui/text/format';
import { Money } from '../../../ui/text/money';
import { useBilletsPath } from './use-open-billets';
import './cards.css';

/** The card of debtors; hidden for personal accounts, which cannot issue. */
export default function Debtors() {
  const { session } = useSession();
  return session.currentAccount.account.modality === 'you' ? null : <DebtorsCard />;
}

/** The five customers who owe most past due, for how many days, with a link to remind each by WhatsApp. */
function DebtorsCard() {
  const { t } = useTranslation('receivables');
  const pathOf = useBilletsPath();
  const { data, error, isLoading, retry } = useCall(
    'GET /receivables/debtors',
    {},
    { resource: 'billets', topic: 'charges' },
  );
  const remind = (name: string, phone: string | null, value: number) => {
    const text = t('message', { name, value: formatMoney(value), interpolation: { escapeValue: false } });
    return `https://wa.me/${whatsappNumber(phone)}?text=${encodeURIComponent(text)}`;
  };
  return (
    <HomeCard title={t('debtors')} isLoading={isLoading} error={error} onRetry={retry} lines={5}>
      {data?.items.length === 0 ? (
        <p className="soft">{t('noDebtors')}</p>
      ) : (
        <ul className="home-lines">
          {data?.items.map(({ customer, name, phone, value, daysLate }) => (
            <li key={customer} className="debtor">
              <Link
                className="home-name"
                title={name}
                to={pathOf({ customer, status: [...OPEN_BILLETS], due: { to: data.dueTo } })}
              >
                {name}
              </Link>
              <Money cents={value} />
              <span className="faint home-late">{t('late', { count: daysLate })}</span>
              {whatsappNumber(phone) && (
                <a
                  href={remind(name, phone, value)}
                  target="_blank"
                  rel="noreferrer"
                  aria-label={t('remindOf', { name })}
                >
                  {t('remind')}
                </a>
              )}
            </li>
          ))}
        </ul>
      )}
    </HomeCard>
  );
}
