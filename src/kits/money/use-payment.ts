import { Form } from 'antd';
import { useState } from 'react';
import type { MoneyReview } from '@balcao/contract/money/operation';
import type { CallError } from '../../data/use-call';
import { focusFirstError, placeServerErrors } from '../../ui/form/form-errors';
import { useDraft } from '../../ui/form/use-draft';
import { useLeaveGuard } from '../../ui/form/use-leave-guard';

interface Reviewed<B, R> {
  body: B;
  review: R;
}

/** The call that signs and pays, as `useSigned` of the signing kit makes it; `run` answers false where it was not signed. */
interface Signing {
  run: (input: any) => Promise<unknown>;
  busy: boolean;
  setWord: (word: string) => void;
}

type Done<S extends Signing> = Exclude<Awaited<ReturnType<S['run']>>, false>;

interface Flow<V, B, R, S extends Signing> {
  /** The body of the review, from the form's values. */
  bodyOf: (typed: V) => B;
  /** Asks for the review. */
  ask: (body: B) => Promise<R>;
  refusalsOf: (review: R) => MoneyReview['refusals'];
  signed: S;
  /** What is signed: exactly what was reviewed. */
  signedOf: (reviewed: Reviewed<B, R>) => Parameters<S['run']>[0];
  /** Called once it is done, before the page shows it; `allowLeaving` lets the page go elsewhere. */
  onDone?: (result: Done<S>, allowLeaving: () => void) => unknown;
}

/**
 * One payment from form to outcome: the form is reviewed by the bank, and exactly what was reviewed is signed.
 * `const payment = usePayment({ bodyOf, ask, refusalsOf, signed, signedOf })`; a StepsPage shows `form`, then the review with its
 * SigningStep, and calls `review` and `sign`.
 */
export function usePayment<V extends object, B, R, S extends Signing>(flow: Flow<V, B, R, S>) {
  const { signed } = flow;
  const [form] = Form.useForm<V>();
  const [dirty, setDirty] = useState(false);
  const [asking, setAsking] = useState(false);
  const [notice, setNotice] = useState<string>();
  const [codes, setCodes] = useState<string[]>([]);
  const [asked, setAsked] = useState<Reviewed<B, R>>();
  const [done, setDone] = useState<Done<S>>();
  const guard = useLeaveGuard(dirty && !done);
  const draft = useDraft(form, dirty && !done);

  const review = async (): Promise<boolean> => {
    setNotice(undefined);
    setCodes([]);
    const typed = await form.validateFields().catch(() => undefined);
    if (!typed) {
      focusFirstError(form);
      return false;
    }
    const body = flow.bodyOf(typed);
    setAsking(true);
    try {
      const review = await flow.ask(body);
      const refusals = flow.refusalsOf(review);
      if (refusals[0]) {
        setCodes(refusals.map(({ code }) => code));
        const errors = Object.fromEntries(refusals.map(({ field, message }) => [field ?? '', message]));
        setNotice(placeServerErrors(form, { message: refusals[0].message, errors }));
        return false;
      }
      setAsked({ body, review: review });
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
    setCodes([]);
    try {
      const result = (await signed.run(flow.signedOf(asked))) as Done<S> | false;
      if (result === false) return false;
      setDone(result);
      // the values sent must not become a draft again on a reload
      form.resetFields();
      draft.drop();
      await flow.onDone?.(result, guard.allow);
      return true;
    } catch (error) {
      const { errors, message, code } = error as CallError;
      setCodes([code]);
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
    /** Codes of what refused it last, as 'limit'. */
    codes,
    asked,
    done,
    signed,
    busy: asking || signed.busy,
    review,
    sign,
    again,
  };
}
