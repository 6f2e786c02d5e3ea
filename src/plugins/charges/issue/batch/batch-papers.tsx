import { FilePdfOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../../../data/use-call';
import { useStoredTask, useTask } from '../../../../data/use-task';
import { TaskProgress } from '../../../../ui/action/task-progress';

/**
 * Makes one PDF of all issued billets, with its progress in place; the task is found again after a reload,
 * and begun anew once it failed or is stored no more.
 */
export function BatchPapers({ uuid, ids }: { uuid: string; ids: number[] }) {
  const { t } = useTranslation('charges');
  const [stored, remember] = useStoredTask(`papers:${uuid}`);
  const { run, isRunning } = useAction('POST /charges/pdf');
  const start = async () => remember((await run({ body: { ids } })).task);
  const { task, isGone } = useTask(stored);
  const isFree = stored === undefined || isGone || task?.status === 'failed';
  return (
    <>
      {stored !== undefined && <TaskProgress id={stored} title={t('batch.papers')} />}
      {isFree && (
        <Button icon={<FilePdfOutlined />} loading={isRunning} onClick={() => void start().catch(() => undefined)}>
          {t('batch.papers')}
        </Button>
      )}
    </>
  );
}
