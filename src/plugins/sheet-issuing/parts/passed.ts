import { useNavigate } from 'react-router';
import type { ChargeSheet } from '@balcao/contract/sheet-issuing';
import { usePathOf } from '../../../ui/page/routing';

/** Query parameter with the id of the spreadsheet sent. */
export const ASKED = 'planilha';

/** Navigation state that the receipt's page needs (AREAS-2-receive-13). */
export type Passed = { id: number } & Pick<
  ChargeSheet,
  'stepsData' | 'chargeTypeLabel' | 'paymentMethodLabel' | 'subscriptionPlanLabel'
>;

/** The navigation state, checked; null if the page was opened without it. */
export function passedOf(state: unknown): Passed | null {
  const passed = state as Partial<Passed> | null;
  return passed && Number.isSafeInteger(passed.id) && Array.isArray(passed.stepsData) ? (passed as Passed) : null;
}

/** Returns a function that opens a spreadsheet's receipt. */
export function useReceipt() {
  const navigate = useNavigate();
  const path = usePathOf()('sheet-issuing-receipt')!;
  return ({ id, stepsData, chargeTypeLabel, paymentMethodLabel, subscriptionPlanLabel }: Passed, replace = false) => {
    const state: Passed = { id, stepsData, chargeTypeLabel, paymentMethodLabel, subscriptionPlanLabel };
    void navigate(path, { state, replace });
  };
}

declare module '../../../registry' {
  interface Routes {
    'sheet-issuing-receipt': never;
  }
}
