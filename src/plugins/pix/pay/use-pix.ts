import { Form } from 'antd';
import { useState } from 'react';
import type { Body } from '@balcao/contract/core/registry';
import type { MoneyOperation } from '@balcao/contract/money/operation';
import type { PixReview } from '@balcao/contract/pix';
import { useAsk, type CallError } from '../../../data/use-call';
import { useSigned } from '../../../kits/signing/use-signed';
import { focusFirstError, placeServerErrors } from '../../../ui/form/form-errors';
import { useDraft } from '../../../ui/form/use-draft';
import { useLeaveGuard } from '../../../ui/form/use-leave-guard';

type Payment = Body<'POST /pix/review'>;
export type Way = Payment['type'];
/** Values of the form. */
export type PixForm = Omit<Payment, 'type' | 'isRecurrence'> & { when: 'now' | 'later' | 'again' };

interface Asked {
  body: Payment;
  review: PixReview;
}

/** The payment to review, from the form's values. */
export const paymentOf = (type: Way, { when, date, frequency, times, ...typed }: PixForm): Payment => ({
  ...typed,
  type,
  ...(when !== 'now' && date ? { date } : {}),
  ...(when === 'again' ? { isRecurrence: true, frequency, times } : {}),
});

/** One Pix from form to outcome; exactly the reviewed payment is signed. */
export function usePix(type: Way) {
  const [form] = Form.useForm<PixForm>();
  const [dirty, setDirty] = useState(false);
  const [asking, setAsking] = useState(false);
  const [notice, setNotice] = useState<string>();
  const [isLimit, setLimit] = useState(false);
  const [asked, setAsked] = useState<Asked>();
  const [done, setDone] = useState<MoneyOperation>();
  const ask = useAsk('POST /pix/review', { quiet: true });
  const signed = useSigned('POST /pix/start', { invalidates: ['pix-history', 'pix-schedules', 'receipts'] });
  useLeaveGuard(dirty && !done);
  const draft = useDraft(form, dirty && !done);

  const review = async (): Promise<boolean> => {
    setNotice(undefined);
    setLimit(false);
    const typed = await form.validateFields().catch(() => undefined);
    if (!typed) {
      focusFirstError(form);
      return false;
    }
    const body = paymentOf(type, typed);
    setAsking(true);
    try {
      const found = await ask({ body });
      const [first] = found.refusals;
      if (first) {
        setLimit(found.refusals.some(({ code }) => code === 'limit'));
        const errors = Object.fromEntries(found.refusals.map(({ field, message }) => [field ?? '', message]));
        setNotice(placeServerErrors(form, { message: first.message, errors }));
        return false;
      }
      setAsked({ body, review: found });
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
    const { receiver, counterpart, date } = asked.review;
    setNotice(undefined);
    try {
      const body = { ...asked.body, receiver, receiverDocument: counterpart.document ?? '', date: date.day };
      const made = await signed.run({ body });
      if (!made) return false;
      setDone(made);
      // the values sent must not become a draft again on a reload
      form.resetFields();
      draft.drop();
      return true;
    } catch (error) {
      const { errors, message, code } = error as CallError;
      setLimit(code === 'limit');
      setNotice(Object.values(errors ?? {})[0] ?? message);
      return false;
    }
  };

  const again = () => {
    form.resetFields();
    setDirty(false);
    setAsked(undefined);
    setDone(undefined);
    signed.setWord('');
  };
  return {
    form,
    touch: () => setDirty(true),
    notice,
    isLimit,
    asked,
    done,
    signed,
    busy: asking || signed.busy,
    review,
    sign,
    again,
  };
}
