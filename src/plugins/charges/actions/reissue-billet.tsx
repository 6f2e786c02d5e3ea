import { useNotification } from '@refinedev/core';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../../data/use-call';
import { useToday } from '../../../ui/text/use-today';
import { DueField } from '../../../kits/charging/terms/due-field';
import { TOUCHED } from '../parts/touched';
import { BilletDrawer } from './billet-drawer';
import { EarlyNote } from '../../../kits/charging/terms/early-note';

interface Values {
  expire_at: string;
}

/** Issues again, with a new due date, a billet that can no longer be paid; the page below links to the new one. */
export default function ReissueBillet() {
  const { t } = useTranslation(['charges', 'charging']);
  const { run } = useAction('POST /charge/{id}/reissue', { invalidates: TOUCHED, quiet: true });
  const { open } = useNotification();
  const today = useToday();
  const reissue = async ({ id }: { id: number }, { expire_at }: Values) => {
    const reissued = await run({ params: { id }, body: { expire_at } });
    open?.({ type: 'success', message: t('reissue.done', { id: reissued.id }) });
  };
  return (
    <BilletDrawer<Values> action="reissue" onSubmit={reissue}>
      {(billet) => (
        <>
          <DueField label={t('reissue.field')} rules={[{ required: true, message: t('charging:terms.dueRequired') }]} />
          <EarlyNote charge={billet} today={today} />
        </>
      )}
    </BilletDrawer>
  );
}
