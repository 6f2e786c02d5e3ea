import { useDataProvider } from '@refinedev/core';
import type { FormInstance } from 'antd';
import { useEffect, useState } from 'react';
import type { Answer } from '@balcao/contract/core/registry';
import { placeServerErrors } from '../../../ui/form-errors';
import { isRefused, isUnsure } from '../../../ui/intent';
import { useAction, type CallError } from '../../../ui/use-call';
import { TOUCHED } from '../parts/use-billet';
import { bodyOf, type Draft } from './draft';
import { stepOf, STEPS, type StepKey } from './faults';

type Errors = Answer<'GET /charge/batch-errors/{uuid}'>;

/**
 * Issues once: the same draft sent again after a lost answer is the same intent; what is not answered, the draft keeps in mind.
 * A refusal opens the step of its field.
 */
export function useIssue(form: FormInstance<Draft>, onStep: (step: number) => void) {
  const { run } = useAction('POST /charges/{type}', { invalidates: TOUCHED, quiet: true });
  const custom = useDataProvider()().custom!;
  const [isRunning, setRunning] = useState(false);
  /** Why it was not issued; '' where the shell already told. */
  const [failure, setFailure] = useState<string>();
  const [refused, setRefused] = useState<{ step: StepKey; error: unknown }>();

  // Fields can be marked only once their step is on the screen.
  useEffect(() => {
    if (!refused) return;
    setFailure(placeServerErrors(form, refused.error));
    setRefused(undefined);
  }, [refused, form]);

  // Left before it is answered: said in the draft before that is kept.
  useEffect(() => {
    if (!isRunning) return;
    const leave = () => form.setFieldValue('unsure', true);
    window.addEventListener('pagehide', leave, { capture: true });
    return () => window.removeEventListener('pagehide', leave, { capture: true });
  }, [isRunning, form]);

  const told = (error: unknown): never => {
    if (isUnsure(error)) form.setFieldValue('unsure', true);
    else if (isRefused(error)) form.setFieldValue('unsure', false);
    throw error;
  };

  /** The billet, or the batch that is at work; nothing where it was refused. */
  const issue = async (draft: Draft): Promise<{ id: number } | { batch: string } | undefined> => {
    setFailure(undefined);
    setRunning(true);
    try {
      const { uuid, ids, task } = await run({ params: { type: 'banking_billet' }, body: bodyOf(draft) }).catch(told);
      if (task !== null) return { batch: uuid };
      if (ids[0]) return { id: ids[0] };
      form.setFieldValue('unsure', false);
      const { data } = await custom<never>({
        url: 'GET /charge/batch-errors/{uuid}',
        method: 'get',
        meta: { input: { params: { uuid }, query: {} } },
      });
      setFailure((data as Errors).errors[0]?.errorMessage ?? '');
    } catch (error) {
      const [field] = Object.keys((error as CallError).errors ?? {});
      if (!field) setFailure((error as CallError).message);
      else {
        const step = stepOf(field);
        onStep(STEPS.indexOf(step));
        setRefused({ step, error });
      }
    } finally {
      setRunning(false);
    }
    return undefined;
  };

  return { issue, isRunning, failure, clear: () => setFailure(undefined) };
}
