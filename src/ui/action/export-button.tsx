import { ExportOutlined } from '@ant-design/icons';
import { Button, Popover } from 'antd';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useStoredTask } from '../../data/use-task';
import type { ExportFormat } from './export-panel';

const Panel = lazy(() => import('./export-panel'));

interface Props {
  /** The name under which this tab remembers the export, as 'billets-export'. */
  place: string;
  /** Starts the export of the whole filter; answers the id of its task. */
  start: (format: ExportFormat) => Promise<{ task: number }>;
}

/** Exports all rows of a list's filter and shows the progress in place; a running export is found again after a reload. */
export function ExportButton({ place, start }: Props) {
  const { t } = useTranslation('shell');
  const stored = useStoredTask(place);
  return (
    <Popover
      trigger="click"
      placement="bottomRight"
      arrow={false}
      content={
        <Suspense fallback={<p className="soft">{t('loading')}</p>}>
          <Panel stored={stored} start={start} />
        </Suspense>
      }
    >
      <Button icon={<ExportOutlined />} aria-haspopup="dialog">
        {t('table.export')}
      </Button>
    </Popover>
  );
}
