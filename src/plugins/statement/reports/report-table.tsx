import { DownloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { StatementReport } from '@balcao/contract/statement';
import { useFile } from '../../../data/use-file';
import { formatInstant } from '../../../ui/text/format';
import { StatusTag } from '../../../ui/text/status-tag';
import '../../../ui/list/plain-table.css';
import './reports.css';

const TONES = { waiting: 'wait', running: 'wait', done: 'good', failed: 'bad' } as const;

/** The requested files: progress, error or download of each. */
export function ReportTable({ reports }: { reports: StatementReport[] }) {
  const { t } = useTranslation('statement');
  const file = useFile('GET /tasks/{id}/file');
  return (
    <ul className="reports">
      {reports.map(({ task, status, done, total, error, file: made, created_at }) => (
        <li key={task}>
          <div className="reports-what">
            <strong>{made?.name ?? formatInstant(created_at)}</strong>
            <span className="soft">
              {made ? formatInstant(created_at) : (error ?? t('reports.progress', { done, total }))}
            </span>
          </div>
          <StatusTag tone={TONES[status]}>{t(`reports.${status}`)}</StatusTag>
          {made && (
            <Button
              icon={<DownloadOutlined />}
              aria-label={`${t('reports.download')} ${made.name}`}
              onClick={() => void file.download({ params: { id: task } }, made.name)}
            >
              {t('reports.download')}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
