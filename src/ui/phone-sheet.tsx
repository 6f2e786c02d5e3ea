import { Button, Drawer } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useCloseSheet } from './close-sheet';
import type { FilterTable } from './filter-bar';

/** The filters of a bar that has no sheet of its own, on a phone; each is set at once. */
export default function PhoneSheet({ table, children }: { table: FilterTable; children: ReactNode }) {
  const { t } = useTranslation('shell');
  const close = useCloseSheet();
  return (
    <Drawer
      open
      onClose={close}
      placement="bottom"
      height="auto"
      title={t('filters.open')}
      footer={
        <div className="sheet-foot">
          <Button onClick={table.clearFilters}>{t('filters.clear')}</Button>
          <Button type="primary" onClick={close}>
            {t('filters.apply')}
          </Button>
        </div>
      }
    >
      <div className="filters-sheet">{children}</div>
    </Drawer>
  );
}
