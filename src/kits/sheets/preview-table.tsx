import { Button } from 'antd';
import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { CallError } from '../../data/use-call';
import { useStable } from '../../data/use-stable';
import { TableFooter } from '../../ui/list/table-footer';
import { DetailSection } from '../../ui/page/detail-page';
import './texts';
import type { usePreviewPage } from './use-preview-page';
import '../../ui/list/data-table.css';
import './sheets.css';

interface Props<R, S extends string> {
  title: string;
  paging: ReturnType<typeof usePreviewPage<S>>;
  /** Of the call that asks for the rows. */
  answer: {
    data?: { items: R[]; total: number } | undefined;
    error?: CallError | null | undefined;
    retry: () => void;
  };
  children: (rows: R[]) => ReactNode;
  extra?: ReactNode;
  /** The spreadsheet is there no more. */
  onGone: () => void;
}

/** The rows of a spreadsheet, by state. */
export function PreviewTable<R, S extends string>(props: Props<R, S>) {
  const { title, paging, answer, children, extra, onGone } = props;
  const { t } = useTranslation(['sheets', 'shell']);
  const { data, error, retry } = answer;
  const isGone = error?.status === 404;
  const onceGone = useStable(onGone);
  useEffect(() => {
    if (isGone) onceGone();
  }, [isGone, onceGone]);
  return (
    <DetailSection title={title} extra={extra}>
      <div className="sheet-tabs" role="group" aria-label={t('sheets:preview.show')}>
        {paging.tabs.map((tab) => (
          <Button
            key={tab.state ?? 'all'}
            size="small"
            type={tab.state === paging.state ? 'primary' : 'default'}
            aria-pressed={tab.state === paging.state}
            onClick={() => paging.show(tab.state)}
          >
            {tab.text}
          </Button>
        ))}
      </div>
      {error ? (
        <div role="alert">
          <p>{t('sheets:preview.failed')}</p>
          <Button onClick={retry}>{t('shell:retry')}</Button>
        </div>
      ) : !data ? (
        <p role="status" className="soft">
          {t('shell:loading')}
        </p>
      ) : data.items.length === 0 ? (
        <p className="soft">{t('sheets:preview.none')}</p>
      ) : (
        <>
          {children(data.items)}
          <TableFooter
            table={{
              total: data.total,
              page: paging.page,
              pageSize: paging.size,
              setPage: paging.setPage,
              setPageSize: paging.setSize,
            }}
          />
        </>
      )}
    </DetailSection>
  );
}
