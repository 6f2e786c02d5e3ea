import { AppstoreOutlined } from '@ant-design/icons';
import { Button, Popover } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { GridViewsProps } from './grid-views-panel';

const Panel = lazy(() => import('./grid-views-panel'));

/** Filters, order and columns of a list, saved under names. */
export function GridViews({ table, view }: GridViewsProps) {
  const { t } = useTranslation('shell');
  const [open, setOpen] = useState(false);
  return (
    <Popover
      trigger="click"
      placement="bottomRight"
      arrow={false}
      open={open}
      onOpenChange={setOpen}
      content={
        <div role="dialog" aria-label={t('table.views')}>
          <Suspense fallback={<p className="soft">{t('loading')}</p>}>
            <Panel table={table} view={view} onChosen={() => setOpen(false)} />
          </Suspense>
        </div>
      }
    >
      <Button icon={<AppstoreOutlined />} aria-haspopup="dialog" aria-expanded={open}>
        {t('table.views')}
      </Button>
    </Popover>
  );
}
