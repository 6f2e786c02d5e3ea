import { Form, Input } from 'antd';
import { useEffect, useRef, useState } from 'react';
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

/** The key, and its holder once the field loses focus, or at once where it is filled in. */
function KeyFields() {
  const { t } = useTranslation('pix');
  const form = Form.useFormInstance<PixForm>();
  const ask = useAsk('GET /pix/keys/{key}', { quiet: true, human: true });
  const [found, setFound] = useState<{ key: string; holder: Answer<'GET /pix/keys/{key}'> }>();
  const typed = (Form.useWatch('key') as string | undefined)?.trim();
  // the key that was asked for last: Enter, and then leaving the field, ask for it once
  const lookedUp = useRef('');
  const look = async () => {
    const inField = () => form.getFieldValue('key')?.trim() ?? '';
    const key = inField();
    if (key === lookedUp.current) return;
    lookedUp.current = key;
    if (!key) return;
    try {
      const holder = await ask({ params: { key } });
      if (lookedUp.current === key) setFound({ key, holder });
    } catch (error) {
      if (lookedUp.current !== key) return;
      lookedUp.current = '';
      if (inField() !== key) return;
      const { status, message } = error as CallError;
      form.setFields([{ name: 'key', errors: [status === 404 ? t('field.keyUnknown') : message] }]);
    }
  };
  const atFirst = useRef(look);
  useEffect(() => void atFirst.current(), []);
  return (
    <>
      <Form.Item name="key" label={t('field.key')} rules={[rules.required()]} extra={t('field.keyHint')}>
        <Input maxLength={77} autoComplete="off" onBlur={() => void look()} onPressEnter={() => void look()} />
      </Form.Item>
      {found && found.key === typed && <Receiver owner={found.holder.owner} bank={found.holder.account.bank} />}
    </>
  );
}
