import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../../data/use-call';
import { MoneyField } from '../../../ui/form/fields';
import { rules } from '../../../ui/form/rules';
import { TOUCHED } from '../parts/touched';
import { CollectionDrawer } from './collection-drawer';

/** Sets the amount of the next cycle, where amounts vary. */
export default function ChargeCycle() {
  const { t } = useTranslation('pix-automatic-receive');
  const { run } = useAction('POST /receive/pix-automatic/{id}/charge', {
    invalidates: TOUCHED,
    quiet: true,
  });
  return (
    <CollectionDrawer<{ amount: number }> action="charge" run={({ id }, body) => run({ params: { id }, body })}>
      <Form.Item name="amount" label={t('charge.amount')} rules={[rules.chosen()]}>
        <MoneyField />
      </Form.Item>
    </CollectionDrawer>
  );
}
