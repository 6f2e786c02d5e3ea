import { useNotification } from '@refinedev/core';
import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { DateField } from '../../../ui/date-field';
import { dayOf } from '../../../ui/format';
import { useAction } from '../../../ui/use-call';
import { DayHint } from '../parts/day-hint';
import { TOUCHED } from '../parts/use-billet';
import { useConditions } from '../parts/use-conditions';
import { BilletDrawer } from './billet-drawer';

interface Values {
  expire_at: string;
}

/** What is over is issued again with a new due date; the page below leads to the new billet. */
export default function ReissueBillet() {
  const { t } = useTranslation('charges');
  const { run } = useAction('POST /charge/{id}/reissue', { invalidates: TOUCHED, quiet: true });
  const { open } = useNotification();
  const { data: conditions } = useConditions();
  const reissue = async (id: number, { expire_at }: Values) => {
    const made = await run({ params: { id }, body: { expire_at } });
    open?.({ type: 'success', message: t('reissue.done', { id: made.id }) });
  };
  return (
    <BilletDrawer<Values> action="reissue" onSubmit={reissue}>
      {() => (
        <>
          <Form.Item name="expire_at" label={t('reissue.field')} rules={[{ required: true, message: t('terms.dueRequired') }]}>
            <DateField min={conditions?.today ?? dayOf()} />
          </Form.Item>
          <Form.Item noStyle dependencies={['expire_at']}>
            {({ getFieldValue }) => <DayHint day={getFieldValue('expire_at') as string | null} holidays={conditions?.holidays} />}
          </Form.Item>
        </>
      )}
    </BilletDrawer>
  );
}
