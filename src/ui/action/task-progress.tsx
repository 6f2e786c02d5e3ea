import { DownloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { Suspense, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Task } from '@balcao/contract/tasks';
import { useFile } from '../../data/use-file';
import { hasEnded, useTask } from '../../data/use-task';
import './task-progress.css';

interface Props {
  /** Id of the task, as the call that started it answered. */
  id: number;
  /** 'Exportação para CSV'. */
  title: string;
  /** Called once, when it has ended, well or not. */
  onDone?: (task: Task) => void;
}

/** Shows how far a task is, live; then what it refused or why it failed, and its file to download. */
export const TaskProgress = (props: Props) => (
  // The texts of tasks are fetched with the first one that is shown.
  <Suspense fallback={null}>
    <Progress {...props} />
  </Suspense>
);

function Progress({ id, title, onDone }: Props) {
  const { t } = useTranslation('tasks');
  const { task, isGone, error } = useTask(id);
  const file = useFile('GET /tasks/{id}/file');
  const announced = useRef<number>(undefined);
  useEffect(() => {
    if (!task || !hasEnded(task) || announced.current === id) return;
    announced.current = id;
    onDone?.(task);
  }, [task, id, onDone]);

  const ended = hasEnded(task);
  const known = task !== undefined && task.total > 0;
  const count = task && { done: task.done, total: task.total };
  return (
    <section className="task" aria-label={title}>
      <strong>{title}</strong>
      {!ended && !isGone && <progress aria-label={title} {...(known ? { value: task.done, max: task.total } : {})} />}
      {!ended && !isGone && (
        <span className="num soft">
          {known ? t(task.done >= task.total ? 'binding' : 'progress', count!) : t('starting')}
        </span>
      )}
      <div role="status" className="task-end">
        {task?.status === 'done' && <span className="num">{known ? t('done', count!) : t('doneEmpty')}</span>}
        {ended && task!.refused > 0 && (
          <span className="num task-refused">{t('refused', { count: task!.refused })}</span>
        )}
        {task?.status === 'failed' && <span className="task-failed">{task.error ?? t('failed')}</span>}
        {isGone && <span className="soft">{t('gone')}</span>}
        {!isGone && error && !ended && <span className="soft">{t('unknown')}</span>}
      </div>
      {task?.file && (
        <Button
          type="primary"
          icon={<DownloadOutlined />}
          loading={file.isRunning}
          onClick={() => void file.download({ params: { id } }, task.file!.name)}
        >
          {t('download', { name: task.file.name })}
        </Button>
      )}
    </section>
  );
}
