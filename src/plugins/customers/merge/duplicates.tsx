import { Button } from 'antd';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import type { PageSize } from '@balcao/contract/shared/paging';
import { TableFooter } from '../../../ui/list/table-footer';
import { DetailPage } from '../../../ui/page/detail-page';
import { maskDocument } from '../../../ui/text/format';
import { usePathOf } from '../../../ui/page/routing';
import { useCall } from '../../../data/use-call';
import { useCustomerPath } from '../parts/customer-menu';
import '../../../ui/list/data-table.css';
import './merge.css';

const AT_ONCE = 50;
const list = new Intl.ListFormat('pt-BR');

/** Pairs or groups of customers that may be the same, to be compared and merged. */
export default function Duplicates() {
  const { t } = useTranslation('customers');
  const [page, setPage] = useState(1);
  const [size, setSize] = useState<PageSize>(AT_ONCE);
  const { data, error, isLoading, retry } = useCall(
    'POST /customers/duplicates',
    { body: { page, size } },
    { resource: 'customers', topic: 'customers' },
  );
  const navigate = useNavigate();
  const merge = usePathOf()('customers-merge')!;
  const pathOf = useCustomerPath();
  const groups = data?.items ?? [];
  // the last ones of this page were merged
  const isPast = data?.items.length === 0 && page > 1;
  useEffect(() => {
    if (isPast) setPage((past) => past - 1);
  }, [isPast]);
  return (
    <DetailPage
      title={t('duplicates.title')}
      lead={t('duplicates.lead')}
      query={{ isLoading: isLoading || isPast, error, retry }}
    >
      {groups.length === 0 ? (
        <div className="card">
          <h2 className="card-title">{t('duplicates.empty')}</h2>
          <p className="soft">{t('duplicates.emptyText')}</p>
        </div>
      ) : (
        <>
          <p role="status">{t('duplicates.count', { count: data!.total })}</p>
          <ul className="candidates" aria-label={t('duplicates.title')}>
            {groups.map(({ same, customers }) => (
              <li key={customers.map(({ id }) => id).join()} className="card">
                <ul className="candidates-who">
                  {customers.map(({ id, name, document }) => (
                    <li key={id}>
                      <Link to={pathOf(id)}>{name}</Link> <span className="soft num">{maskDocument(document)}</span>
                    </li>
                  ))}
                </ul>
                <span className="soft">
                  {t('duplicates.same', { what: list.format(same.map((reason) => t(`same.${reason}`))) })}
                </span>
                <Button onClick={() => void navigate(`${merge}?ids=${customers.map(({ id }) => id).join(',')}`)}>
                  {t('duplicates.compare')}
                </Button>
              </li>
            ))}
          </ul>
          {data!.total > groups.length && (
            <TableFooter
              table={{
                total: data!.total,
                page,
                pageSize: size,
                setPage,
                setPageSize: (chosen) => {
                  setSize(chosen as PageSize);
                  setPage(1);
                },
              }}
            />
          )}
        </>
      )}
    </DetailPage>
  );
}
