import type { SubscriptionInput } from '@balcao/contract/subscriptions';
import { addDays } from '../../core/calendar';
import type { FieldErrors } from '../../kits/charging/issue-rules';
import { termsOf } from '../charges/service';
import type { ApiSubscriptionCard, ApiSubscriptionPayment } from './pay-body';
import type { SubscriptionRow } from './tables';

/** Faults of a card, at the fields of the API. */
export const cardFaults = ({ installments = 1 }: Pick<ApiSubscriptionCard, 'installments'>): FieldErrors =>
  installments === 1
    ? []
    : [
        {
          field: 'payment.credit_card.installments',
          message: 'Cada cobrança de uma assinatura é paga em uma parcela.',
        },
      ];

type Terms = Omit<SubscriptionInput, 'customers' | 'plan_id' | 'items'>;

/** The terms of a subscription as its payment says them. @param today São Paulo day, on which a card without a trial is charged */
export function termsOfPayment(
  { banking_billet: billet, credit_card: card }: ApiSubscriptionPayment,
  today: string,
): Terms {
  if (billet) return { is_bolix: true, expire_at: billet.expire_at, ...termsOf(billet) };
  const { discount, message, trial_days = 0 } = card!;
  return {
    payment_method: 'credit_card',
    expire_at: addDays(today, trial_days),
    ...termsOf({ discount, message }),
  };
}

/** Whether the first charge waits for the end of a trial. */
export const isTrial = ({ credit_card: card }: ApiSubscriptionPayment): boolean => (card?.trial_days ?? 0) > 0;

interface Given {
  /** The subscription had a card before. */
  hadCard: boolean;
  /** São Paulo day. */
  today: string;
  isTrial?: boolean | undefined;
}

/** Whether a card that is given is charged for the first period at once: not on a trial, during which a card may also be replaced. */
export const isChargedAtOnce = (
  { issued, next_due }: Pick<SubscriptionRow, 'issued' | 'next_due'>,
  { hadCard, today, isTrial: trial = false }: Given,
): boolean => issued === 0 && !trial && !(hadCard && next_due !== null && next_due > today);
