import { useNavigate } from 'react-router';
import type { ChargeSheet } from '@balcao/contract/sheet-issuing';
import { usePathOf } from '../../../ui/page/routing';

/** The spreadsheet that the address names. */
export const ASKED = 'planilha';

/** What the receipt's page is opened with, and not without (AREAS-2-receive-13). */
export type Passed = { id: number } & Pick<
  ChargeSheet,
  'stepsData' | 'chargeTypeLabel' | 'paymentMethodLabel' | 'subscriptionPlanLabel'
>;

/** What was passed to the page; null where it was opened without. */
export function passedOf(state: unknown): Passed | null {
  const given = state as Partial<Passed> | null;
  return given && Number.isSafeInteger(given.id) && Array.isArray(given.stepsData) ? (given as Passed) : null;
}

/** Opens the receipt of a spreadsheet. */
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
    'receive:automations:excel': never;
    'sheet-issuing-receipt': never;
  }
}
