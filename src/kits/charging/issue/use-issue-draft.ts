import { Form, type FormInstance } from 'antd';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { focusFirstError } from '../../../ui/form/form-errors';
import { useDraft } from '../../../ui/form/use-draft';
import { useLeaveGuard } from '../../../ui/form/use-leave-guard';
import type { Payers } from '../payers/payers';
import { useChosen } from '../payers/use-recipients';
import type { ChargeDraft } from './draft';
import type { ChargeFault, ChargeLimits } from '@balcao/contract/shared/charge-faults';
import { usePlaceOfKind } from './kinds';
import { firstOpen, type ChargeRules } from './rules';
import { totalsOf, type Totals } from '@balcao/contract/shared/charge-amounts';
import { useSending, type Made, type Sent } from './use-sending';

/** What the pieces of a step read of a charge that is being issued, whatever its kind. */
export interface IssueView {
  draft: ChargeDraft;
  totals: Totals;
  payers: Payers;
  isRunning: boolean;
  hasFailed: boolean;
  /** Why it was not issued; '' where the shell already told. */
  failure: string | undefined;
  /** What is wrong with the sum of the items, once their fields are right. */
  sumFault: ChargeFault | undefined;
  check: () => Promise<boolean>;
  checkItems: () => Promise<boolean>;
  send: () => Promise<false>;
  /** Goes to a step by its key. */
  edit: (step: string) => void;
}

interface Options<D extends ChargeDraft> {
  rules: ChargeRules<D>;
  limits: ChargeLimits;
  /** What is filled in beforehand. */
  start: D;
  send: (draft: D) => Promise<Sent>;
  onSent: (created: Made, draft: D, payers: Payers, totals: Totals) => void;
}

/** A charge as it is filled in: one form over all steps, restored after a reload, checked step by step, sent once. */
export function useIssueDraft<D extends ChargeDraft>({ rules, limits, start, send: ask, onSent }: Options<D>) {
  const [form] = Form.useForm<D>();
  const fields = form as unknown as FormInstance<ChargeDraft>;
  const { search } = useLocation();
  const draft = Form.useWatch((values: D) => values, { form, preserve: true }) ?? start;
  const setStep = (next: number) => fields.setFieldValue('step', next);
  const [moved, setMoved] = useState(false);
  const [dirty, setDirty] = useState(false);
  const [tried, setTried] = useState(false);
  const { restored, drop } = useDraft(form, dirty, search, (stored) => ({
    ...stored,
    step: Math.min(stored.step, firstOpen(rules, stored, limits)),
  }));
  const guard = useLeaveGuard(dirty || restored, usePlaceOfKind());
  const payers = useChosen(draft.customers);
  const totals = totalsOf(draft);
  const { issue, isRunning, failure, clear } = useSending(fields, rules, ask, setStep);
  const sumFault = rules.faultsOf(draft, limits)['items'];

  const check = () =>
    form.validateFields().then(
      () => true,
      () => (focusFirstError(form), false),
    );
  const checkItems = async () => {
    const right = await check();
    // beside blank fields a word about their sum says nothing
    setTried(right);
    return right && !sumFault;
  };
  const send = async (): Promise<false> => {
    const created = await issue(draft);
    if (!created) return false;
    guard.allow();
    setDirty(false);
    drop();
    onSent(created, draft, payers, totals);
    return false;
  };
  const goTo = (next: number) => {
    clear();
    setStep(next);
    setMoved(true);
    setDirty(true);
  };
  const changed = () => {
    setDirty(true);
    clear();
  };
  return {
    form,
    rules,
    limits,
    start,
    draft,
    totals,
    payers,
    /** Came back after a reload. */
    restored,
    drop,
    /** Another step was gone to. */
    moved,
    isRunning,
    failure,
    hasFailed: !isRunning && (failure !== undefined || draft.unsure === true),
    sumFault: tried ? sumFault : undefined,
    check,
    checkItems,
    send,
    goTo,
    edit: (step: string) => goTo(rules.steps.findIndex(({ key }) => key === step)),
    changed,
  };
}

export type Issue<D extends ChargeDraft> = ReturnType<typeof useIssueDraft<D>>;
