import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useAction, useCall } from '../../data/use-call';
import { DetailSection } from '../../ui/page/detail-page';
import { formatDay, formatInstant } from '../../ui/text/format';
import { Money } from '../../ui/text/money';
import { RedemptionState } from './states';
import '../../ui/list/plain-table.css';

/** What was taken out of an investment; one that waits for the market can be cancelled. */
export function Redemptions({ investment }: { investment: number }) {
  const { t } = useTranslation('investments');
  const { data } = useCall('POST /investments/history', { body: { investment, size: 50 } }, { topic: 'investments' });
  const cancel = useAction('PUT /investments/redemptions/{id}/cancel', {
    invalidates: ['investments', 'investment-history'],
    success: t('history.cancelled'),
  });
  if (!data?.items.length) return null;
  return (
    <DetailSection title={t('history.title')}>
      <table className="plain-table plain-lines">
        <caption className="sr-only">{t('history.title')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('history.at')}</th>
            <th scope="col">{t('stateTitle')}</th>
            <th scope="col" className="right">
              {t('gross')}
            </th>
            <th scope="col" className="right">
              {t('net')}
            </th>
          </tr>
        </thead>
        <tbody>
          {data.items.map((one) => (
            <tr key={one.id}>
              <td>
                {one.state === 'scheduled'
                  ? t('history.for', { day: formatDay(one.scheduled_for) })
                  : formatInstant(one.settled_at ?? one.created_at)}
              </td>
              <td>
                <RedemptionState state={one.state} />{' '}
                {one.state === 'scheduled' && (
                  <Button
                    type="link"
                    size="small"
                    loading={cancel.isRunning}
                    onClick={() => void cancel.run({ params: { id: one.id } }).catch(() => undefined)}
                  >
                    {t('history.cancel')}
                  </Button>
                )}
              </td>
              <td className="right" data-label={t('gross')}>
                <Money cents={one.gross} />
              </td>
              <td className="right">
                <Money cents={one.net} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </DetailSection>
  );
}
