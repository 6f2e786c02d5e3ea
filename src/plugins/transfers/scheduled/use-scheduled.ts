import { Form } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { Answer, Body } from '@balcao/contract/core/registry';
import { useAsk, type CallError } from '../../../data/use-call';
import { useSigned } from '../../../kits/signing/use-signed';
import { focusFirstError, placeServerErrors } from '../../../ui/form/form-errors';
import { useLeaveGuard } from '../../../ui/form/use-leave-guard';
import { usePathOf } from '../../../ui/page/routing';
import type { TransferForm } from '../transfer-fields';

type Asked = Body<'POST /transfers/scheduled/review'>;
export type ScheduledForm = Omit<TransferForm, 'day'> & Pick<Asked, 'day' | 'repeat' | 'until'>;

/** One scheduled transfer from form to signature; exactly the reviewed values are signed. */
export function useScheduled() {
  const [form] = Form.useForm<ScheduledForm>();
  const [dirty, setDirty] = useState(false);
  const [asking, setAsking] = useState(false);
  const [notice, setNotice] = useState<string>();
  const [asked, setAsked] = useState<{ body: Asked; answer: Answer<'POST /transfers/scheduled/review'> }>();
  const ask = useAsk('POST /transfers/scheduled/review', { quiet: true });
  const signed = useSigned('POST /transfers/scheduled', { invalidates: ['scheduled-transfers', 'receipts'] });
  const guard = useLeaveGuard(dirty);
  const navigate = useNavigate();
  const path = usePathOf()('scheduled-transfers-receipt') ?? '';

  const review = async (): Promise<boolean> => {
    setNotice(undefined);
    const typed = await form.validateFields().catch(() => undefined);
    if (!typed) {
      focusFirstError(form);
      return false;
    }
    const { until, owner = '', document = '', ...values } = typed;
    const body = { ...values, owner, document, ...(until && typed.repeat !== 'once' ? { until } : {}) };
    setAsking(true);
    try {
      const answer = await ask({ body });
      const { refusals } = answer.review;
      if (refusals[0]) {
        const errors = Object.fromEntries(refusals.map(({ field, message }) => [field ?? '', message]));
        setNotice(placeServerErrors(form, { message: refusals[0].message, errors }));
        return false;
      }
      setAsked({ body, answer });
      return true;
    } catch (error) {
      setNotice(placeServerErrors(form, error));
      return false;
    } finally {
      setAsking(false);
    }
  };

  const sign = async (): Promise<boolean> => {
    if (!asked) return false;
    setNotice(undefined);
    try {
      const { name: owner, document } = asked.answer.review.counterpart;
      const made = await signed.run({ body: { ...asked.body, owner, document: document ?? '' } });
      if (made === false) return false;
      guard.allow();
      await navigate(`${path}?transferencia=${made.id}`, { replace: true });
      return true;
    } catch (error) {
      const { errors, message } = error as CallError;
      setNotice(Object.values(errors ?? {})[0] ?? message);
      return false;
    }
  };
  return { form, touch: () => setDirty(true), notice, asked, signed, busy: asking || signed.busy, review, sign };
}
