import { useTranslation } from 'react-i18next';
import { useCall } from '../../../data/use-call';
import { RouteLink } from '../../../ui/page/routing';
import { formatDay } from '../../../ui/text/format';
import { Money } from '../../../ui/text/money';
import { ReceivableState } from '../parts/states';
import { WideTable } from '../../../ui/list/wide-table';

/** Instalments of one sale, or in one payout; of a payout each leads to its sale. */
export function ReceivableTable({ filter }: { filter: { sale: number } | { payout: number } }) {
  const { t } = useTranslation('card-machine');
  const body = { ...filter, size: 100 as const, asc: true };
  const { data } = useCall('POST /pos/receivables/search', { body }, { topic: 'card-machine' });
  if (!data) return null;
  return (
    <WideTable label={t('receivables.title')} inLines>
      <thead>
        <tr>
          <th scope="col">{t('payDay')}</th>
          <th scope="col">{t('parcel')}</th>
          <th scope="col">{t('stateTitle')}</th>
          <th scope="col" className="right">
            {t('gross')}
          </th>
          <th scope="col" className="right">
            {t('fees.column')}
          </th>
          <th scope="col" className="right">
            {t('net')}
          </th>
        </tr>
      </thead>
      <tbody>
        {data.items.map((one) => (
          <tr key={one.id}>
            <td className="num">{formatDay(one.expected_pay_day)}</td>
            <td>
              {t('parcelOf', { parcel: one.parcel, parcels: one.parcels })}{' '}
              {'payout' in filter && (
                <RouteLink name="card-machine-sale" params={{ id: one.sale }}>
                  {t('sale.of', { id: one.sale })}
                </RouteLink>
              )}
            </td>
            <td>
              <ReceivableState state={one.state} />
              {'sale' in filter && one.payout !== null && (
                <div>
                  <RouteLink name="card-machine-payout" params={{ id: one.payout }}>
                    {t('payout.see')}
                  </RouteLink>
                </div>
              )}
            </td>
            <td className="num right" data-label={t('gross')}>
              <Money cents={one.gross} />
            </td>
            <td className="num right" data-label={t('fees.column')}>
              <Money cents={one.fee} />
            </td>
            <td className="right num">
              <Money cents={one.net} />
            </td>
          </tr>
        ))}
      </tbody>
    </WideTable>
  );
}
