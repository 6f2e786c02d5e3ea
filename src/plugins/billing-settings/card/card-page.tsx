import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import type { CardSettings } from '@balcao/contract/billing-settings';
import { useAction, useCall, useInvalidateCalls } from '../../../data/use-call';
import { ChoiceField, SelectField } from '../../../ui/form/choice-fields';
import { MoneyField } from '../../../ui/form/fields';
import { FormPage } from '../../../ui/page/form-page';
import { RouteLink } from '../../../ui/page/routing';
import { RELEASES } from '../../../resources/rates';

const MOST_INSTALMENTS = 12;

/** Instalments, name on the payer's statement, and release term of card charges. */
export default function CardPage() {
  const { t } = useTranslation('billing-settings');
  const { data, error, retry } = useCall('GET /billing-settings/card', {}, { topic: 'billing-settings' });
  const { run } = useAction('PUT /billing-settings/card', { quiet: true, success: t('card.done') });
  const again = useInvalidateCalls();
  const save = async ({ max_instalments, min_instalment, descriptor, release }: CardSettings) => {
    await run({ body: { max_instalments, min_instalment, descriptor: descriptor ?? '', release } });
    await again('GET /billing-settings/card', 'POST /rates');
  };
  const instalments = Array.from({ length: MOST_INSTALMENTS }, (_, i) => ({
    value: i + 1,
    label: i === 0 ? t('card.once') : t('card.upTo', { count: i + 1 }),
  }));
  return (
    <FormPage<CardSettings>
      title={t('card.title')}
      lead={t('card.lead')}
      submit={t('card.submit')}
      initial={data?.card}
      error={error}
      onRetry={retry}
      onSubmit={save}
      after={
        <p className="soft">
          <RouteLink name="settings:receipt-simulator">{t('card.simulate')}</RouteLink>
        </p>
      }
    >
      <div className="form-two">
        <Form.Item name="max_instalments" label={t('card.instalments')} required>
          <SelectField<number> options={instalments} />
        </Form.Item>
        <Form.Item
          name="min_instalment"
          label={t('card.least')}
          rules={[{ required: true, type: 'number', min: 500, max: 100_000, message: t('card.leastFault') }]}
        >
          <MoneyField />
        </Form.Item>
      </div>
      <Form.Item
        name="descriptor"
        label={t('card.descriptor')}
        extra={t('card.descriptorHint', { name: data?.account_descriptor })}
        normalize={(value: string) => value.toUpperCase()}
        rules={[{ pattern: /^[A-Z0-9 ]{3,13}$/, message: t('card.descriptorFault') }]}
      >
        <Input maxLength={13} placeholder={data?.account_descriptor} autoComplete="off" />
      </Form.Item>
      <Form.Item name="release" label={t('card.release')} extra={t('card.releaseHint')} required>
        <ChoiceField
          aria-label={t('card.release')}
          options={RELEASES.map((days) => ({ value: days, label: t('card.days', { count: days }) }))}
        />
      </Form.Item>
    </FormPage>
  );
}
