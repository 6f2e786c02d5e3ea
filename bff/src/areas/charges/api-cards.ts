import type { Ctx } from '../../core/area';
import { Problem } from '../../core/problem';
import type { Authentication } from '../../rails/cards/port';
import type { ApiCard, chargedOf } from './api-bodies';

interface More {
  /** Number of the draft that the charge is of. */
  id?: number | undefined;
  /** Has the payer authenticated by 3-D Secure. */
  tds?: Authentication;
  /** Path of the payer's fields in the body. */
  customerAt?: string;
}

/** How the API's charges are paid by card. */
export interface ApiCards {
  /** Makes a charge whose card is charged once that is committed. @throws Problem 409, 422 */
  issue(ctx: Ctx, card: ApiCard, charged: ReturnType<typeof chargedOf>, more?: More): Promise<number>;
  /** Charges the card, and answers what became of it. */
  settle(ctx: Ctx, id: number): Promise<object>;
  /** The card of a charge as the API shows it. */
  shown(ctx: Pick<Ctx, 'db' | 'accountId' | 'services'>, id: number): Promise<object>;
}

let cards: ApiCards | undefined;

/** Called as an area's code is loaded. */
export const takesApiCards = (by: ApiCards): void => void (cards = by);

export const apiCards = (): ApiCards | undefined => cards;

/** @throws Problem 409 where no area takes cards */
export function needCards(): ApiCards {
  if (!cards) throw new Problem(409, 'payment-unavailable', 'Esta forma de pagamento não está disponível.');
  return cards;
}
