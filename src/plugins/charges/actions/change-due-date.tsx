import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { DateField } from '../../../ui/date-field';
import { dayOf, formatDay } from '../../../ui/format';
import { rules } from '../../../ui/rules';
import { useRowAction } from '../../../ui/use-row-action';
import { DayHint } from '../parts/day-hint';
import { TOUCHED } from '../parts/use-billet';
import { useConditions } from '../parts/use-conditions';
import { BilletDrawer } from './billet-drawer';

interface Values {
  expire_at: string;
}

export default function ChangeDueDate() {
  const { t } = useTranslation('charges');
  const change = useRowAction('PUT /charges/expire-at', TOUCHED);
  const { data: conditions } = useConditions();
  return (
    <BilletDrawer<Values>
      action="expire-at"
      onSubmit={(id, { expire_at }) => change({ body: { ids: [id], expire_at } }, t('expire-at.done', { day: formatDay(expire_at) }))}
    >
      {({ expire_at }) => (
        <>
          <Form.Item name="expire_at" label={t('expire-at.field')} rules={[rules.chosen(), another(expire_at, t('expire-at.same'))]}>
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

const another = (current: string, message: string) => ({
  validator: (_: unknown, value: string | null) => (value === current ? Promise.reject(new Error(message)) : Promise.resolve()),
});
