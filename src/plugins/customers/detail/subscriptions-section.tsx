import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { DetailSection } from '../../../ui/page/detail-page';
import { formatDay } from '../../../ui/text/format';
import { Money } from '../../../ui/text/money';
import { StatusTag, type Tone } from '../../../ui/text/status-tag';
import { useCall } from '../../../data/use-call';
import '../../../ui/list/plain-table.css';

const TONES: Record<string, Tone> = { new: 'wait', active: 'good', canceled: 'off', expired: 'off' };

/** Subscriptions of a customer. */
export function SubscriptionsSection({ document }: { document: string }) {
  const { t } = useTranslation(['customers', 'shell']);
  const { data, error, retry } = useCall(
    'GET /customers/{document}/subscriptions',
    { params: { document }, query: { page: 1, size: 10 } },
    { topic: 'subscriptions' },
  );
  return (
    <DetailSection title={t('customers:detail.subscriptions')}>
      {error ? (
        <>
          <p role="alert">{t('customers:detail.subscriptionsFailed')}</p>
          <Button onClick={retry}>{t('shell:retry')}</Button>
        </>
      ) : !data ? (
        <p role="status" className="soft">
          {t('shell:loading')}
        </p>
      ) : data.items.length === 0 ? (
        <p className="soft lines">{t('customers:detail.subscriptionsEmpty')}</p>
      ) : (
        <table className="plain-table plain-lines">
          <thead>
            <tr>
              <th scope="col">{t('customers:detail.plan')}</th>
              <th scope="col">{t('customers:detail.next')}</th>
              <th scope="col">{t('customers:detail.status')}</th>
              <th scope="col" className="right">
                {t('customers:detail.value')}
              </th>
            </tr>
          </thead>
          <tbody>
            {data.items.map(({ id, name, next_expire_at, status, translated_status, value }) => (
              <tr key={id}>
                <td>{name}</td>
                <td className="num">{formatDay(next_expire_at)}</td>
                <td>
                  <StatusTag tone={TONES[status] ?? 'off'}>{translated_status}</StatusTag>
                </td>
                <td className="right">
                  <Money cents={value} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </DetailSection>
  );
}
