import { Form, Input } from 'antd';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useAction, useCall } from '../../../data/use-call';
import { QRCODE } from '../../../resources/pix-qrcodes';
import { ChoiceField, SelectField } from '../../../ui/form/choice-fields';
import { MoneyField } from '../../../ui/form/fields';
import { rules } from '../../../ui/form/rules';
import { FormPage } from '../../../ui/page/form-page';
import { RouteLink } from '../../../ui/page/routing';
import { keyText } from '../parts/key-text';
import { Preview, type CodeForm } from './preview';

const TIMES = { hour: 3600, day: 86_400, week: 604_800, month: 2_592_000 } as const;

/** Makes a QR code to be paid by, and opens its page. */
export default function CreatePage() {
  const { t } = useTranslation('pix-qrcodes');
  const { data, error, retry } = useCall('GET /pix/keys', {}, { topic: 'pix-keys' });
  const [form] = Form.useForm<CodeForm>();
  const kind = Form.useWatch('kind', form) ?? 'static';
  const navigate = useNavigate();
  const created = useRef<number>(undefined);
  const { run } = useAction('POST /pix/qrcodes', { invalidates: ['pix-qrcodes'], quiet: true });
  const send = async ({ expires_in, amount, ...values }: CodeForm) => {
    const code = await run({
      body: {
        ...values,
        ...(amount === undefined || amount === null ? {} : { amount }),
        ...(kind === 'dynamic' && expires_in ? { expires_in: Number(expires_in) } : {}),
      },
    });
    created.current = code.id;
    return true;
  };
  const needed = { validator: (_: unknown, value?: number) => refuse(value, kind === 'dynamic', t) };
  const noKeys = data?.keys.length === 0;
  return (
    <FormPage<CodeForm>
      title={t('create.title')}
      lead={
        <>
          {t('create.lead')} <RouteLink name="pix-qrcode-list">{t('create.all')}</RouteLink>
        </>
      }
      submit={t('create.submit')}
      submitOff={noKeys ? t('create.noKeys') : undefined}
      initial={data && { kind: 'static', key: data.keys[0]?.key ?? '', expires_in: TIMES.day }}
      form={form}
      error={error}
      onRetry={retry}
      onSubmit={send}
      onDone={() => void navigate(`${QRCODE}/gerados/${created.current}`)}
      aside={<Preview form={form} />}
    >
      <Form.Item name="kind" label={t('create.kind')} extra={t(`create.${kind}Hint`)} required>
        <ChoiceField
          options={(['static', 'dynamic'] as const).map((value) => ({ value, label: t(`kind.${value}`) }))}
        />
      </Form.Item>
      {noKeys && (
        <p>
          <RouteLink name="pix-key-create">{t('create.toKeys')}</RouteLink>
        </p>
      )}
      <Form.Item name="key" label={t('create.key')} rules={[rules.chosen()]}>
        <SelectField
          placeholder={t('create.keyPlaceholder')}
          options={data?.keys.map((row) => ({ value: row.key, label: keyText(row) })) ?? []}
        />
      </Form.Item>
      <Form.Item
        name="amount"
        label={t('create.amount')}
        rules={[needed]}
        dependencies={['kind']}
        {...(kind === 'static' ? { extra: t('create.amountHint') } : {})}
      >
        <MoneyField />
      </Form.Item>
      <Form.Item name="description" label={t('create.description')}>
        <Input maxLength={40} showCount autoComplete="off" />
      </Form.Item>
      {kind === 'dynamic' && (
        <Form.Item name="expires_in" label={t('create.expires')} required>
          <ChoiceField
            options={(['hour', 'day', 'week', 'month'] as const).map((time) => ({
              value: TIMES[time],
              label: t(`create.${time}`),
            }))}
          />
        </Form.Item>
      )}
    </FormPage>
  );
}

const refuse = (
  value: number | undefined,
  isNeeded: boolean,
  t: (key: 'create.positive' | 'create.required') => string,
) =>
  value === 0
    ? Promise.reject(new Error(t('create.positive')))
    : isNeeded && !value
      ? Promise.reject(new Error(t('create.required')))
      : Promise.resolve();
