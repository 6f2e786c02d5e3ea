import { Form, Input } from 'antd';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { AvailableLimit } from '../../../kits/money/available-limit';
import { ChoiceField } from '../../../ui/form/choice-field';
import { MoneyField } from '../../../ui/form/fields';
import { rules } from '../../../ui/form/rules';
import type { PixForm } from './use-pix';

const LaterFields = lazy(() => import('./later-fields'));

/** Value, day, recurrence and description. */
export function ValueFields({ canRepeat, fixed }: { canRepeat: boolean; fixed: number | null }) {
  const { t } = useTranslation('pix');
  const when = Form.useWatch<PixForm['when'] | undefined>('when');
  const value = Form.useWatch<PixForm['value'] | undefined>('value');
  const whens = canRepeat ? (['now', 'later', 'again'] as const) : (['now', 'later'] as const);
  return (
    <>
      <Form.Item
        name="value"
        label={t('field.value')}
        rules={[rules.chosen()]}
        extra={fixed === null ? <AvailableLimit product="pix" amount={value} /> : t('field.valueFixed')}
      >
        <MoneyField readOnly={fixed !== null} />
      </Form.Item>
      <Form.Item name="when" label={t('field.when')} required>
        <ChoiceField options={whens.map((value) => ({ value, label: t(`when.${value}`) }))} />
      </Form.Item>
      {when && when !== 'now' && (
        <Suspense>
          <LaterFields repeats={when === 'again'} />
        </Suspense>
      )}
      <Form.Item name="description" label={t('field.description')}>
        <Input maxLength={140} autoComplete="off" />
      </Form.Item>
    </>
  );
}
