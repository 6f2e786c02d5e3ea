import { ExportOutlined } from '@ant-design/icons';
import { Button, Popover } from 'antd';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useStoredTask } from '../../data/use-task';
import type { ExportFormat } from './export-panel';

const Panel = lazy(() => import('./export-panel'));

interface Props {
  /** Names it in this browser, as 'billets-export'. */
  place: string;
  /** Starts it for the whole filter; answers the task. */
  start: (format: ExportFormat) => Promise<{ task: number }>;
}

/** Puts the whole filter of a list into a spreadsheet, with its progress in place; found again after a reload. */
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
