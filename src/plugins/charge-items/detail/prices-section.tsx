import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DetailSection } from '../../../ui/page/detail-page';
import { formatDay } from '../../../ui/text/format';
import { Money } from '../../../ui/text/money';
import { PartFailure } from '../../../ui/page/part-failure';
import { TableFooter } from '../../../ui/list/table-footer';
import { useCall } from '../../../data/use-call';
import type { PageSize } from '@balcao/contract/shared/paging';
import '../../../ui/list/plain-table.css';

/** Every value the item has had, newest first, with how much it changed. */
export function PricesSection({ id }: { id: number }) {
  const { t } = useTranslation(['charge-items', 'shell']);
  const [page, setPage] = useState(1);
  const [pageSize, setPageSize] = useState<PageSize>(15);
  const { data, error, retry } = useCall(
    'GET /charge-items/{id}/prices',
    { params: { id }, query: { page, size: pageSize } },
    { resource: 'charge-items', topic: 'charge-items' },
  );
  const footer = {
    total: data?.total ?? 0,
    page,
    pageSize,
    setPage,
    setPageSize: (size: number) => (setPageSize(size as PageSize), setPage(1)),
  };
  return (
    <DetailSection title={t('charge-items:detail.prices')}>
      {error ? (
        <PartFailure message={t('charge-items:detail.pricesFailed')} onRetry={retry} />
      ) : !data ? (
        <p role="status" className="soft">
          {t('shell:loading')}
        </p>
      ) : (
        <>
          <table className="plain-table">
            <thead>
              <tr>
                <th scope="col">{t('charge-items:detail.day')}</th>
                <th scope="col" className="right">
                  {t('charge-items:detail.change')}
                </th>
                <th scope="col" className="right">
                  {t('charge-items:detail.price')}
                </th>
              </tr>
            </thead>
            <tbody>
              {data.items.map((price, at) => (
                <tr key={price.id}>
                  <td className="num">
                    {formatDay(price.created_at)}
                    {price.user && <div className="soft">{price.user}</div>}
                  </td>
                  <td className="right num">
                    {changeOf(price.value, data.items[at + 1]?.value) ??
                      (at === data.items.length - 1 && page * pageSize >= data.total
                        ? t('charge-items:detail.first')
                        : '')}
                  </td>
                  <td className="right">
                    <Money cents={price.value} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          {data.total > 15 && <TableFooter table={footer} />}
        </>
      )}
    </DetailSection>
  );
}

const percent = new Intl.NumberFormat('pt-BR', {
  style: 'percent',
  maximumFractionDigits: 1,
  signDisplay: 'exceptZero',
});

/** '+8,7%' from the value before; nothing where that is not known. */
const changeOf = (value: number, before: number | undefined): string | undefined =>
  before === undefined ? undefined : percent.format(value / before - 1);
