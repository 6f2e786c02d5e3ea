import { Form, Input } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PixCode } from '@balcao/contract/pix';
import { useAsk, type CallError } from '../../../data/use-call';
import { PictureButton } from '../../../kits/money/picture-button';
import { rules } from '../../../ui/form/rules';
import type { ReadCode } from '../../../ui/form/picture-reader';
import { formatDay, formatInstant } from '../../../ui/text/format';
import { PayPage } from './pay-page';
import { Receiver } from './receiver';
import type { PixForm } from './use-pix';

const readQr: ReadCode = async (image) => (await import('./read-qr')).readQr(image);

/** Pays a BR Code, pasted or read from a picture. */
export default function ByCode() {
  const [code, setCode] = useState<PixCode>();
  const fixed = code && !code.canChangeValue ? code.value : null;
  return (
    <PayPage way="qrcode" canRepeat={code?.kind !== 'dynamic'} fixedValue={fixed}>
      <CodeFields code={code} onCode={setCode} />
    </PayPage>
  );
}

function CodeFields({ code, onCode }: { code: PixCode | undefined; onCode: (code: PixCode | undefined) => void }) {
  const { t } = useTranslation('pix');
  const form = Form.useFormInstance<PixForm>();
  const typed = (Form.useWatch('qrcode') as string | undefined)?.trim() ?? '';
  const { read, forget } = useReader(form, onCode);
  // a complete code ends with its check sum, and is read at once; any other text when the field loses focus
  useEffect(() => {
    forget();
    if (/6304[0-9A-Fa-f]{4}$/.test(typed)) void read(typed);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each text
  }, [typed]);
  return (
    <>
      <Form.Item name="qrcode" label={t('field.qrcode')} rules={[rules.required()]} extra={t('field.qrcodeHint')}>
        <Input.TextArea rows={3} maxLength={2000} autoComplete="off" onBlur={() => void read(typed)} />
      </Form.Item>
      <div className="pix-picture">
        <PictureButton
          read={readQr}
          words={{ choose: t('picture.choose'), point: t('picture.point'), nothing: t('picture.nothing') }}
          onText={(text) => form.setFieldsValue({ qrcode: text })}
        />
      </div>
      {code && (
        <Receiver owner={code.owner} bank={code.account.bank}>
          {code.description && <p className="soft">{code.description}</p>}
          {code.dueDate && <p className="soft">{t('pay.due', { day: formatDay(code.dueDate) })}</p>}
          {code.expiresAt && <p className="soft">{t('pay.expires', { at: formatInstant(code.expiresAt) })}</p>}
          {code.hasRecurrence && <p className="soft">{t('pay.composite')}</p>}
        </Receiver>
      )}
      {code?.payerRequest && (
        <Form.Item name="payerResponse" label={code.payerRequest} rules={[rules.required()]}>
          <Input maxLength={140} autoComplete="off" />
        </Form.Item>
      )}
    </>
  );
}

/**
 * `read` reads a code, once unless that fails: shows errors at the field, and fills in the value of the code. `forget`, for once the text
 * is another, takes back what was read of it.
 */
function useReader(
  form: ReturnType<typeof Form.useFormInstance<PixForm>>,
  onCode: (code: PixCode | undefined) => void,
) {
  const { t } = useTranslation('pix');
  const parse = useAsk('POST /pix/qrcodes/parse', { quiet: true, human: true });
  const lookedUp = useRef('');
  const known = useRef<PixCode>(undefined);
  const forget = () => {
    lookedUp.current = '';
    onCode(undefined);
    if (!known.current) return;
    const { value } = known.current;
    known.current = undefined;
    // a value of the person's own stays
    const isOfCode = value !== null && form.getFieldValue('value') === value;
    form.setFieldsValue({ payerResponse: undefined, ...(isOfCode ? { value: undefined } : {}) });
  };
  const read = async (text: string) => {
    if (!text || text === lookedUp.current) return;
    lookedUp.current = text;
    try {
      const code = await parse({ body: { qrcode: text } });
      if (lookedUp.current !== text) return;
      known.current = code;
      onCode(code);
      if (code.value !== null) form.setFieldsValue({ value: code.value });
    } catch (error) {
      if (lookedUp.current !== text) return;
      lookedUp.current = '';
      const { errors, status, message } = error as CallError;
      const fault = errors?.['qrcode'] ?? (status === 404 ? t('field.qrcodeGone') : message);
      form.setFields([{ name: 'qrcode', errors: [fault] }]);
    }
  };
  return { read, forget };
}
