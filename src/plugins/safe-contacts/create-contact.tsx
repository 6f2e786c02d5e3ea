import { Form, Input } from 'antd';
import { useState } from 'react';
import { ChoiceField } from '../../ui/form/choice-fields';
import { useTranslation } from 'react-i18next';
import type { Answer } from '@balcao/contract/core/registry';
import type { SafeContact } from '@balcao/contract/safe-contacts';
import { SigningStep } from '../../kits/signing/signing-step';
import { useSigned } from '../../kits/signing/use-signed';
import { ActionDrawer } from '../../ui/action/action-drawer';
import { DocumentField } from '../../ui/form/fields';
import { rules } from '../../ui/form/rules';
import { formatDocument } from '../../ui/text/format';
import { useAsk, type CallError } from '../../data/use-call';

type Values = Pick<SafeContact, 'name' | 'document' | 'account_type'> & {
  by: 'key' | 'account';
  pix_key: string;
  bank_code: string;
  branch: string;
  account: string;
};

/** Registers a safe contact by Pix key or bank data, signed. */
export default function CreateContact() {
  const { t } = useTranslation('safe-contacts');
  const [form] = Form.useForm<Values>();
  const by = Form.useWatch('by', form);
  const signed = useSigned('POST /safe-contacts', { invalidates: ['safe-contacts'], success: t('create.done') });
  const check = useAsk('POST /safe-contacts/check', { quiet: true });
  const send = async ({ by: way, name, document, pix_key, ...bank }: Values) => {
    const body =
      way === 'key'
        ? { name, document, pix_key, bank_code: null, branch: null, account: null, account_type: null }
        : { name, document, pix_key: null, ...bank };
    // what is wrong is told before anything is signed
    await check({ body });
    return signed.run({ body });
  };
  return (
    <ActionDrawer<Values>
      title={t('create.title')}
      submit={t('create.submit')}
      submitOff={signed.off}
      initial={{ by: 'key' }}
      form={form}
      onSubmit={send}
    >
      <Form.Item name="name" label={t('create.name')} rules={[rules.required()]}>
        <Input maxLength={140} autoComplete="off" />
      </Form.Item>
      <Form.Item name="document" label={t('create.document')} rules={[rules.required(), rules.document()]}>
        <DocumentField />
      </Form.Item>
      <Form.Item name="by" label={t('create.by')} rules={[rules.chosen()]}>
        <ChoiceField
          options={[
            { value: 'key', label: t('create.key') },
            { value: 'account', label: t('create.bankData') },
          ]}
        />
      </Form.Item>
      {by === 'account' ? <BankFields /> : <KeyField />}
      <p className="soft">{t('about.delay')}</p>
      <SigningStep signed={signed} />
    </ActionDrawer>
  );
}

function KeyField() {
  const { t } = useTranslation('safe-contacts');
  const form = Form.useFormInstance<Values>();
  const ask = useAsk('POST /safe-contacts/owner', { quiet: true });
  const [found, setFound] = useState<{ key: string; owner: Answer<'POST /safe-contacts/owner'> }>();
  const typed = Form.useWatch('pix_key', form)?.trim();
  const look = async () => {
    const key = form.getFieldValue('pix_key')?.trim();
    if (!key || key === found?.key) return;
    try {
      setFound({ key, owner: await ask({ body: { pix_key: key } }) });
    } catch (error) {
      const { status, message } = error as CallError;
      if (form.getFieldValue('pix_key')?.trim() === key)
        form.setFields([{ name: 'pix_key', errors: [status === 404 ? t('create.keyUnknown') : message] }]);
    }
  };
  return (
    <>
      <Form.Item name="pix_key" label={t('create.key')} rules={[rules.required()]}>
        <Input maxLength={77} autoComplete="off" onBlur={() => void look()} />
      </Form.Item>
      {found && found.key === typed && (
        <p role="status">
          {t('create.owner', {
            name: found.owner.name,
            document: formatDocument(found.owner.document),
            bank: found.owner.bank,
          })}
        </p>
      )}
    </>
  );
}

function BankFields() {
  const { t } = useTranslation('safe-contacts');
  return (
    <>
      <Form.Item name="bank_code" label={t('create.bank')} rules={[rules.required()]}>
        <Input maxLength={3} inputMode="numeric" autoComplete="off" />
      </Form.Item>
      <Form.Item name="branch" label={t('create.branch')} rules={[rules.required()]}>
        <Input maxLength={5} inputMode="numeric" autoComplete="off" />
      </Form.Item>
      <Form.Item name="account" label={t('create.account')} rules={[rules.required()]}>
        <Input maxLength={20} autoComplete="off" />
      </Form.Item>
      <Form.Item name="account_type" label={t('create.type')} rules={[rules.chosen()]}>
        <ChoiceField
          options={(['checking', 'savings', 'payment'] as const).map((value) => ({ value, label: t(`type.${value}`) }))}
        />
      </Form.Item>
    </>
  );
}
