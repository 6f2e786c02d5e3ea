import type { Selectable } from 'kysely';
import type { Database } from '../../core/database';
import { amountDue, type AmountDue } from '../../rails/billet/amounts';
import './tables';

/** The columns of a charge that decide the amount due. */
export type Terms = Pick<
  Selectable<Database['charges']>,
  | 'value'
  | 'expire_at'
  | 'fine'
  | 'interest'
  | 'conditional_discount_type'
  | 'conditional_discount_value'
  | 'conditional_discount_date'
>;

/** The conditional discount in the form of the billet rail. */
export const conditionalOf = (charge: Terms) =>
  charge.conditional_discount_type && charge.conditional_discount_value && charge.conditional_discount_date
    ? {
        type: charge.conditional_discount_type,
        value: charge.conditional_discount_value,
        untilDay: charge.conditional_discount_date,
      }
    : null;

/**
 * What a charge is worth on a São Paulo day, line by line. It starts from the charge's value, from which an unconditional discount was
 * already taken; integer cents.
 */
export const amountDueOn = (charge: Terms, day: string): AmountDue =>
  amountDue(
    {
      value: charge.value,
      dueDay: charge.expire_at,
      conditionalDiscount: conditionalOf(charge),
      fine: charge.fine,
      interest: charge.interest,
    },
    day,
  );
