import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TaskProgress } from './task-progress';
import type { CallError } from '../../data/use-call';
import { hasEnded, useTask, type useStoredTask } from '../../data/use-task';

export type ExportFormat = 'xlsx' | 'csv';

const FORMATS: ExportFormat[] = ['xlsx', 'csv'];

interface Props {
  stored: ReturnType<typeof useStoredTask>;
  start: (format: ExportFormat) => Promise<{ task: number }>;
}

/** What the export button opens. */
export default function ExportPanel({ stored: [id, remember], start }: Props) {
  const { t } = useTranslation('tasks');
  const { task, isGone } = useTask(id);
  const [starting, setStarting] = useState<ExportFormat>();
  const [fault, setFault] = useState('');
  const isFree = id === undefined || isGone || hasEnded(task);

  const begin = async (format: ExportFormat) => {
    setStarting(format);
    setFault('');
    try {
      remember((await start(format)).task);
    } catch (error) {
      setFault((error as CallError).message);
    } finally {
      setStarting(undefined);
    }
  };
  return (
    <div className="export-panel" role="dialog" aria-label={t('export')}>
      {id !== undefined && <TaskProgress id={id} title={t('export')} />}
      {isFree && (
        <>
          <p className="soft">{t('exportHint')}</p>
          {FORMATS.map((format) => (
            <Button
              key={format}
              block
              loading={starting === format}
              disabled={starting !== undefined && starting !== format}
              onClick={() => void begin(format)}
            >
              {t('exportAs', { format: format.toUpperCase() })}
            </Button>
          ))}
        </>
      )}
      {fault && (
        <p role="alert" className="task-failed">
          {fault}
        </p>
      )}
    </div>
  );
}
