import { FilePdfOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../../data/use-call';
import { useStoredTask, useTask } from '../../../data/use-task';
import { TaskProgress } from '../../../ui/action/task-progress';

/**
 * Makes one PDF of all that the spreadsheet issued, to print and hand out; the task is found again after a reload,
 * and begun anew once it failed or is stored no more.
 */
export function SheetPapers({ id }: { id: number }) {
  const { t } = useTranslation('sheet-issuing');
  const [stored, keep] = useStoredTask(`sheet-papers:${id}`);
  const { run, isRunning } = useAction('POST /charge-sheets/{id}/papers');
  const start = async () => keep((await run({ params: { id } })).task);
  const { task, isGone } = useTask(stored);
  const isFree = stored === undefined || isGone || task?.status === 'failed';
  return (
    <>
      {stored !== undefined && <TaskProgress id={stored} title={t('receipt.papers')} />}
      {isFree && (
        <Button icon={<FilePdfOutlined />} loading={isRunning} onClick={() => void start().catch(() => undefined)}>
          {t('receipt.papers')}
        </Button>
      )}
    </>
  );
}
