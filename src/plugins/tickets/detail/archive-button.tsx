import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../../data/use-call';

export function ArchiveButton({ id }: { id: number }) {
  const { t } = useTranslation('tickets');
  const { run, isRunning } = useAction('PUT /ticket/{id}/archive', {
    invalidates: ['tickets'],
    success: t('detail.archivedDone'),
  });
  return (
    <Button loading={isRunning} onClick={() => void run({ params: { id } }).catch(() => undefined)}>
      {t('detail.archive')}
    </Button>
  );
}
