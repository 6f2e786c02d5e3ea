import type { FormInstance } from 'antd';
import { useEffect, useState } from 'react';
import type { Answer } from '@balcao/contract/core/registry';
import { isRefused, isUnsure } from '../../../data/intent';
import type { CallError } from '../../../data/use-call';
import { placeServerErrors } from '../../../ui/form/form-errors';
import type { ChargeDraft } from './draft';
import { stepOf, type ChargeRules } from './rules';

/** The charge, the batch that is at work, or where it was refused how to ask why. */
export type Sent = { id: number } | { batch: string } | { why: () => Promise<string> };
export type Made = Exclude<Sent, { why: unknown }>;

/** What became of issuing to one customer at once, or to several by a batch. */
export function sentOf({ ids: [id], errors: [error], batch }: Answer<'POST /carnets'>): Sent {
  if (batch) return { batch: batch.uuid };
  return id ? { id } : { why: () => Promise.resolve(error?.errorMessage ?? '') };
}

/**
 * Issues once: the same draft sent again after a lost answer is the same intent (`send` keeps its key); what is not answered, the draft
 * keeps in mind. A refusal opens the step of its field.
 */
export function useSending<D extends ChargeDraft>(
  form: FormInstance<ChargeDraft>,
  rules: ChargeRules<D>,
  send: (draft: D) => Promise<Sent>,
  onStep: (step: number) => void,
) {
  const [isRunning, setRunning] = useState(false);
  /** Why it was not issued; '' where the shell already told. */
  const [failure, setFailure] = useState<string>();
  const [refused, setRefused] = useState<{ error: unknown }>();

  // Fields can be marked only once their step is on the screen.
  useEffect(() => {
    if (!refused) return;
    setFailure(placeServerErrors(form, refused.error));
    setRefused(undefined);
  }, [refused, form]);

  // Left before it is answered: said in the draft before that is stored.
  useEffect(() => {
    if (!isRunning) return;
    const leave = () => form.setFieldValue('unsure', true);
    window.addEventListener('pagehide', leave, { capture: true });
    return () => window.removeEventListener('pagehide', leave, { capture: true });
  }, [isRunning, form]);

  const rethrow = (error: unknown): never => {
    if (isUnsure(error)) form.setFieldValue('unsure', true);
    else if (isRefused(error)) form.setFieldValue('unsure', false);
    throw error;
  };

  /** Nothing where it was refused. */
  const issue = async (draft: D): Promise<Made | undefined> => {
    setFailure(undefined);
    setRunning(true);
    try {
      const sent = await send(draft).catch(rethrow);
      if (!('why' in sent)) return sent;
      form.setFieldValue('unsure', false);
      setFailure(await sent.why());
    } catch (error) {
      const [field] = Object.keys((error as CallError).errors ?? {});
      if (!field) setFailure((error as CallError).message);
      else {
        onStep(stepOf(rules, field));
        setRefused({ error });
      }
    } finally {
      setRunning(false);
    }
    return undefined;
  };

  return { issue, isRunning, failure, clear: () => setFailure(undefined) };
}
