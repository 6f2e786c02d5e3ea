import { useTranslation } from 'react-i18next';
import { useAction } from '../../../data/use-call';
import { ActionDrawer } from '../../../ui/action/action-drawer';
import { useRequest } from './use-request';

/** Refuses a receiver's request. */
export default function RefuseRequest() {
  const { t } = useTranslation('pix-automatic');
  const { request, isLoading, retry } = useRequest();
  const { run } = useAction('POST /pix/automatic/requests/{id}/refuse', {
    invalidates: ['pix-automatic'],
    success: t('refuse.done'),
    quiet: true,
  });
  const send = async () => {
    await run({ params: { id: request!.id } });
    retry();
  };
  return (
    <ActionDrawer
      title={t('refuse.title')}
      submit={t('refuse.submit')}
      danger
      submitOff={request ? undefined : t('accept.gone')}
      isLoading={isLoading}
      onSubmit={send}
    >
      <p>{request ? t('refuse.text', { name: request.receiver.name }) : t('accept.gone')}</p>
    </ActionDrawer>
  );
}
