import { Form } from 'antd';
import { useState } from 'react';
import type { Body } from '@balcao/contract/core/registry';
import type { MoneyOperation, MoneyReview } from '@balcao/contract/money/operation';
import { useAsk, type CallError } from '../../data/use-call';
import { useSigned } from '../../kits/signing/use-signed';
import { focusFirstError, placeServerErrors } from '../../ui/form/form-errors';
import { useDraft } from '../../ui/form/use-draft';
import { useLeaveGuard } from '../../ui/form/use-leave-guard';
import type { TransferForm } from './transfer-fields';

interface Asked {
  body: Body<'POST /transfers/review'>;
  review: MoneyReview;
}

/** One transfer from form to outcome; exactly the reviewed values are signed. */
export function useTransfer() {
  const [form] = Form.useForm<TransferForm>();
  const [dirty, setDirty] = useState(false);
  const [asking, setAsking] = useState(false);
  const [notice, setNotice] = useState<string>();
  const [asked, setAsked] = useState<Asked>();
  const [done, setDone] = useState<MoneyOperation>();
  const ask = useAsk('POST /transfers/review', { quiet: true });
  const signed = useSigned('POST /transfers', { invalidates: ['receipts'] });
  useLeaveGuard(dirty && !done);
  const draft = useDraft(form, dirty && !done);

  const review = async (): Promise<boolean> => {
    setNotice(undefined);
    const typed = await form.validateFields().catch(() => undefined);
    if (!typed) {
      focusFirstError(form);
      return false;
    }
    const { day, owner = '', document = '', ...values } = typed;
    const body = { ...values, owner, document, ...(day ? { day } : {}) };
    setAsking(true);
    try {
      const found = await ask({ body });
      const [first] = found.refusals;
      if (first) {
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
    const { name: owner, document } = asked.review.counterpart;
    setNotice(undefined);
    try {
      const body = { ...asked.body, owner, document: document ?? '', day: asked.review.date.day };
      const made = await signed.run({ body });
      if (!made) return false;
      setDone(made);
      // the values sent must not become a draft again on a reload
      form.resetFields();
      draft.drop();
      return true;
    } catch (error) {
      const { errors, message } = error as CallError;
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
    asked,
    done,
    signed,
    busy: asking || signed.busy,
    review,
    sign,
    again,
  };
}
