import { useNotification } from '@refinedev/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BulkDialog } from '../../../ui/action/bulk-dialog';
import { useAction } from '../../../data/use-call';
import { OpenCharges } from '../parts/open-charges';

interface Props {
  ids: number[];
  onDone: () => void;
  onClose: () => void;
}

/** Deletes the selected customers (AREAS-7-customers-1), showing first what they still owe. */
export default function RemoveCustomers({ ids: asked, onDone, onClose }: Props) {
  const { t } = useTranslation('customers');
  // The customers selected when the dialog opened: the list clears its selection once they are deleted.
  const [ids] = useState(asked);
  const { run } = useAction('PUT /customers', { invalidates: ['customers'], quiet: true });
  const { open } = useNotification();
  const remove = async () => {
    const { results } = await run({ body: { ids } });
    // a customer that the server did not find was deleted by somebody else meanwhile, so counts as deleted
    return { results: results.map(({ id }) => ({ id, ok: true, message: null })) };
  };
  const count = ids.length;
  return (
    <BulkDialog
      title={t('remove.titleSeveral', { count })}
      text={t('remove.textSeveral')}
      submit={t('remove.submitSeveral', { count })}
      danger
      run={remove}
      onDone={() => {
        onDone();
        open?.({ type: 'success', message: t('remove.doneSeveral', { count }) });
      }}
      onClose={onClose}
    >
      <OpenCharges ids={ids} />
    </BulkDialog>
  );
}
