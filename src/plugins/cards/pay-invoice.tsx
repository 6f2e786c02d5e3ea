import { App, Button, Form, Radio } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useAction, useCall } from '../../data/use-call';
import { SigningStep } from '../../kits/signing/signing-step';
import { useSigned } from '../../kits/signing/use-signed';
import { ActionDrawer } from '../../ui/action/action-drawer';
import { ChoiceField } from '../../ui/form/choice-field';
import { MoneyField } from '../../ui/form/fields';
import { rules } from '../../ui/form/rules';
import { CopyButton } from '../../ui/text/copy-button';
import { formatDay, formatMoney } from '../../ui/text/format';

interface Typed {
  way: 'debit' | 'billet';
  value: number;
}

/** Pays an invoice, whole or in part: out of the account, signed, or by a billet. */
export default function PayInvoice() {
  const { t } = useTranslation('cards');
  const { period = '' } = useParams();
  const { message } = App.useApp();
  const [form] = Form.useForm<Typed>();
  const way = Form.useWatch('way', form) ?? 'debit';
  const [line, setLine] = useState<{ line: string; dueOn: string }>();
  const { data } = useCall('GET /card-invoices/{period}', { params: { period } }, { topic: 'cards' });
  const signed = useSigned('POST /card-invoices/debit', {
    success: t('pay.done'),
    invalidates: ['card-invoices'],
    flow: 'card',
  });
  const billet = useAction('POST /card-invoices/billet', { quiet: true });
  const automatic = useAction('POST /card-invoices/automatic-payment', { success: t('pay.automaticDone') });
  const yearMonth = period.replace('-', '/');
  const payable = data?.invoice.payable ?? 0;
  return (
    <ActionDrawer<Typed>
      title={t('pay.title')}
      submit={t(way === 'debit' ? 'pay.debit' : 'pay.billet')}
      submitOff={way === 'debit' ? signed.off : undefined}
      nothing={data && !payable ? t('pay.nothing') : undefined}
      isLoading={!data}
      form={form}
      initial={{ way: 'debit', value: payable }}
      onSubmit={async (typed) => {
        if (typed.way === 'debit') return signed.run({ body: { yearMonth, value: typed.value } });
        setLine(await billet.run({ body: { yearMonth, value: typed.value } }));
        void message.success(t('pay.billetDone'));
        return 'stays';
      }}
    >
      <p>{t('pay.lead', { value: formatMoney(payable), day: formatDay(data?.invoice.dueOn) })}</p>
      <Form.Item name="way" label={t('pay.way')} required>
        <ChoiceField>
          <Radio value="debit">{t('pay.byDebit')}</Radio>
          <Radio value="billet">{t('pay.byBillet')}</Radio>
        </ChoiceField>
      </Form.Item>
      <Form.Item name="value" label={t('value')} rules={[rules.chosen()]}>
        <MoneyField />
      </Form.Item>
      {way === 'debit' && <SigningStep signed={signed} />}
      {way === 'billet' && line && (
        <p>
          <strong className="num">{line.line}</strong> <CopyButton text={line.line} what={t('pay.line')} />
          <br />
          <span className="soft">{t('pay.until', { day: formatDay(line.dueOn) })}</span>
        </p>
      )}
      <p className="soft">{t(data?.automatic ? 'pay.automaticOn' : 'pay.automaticOff')}</p>
      <Button
        loading={automatic.isRunning}
        onClick={() => void automatic.run({ body: { isActive: !data?.automatic } }).catch(() => undefined)}
      >
        {t(data?.automatic ? 'pay.automaticStop' : 'pay.automaticStart')}
      </Button>
    </ActionDrawer>
  );
}
