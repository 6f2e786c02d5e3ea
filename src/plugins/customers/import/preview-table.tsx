import { Button } from 'antd';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CustomersImport, ImportRow } from '@balcao/contract/customers-import';
import { DetailSection } from '../../../ui/page/detail-page';
import { TableFooter } from '../../../ui/list/table-footer';
import { useCall } from '../../../data/use-call';
import type { PageSize } from '@balcao/contract/shared/paging';
import { useStable } from '../../../data/use-stable';
import { PreviewRows } from './preview-rows';
import '../../../ui/list/data-table.css';

const STATES = [undefined, 'refused', 'new', 'known'] as const;

interface Props {
  draft: CustomersImport;
  /** The spreadsheet is there no more. */
  onGone: () => void;
}

/** The rows as they would be registered, each fault at its cell. */
export function PreviewTable({ draft, onGone }: Props) {
  const { t } = useTranslation(['customers-import', 'shell']);
  const [state, setState] = useState<ImportRow['state'] | undefined>(draft.refused > 0 ? 'refused' : undefined);
  const [turned, setPage] = useState(1);
  const [size, setSize] = useState<PageSize>(15);
  const count = (of: ImportRow['state'] | undefined) => (of ? draft[of] : draft.total);
  // columns chosen anew leave fewer rows at fault
  const page = Math.min(turned, Math.max(1, Math.ceil(count(state) / size)));
  const { data, error, retry } = useCall('POST /customers-import/{id}/rows', {
    params: { id: draft.id },
    body: { page, size, ...(state ? { state } : {}) },
  });
  const isGone = error?.status === 404;
  const tellGone = useStable(onGone);
  useEffect(() => {
    if (isGone) tellGone();
  }, [isGone, tellGone]);
  const choose = (next: ImportRow['state'] | undefined) => {
    setState(next);
    setPage(1);
  };
  return (
    <DetailSection title={t('customers-import:preview.title')}>
      <div className="import-tabs" role="group" aria-label={t('customers-import:preview.show')}>
        {STATES.map((one) => (
          <Button
            key={one ?? 'all'}
            size="small"
            type={one === state ? 'primary' : 'default'}
            aria-pressed={one === state}
            onClick={() => choose(one)}
          >
            {t(`customers-import:preview.${one ?? 'all'}`, { count: count(one) })}
          </Button>
        ))}
      </div>
      {error ? (
        <div role="alert">
          <p>{t('customers-import:preview.failed')}</p>
          <Button onClick={retry}>{t('shell:retry')}</Button>
        </div>
      ) : !data ? (
        <p role="status" className="soft">
          {t('shell:loading')}
        </p>
      ) : data.items.length === 0 ? (
        <p className="soft">{t('customers-import:preview.none')}</p>
      ) : (
        <>
          <PreviewRows columns={draft.columns} rows={data.items} />
          <TableFooter
            table={{
              total: data.total,
              page,
              pageSize: size,
              setPage,
              setPageSize: (next) => {
                setSize(next as PageSize);
                setPage(1);
              },
            }}
          />
        </>
      )}
    </DetailSection>
  );
}
