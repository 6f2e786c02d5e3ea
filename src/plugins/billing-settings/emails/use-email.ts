import { App, type FormInstance } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EmailText, Moment } from '@balcao/contract/billing-settings';
import { useAction, useInvalidateCalls } from '../../../data/use-call';
import { placeServerErrors } from '../../../ui/form/form-errors';

type Work = 'save' | 'see' | 'test' | 'reset';

/** The actions on an e-mail being edited; errors of the server are shown at its fields. */
export function useEmail(form: FormInstance<EmailText>, moment: Moment) {
  const { t } = useTranslation('billing-settings');
  const { message } = App.useApp();
  const put = useAction('PUT /billing-settings/emails/{moment}', { quiet: true, success: t('emails.done') });
  const drop = useAction('DELETE /billing-settings/emails/{moment}', { quiet: true, success: t('emails.resetDone') });
  const show = useAction('POST /billing-settings/emails/{moment}/preview', { quiet: true });
  const send = useAction('POST /billing-settings/emails/{moment}/test', { quiet: true });
  const again = useInvalidateCalls();
  const [preview, setPreview] = useState<EmailText>();
  const [notice, setNotice] = useState<string>();
  const [busy, setBusy] = useState<Work>();
  const params = { moment };

  const attempt = async (work: Work, run: () => Promise<unknown>): Promise<boolean> => {
    if (busy) return false;
    setBusy(work);
    setNotice(undefined);
    try {
      await run();
      return true;
    } catch (error) {
      setNotice(placeServerErrors(form, error));
      return false;
    } finally {
      setBusy(undefined);
    }
  };
  const typed = (): EmailText => {
    const { subject, body } = form.getFieldsValue();
    // a space instead of nothing: the server then refuses the blank text at its field
    return { subject: subject || ' ', body: body || ' ' };
  };
  return {
    preview,
    notice,
    busy,
    see: () => attempt('see', async () => setPreview(await show.run({ params, body: typed() }))),
    test: () =>
      attempt('test', async () => {
        const { recipient } = await send.run({ params, body: typed() });
        void message.success(t('emails.sent', { recipient }));
      }),
    save: ({ subject, body }: EmailText) =>
      attempt('save', async () => {
        await put.run({ params, body: { subject, body } });
        await again('GET /billing-settings/emails');
      }),
    reset: () =>
      attempt('reset', async () => {
        form.setFieldsValue(await drop.run({ params }));
        await again('GET /billing-settings/emails');
      }),
  };
}
