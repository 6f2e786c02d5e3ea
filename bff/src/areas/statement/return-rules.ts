import { diffDays } from '../../core/calendar';
import { saoPauloDay } from '../../core/clock';

/** Days in which received money can be returned to its payer, the last one whole, as a received Pix is (domain.md 2). */
export const RETURN_DAYS = 90;

/** Whether a line is money that came in, and not too long ago. @param today São Paulo day */
export const mayReturn = ({ amount, at }: { amount: number; at: Date }, today: string): boolean =>
  amount > 0 && diffDays(saoPauloDay(at), today) <= RETURN_DAYS;

/** Whether an amount can be returned of a line of which `most` is left; integer cents. */
export const isReturnable = (amount: number, most: number): boolean => amount >= 1 && amount <= most;
