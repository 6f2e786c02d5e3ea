import { useNotification } from '@refinedev/core';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../../ui/use-call';
import { useToday } from '../../../ui/use-today';
import { DueField } from '../parts/due-field';
import { TOUCHED } from '../parts/use-billet';
import { BilletDrawer } from './billet-drawer';
import { EarlyNote } from './early-note';

interface Values {
  expire_at: string;
}

/** What is over is issued again with a new due date; the page below leads to the new billet. */
export default function ReissueBillet() {
  const { t } = useTranslation('charges');
  const { run } = useAction('POST /charge/{id}/reissue', { invalidates: TOUCHED, quiet: true });
  const { open } = useNotification();
  const today = useToday();
  const reissue = async (id: number, { expire_at }: Values) => {
    const made = await run({ params: { id }, body: { expire_at } });
    open?.({ type: 'success', message: t('reissue.done', { id: made.id }) });
  };
  return (
    <BilletDrawer<Values> action="reissue" onSubmit={reissue}>
      {(billet) => (
        <>
          <DueField label={t('reissue.field')} rules={[{ required: true, message: t('terms.dueRequired') }]} />
          <EarlyNote billet={billet} today={today} />
        </>
      )}
    </BilletDrawer>
  );
}
