import { useNotification } from '@refinedev/core';
import { useTranslation } from 'react-i18next';
import { ActionDrawer } from '../../../ui/action-drawer';
import { useAction } from '../../../ui/use-call';
import { useAskedIds } from '../parts/asked-ids';
import { OpenCharges } from '../parts/open-charges';

/** Deletes the ticked customers (AREAS-7-customers-1), saying first what is still open. */
export default function RemoveCustomers() {
  const { t } = useTranslation('customers');
  const ids = useAskedIds();
  const { run } = useAction('PUT /customers', { invalidates: ['customers'], quiet: true });
  const { open } = useNotification();
  const send = async () => {
    const { results } = await run({ body: { ids } });
    // one that is not there was deleted by somebody else meanwhile: it is gone all the same
    open?.({ type: 'success', message: t('remove.doneSeveral', { count: results.length }) });
  };
  const count = ids.length;
  return (
    <ActionDrawer title={t('remove.titleSeveral')} submit={t('remove.submitSeveral', { count })} danger submitOff={count === 0 ? t('remove.nobody') : undefined} onSubmit={send}>
      {count === 0 ? (
        <p>{t('remove.nobody')}</p>
      ) : (
        <>
          <p>
            <strong>{t('remove.chosen', { count })}</strong>
          </p>
          <OpenCharges ids={ids} />
          <p className="soft">{t('remove.textSeveral')}</p>
        </>
      )}
    </ActionDrawer>
  );
}
