import { Checkbox, Form } from 'antd';
import { useTranslation } from 'react-i18next';
import type { DunningSettings } from '@balcao/contract/dunning';
import { useAction, useCall } from '../../../data/use-call';
import { ActionDrawer } from '../../../ui/action/action-drawer';
import { SelectField } from '../../../ui/form/choice-fields';

const hours = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => ({ value: from + at, label: `${from + at}h` }));

/** At which hours and on which days the dunning ruler sends. */
export default function ChangeSettings() {
  const { t } = useTranslation('dunning');
  const { data, isLoading } = useCall('GET /dunning', {}, { topic: 'dunning' });
  const { run } = useAction('PUT /dunning/settings', { success: t('settings.done'), quiet: true });
  return (
    <ActionDrawer<Omit<DunningSettings, 'enabled'>>
      key={data ? 'ready' : 'loading'}
      title={t('settings.title')}
      submit={t('settings.save')}
      isLoading={isLoading}
      {...(data ? { initial: data.settings } : {})}
      onSubmit={(hours) => run({ body: { ...data!.settings, ...hours } })}
    >
      <Form.Item name="from_hour" required label={t('settings.from')}>
        <SelectField<number> options={hours(0, 23)} />
      </Form.Item>
      <Form.Item name="to_hour" required label={t('settings.to')}>
        <SelectField<number> options={hours(1, 24)} />
      </Form.Item>
      <Form.Item name="business_days" valuePropName="checked">
        <Checkbox>{t('settings.businessDays')}</Checkbox>
      </Form.Item>
    </ActionDrawer>
  );
}
