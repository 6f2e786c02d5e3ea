import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../data/use-call';
import { useStoredTask } from '../../data/use-task';
import { TaskProgress } from '../../ui/action/task-progress';
import { DetailSection } from '../../ui/page/detail-page';

/** Makes a copy of the person's data; a task, so that they can leave the page meanwhile. */
export function CopyCard() {
  const { t } = useTranslation('personal-data');
  const [task, store] = useStoredTask('personal-data-copy');
  const { run, isRunning } = useAction('POST /personal-data/export');
  const start = () => {
    // a refusal is told by the action itself
    run({ body: {} }).then(
      (started) => store(started.task),
      () => undefined,
    );
  };
  const get = (
    <Button type="primary" loading={isRunning} onClick={start}>
      {t('copy.submit')}
    </Button>
  );
  return (
    <DetailSection title={t('copy.title')} extra={get}>
      <p>{t('copy.lead')}</p>
      {task !== undefined && <TaskProgress key={task} id={task} title={t('copy.task')} />}
    </DetailSection>
  );
}
