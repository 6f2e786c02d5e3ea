import { Form, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '@balcao/contract/core/registry';
import { useAsk, type CallError } from '../../../data/use-call';
import { rules } from '../../../ui/form/rules';
import { PayPage } from './pay-page';
import { Receiver } from './receiver';
import type { PixForm } from './use-pix';

/** Pays by Pix to the holder of a key. */
export default function ByKey() {
  return (
    <PayPage way="key" prefill={({ key }) => (key ? { key } : {})}>
      <KeyFields />
    </PayPage>
  );
}

/** The key, and its holder once the field loses focus. */
function KeyFields() {
  const { t } = useTranslation('pix');
  const form = Form.useFormInstance<PixForm>();
  const ask = useAsk('GET /pix/keys/{key}', { quiet: true, human: true });
  const [found, setFound] = useState<Answer<'GET /pix/keys/{key}'>>();
  const look = async () => {
    const key = form.getFieldValue('key')?.trim();
    setFound(undefined);
    if (!key) return;
    try {
      setFound(await ask({ params: { key } }));
    } catch (error) {
      const { status, message } = error as CallError;
      form.setFields([{ name: 'key', errors: [status === 404 ? t('field.keyUnknown') : message] }]);
    }
  };
  return (
    <>
      <Form.Item name="key" label={t('field.key')} rules={[rules.required()]} extra={t('field.keyHint')}>
        <Input maxLength={77} autoComplete="off" onBlur={() => void look()} onPressEnter={() => void look()} />
      </Form.Item>
      {found && <Receiver owner={found.owner} bank={found.account.bank} />}
    </>
  );
}
