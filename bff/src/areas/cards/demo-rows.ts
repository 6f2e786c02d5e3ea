import { STATUS } from '@balcao/contract/shared/card-status';
import { addDays } from '../../core/calendar';
import { instant } from '../../demo/calendar';
import type { DemoContext } from '../../demo/define-demo';
import { lastDigitsOf } from '../../rails/issuer/sandbox';
import '../../rails/issuer/tables';
import './tables';

export const DUE_DAY = 10;
export const NAME = 'BALCAO COMERCIO';
/** How far back the firm's purchases go, in days. */
export const SINCE = 120;

export const accountRow = ({ bank, today }: DemoContext, id: number, product_id: number, limit: number) => ({
  account_id: bank.corporation.id,
  id,
  product_id,
  credit_limit: limit,
  maximum_limit: limit * 2,
  due_day: DUE_DAY,
  next_due_day: null,
  due_from: null,
  automatic_by: null,
  in_creli: false,
  agreement: null,
  insured_since: null,
  insured_until: null,
  opened_at: instant(addDays(today, -(SINCE + 14)), '10:00:00'),
});

/** A card that was delivered and activated so many days ago. */
export function addCard(
  { bulk, bank, dice, today }: DemoContext,
  card_account_id: number,
  product_id: number,
  kind: 'physical' | 'virtual',
  ago: number,
  supplier?: string,
): number {
  const account_id = bank.corporation.id;
  const id = bulk.id('cards');
  const seed = dice.text('abcdefghijklmnopqrstuvwxyz0123456789', 32);
  const last_digits = lastDigitsOf(seed);
  const issuer_key = `demo-card-${id}`;
  const on = (days: number) => instant(addDays(today, days - ago), '10:00:00');
  bulk.add('cards', {
    account_id,
    id,
    card_account_id,
    product_id,
    kind,
    status_id: STATUS.active,
    blocks: [],
    off: [],
    name: supplier ?? NAME,
    is_supplier: supplier !== undefined,
    last_digits,
    issuer_key,
    address: null,
    requested_at: on(-6),
    activated_at: on(0),
  });
  bulk.add('sandbox_issuer_cards', { key: issuer_key, seed, name: supplier ?? NAME, last_digits, pin_set_at: null });
  const steps = [5, 6, 7, 8, 9, 10, 15].map((status, at) => [status, on(at - 6)] as const);
  for (const [status_id, at] of kind === 'virtual' ? [] : steps)
    bulk.add('card_steps', { account_id, id: bulk.id('card_steps'), card_id: id, status_id, at });
  return id;
}
