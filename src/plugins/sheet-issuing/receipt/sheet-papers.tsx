import { FilePdfOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../../data/use-call';
import { useStoredTask } from '../../../data/use-task';
import { TaskProgress } from '../../../ui/action/task-progress';

/** Makes one PDF of all that the spreadsheet issued, to print and hand out; the task is found again after a reload. */
export function SheetPapers({ id }: { id: number }) {
  const { t } = useTranslation('sheet-issuing');
  const [task, keep] = useStoredTask(`sheet-papers:${id}`);
  const { run, isRunning } = useAction('POST /charge-sheets/{id}/papers');
  const start = async () => keep((await run({ params: { id } })).task);
  if (task !== undefined) return <TaskProgress id={task} title={t('receipt.papers')} />;
  return (
    <Button icon={<FilePdfOutlined />} loading={isRunning} onClick={() => void start().catch(() => undefined)}>
      {t('receipt.papers')}
    </Button>
  );
}
