import { FilePdfOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../../../data/use-call';
import { useStoredTask } from '../../../../data/use-task';
import { TaskProgress } from '../../../../ui/action/task-progress';

/** Makes one PDF of all issued billets, with its progress in place; the task is found again after a reload. */
export function BatchPapers({ uuid, ids }: { uuid: string; ids: number[] }) {
  const { t } = useTranslation('charges');
  const [task, remember] = useStoredTask(`papers:${uuid}`);
  const { run, isRunning } = useAction('POST /charges/pdf');
  const start = async () => remember((await run({ body: { ids } })).task);
  if (task !== undefined) return <TaskProgress id={task} title={t('batch.papers')} />;
  return (
    <Button icon={<FilePdfOutlined />} loading={isRunning} onClick={() => void start().catch(() => undefined)}>
      {t('batch.papers')}
    </Button>
  );
}
