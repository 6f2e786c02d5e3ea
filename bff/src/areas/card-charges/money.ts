import type { Selectable } from 'kysely';
import type { Database, Trx } from '../../core/database';
import type { JobTools } from '../../core/jobs';
import { mulDiv } from '../../core/money';
import { BANK, post } from '../../ledger/ledger';
import { holdSplit, paySplit } from '../splits/service';
import type { ChargeRow } from '../../kits/charging/actions';
import type { Held } from './held';
import './tables';

export type Receipt = Selectable<Database['card_receipts']>;
type Part = Pick<Receipt, 'gross' | 'fee' | 'taken'>;

/** The fee of the part of a receipt that was not taken back: no fee is due on the rest. Integer cents. */
export const feeLeft = ({ gross, fee, taken }: Part): number => mulDiv(fee, gross - taken, gross);

/** The net amount of a receipt that the account receives or received; integer cents. */
export const netLeft = (part: Part): number => part.gross - part.taken - feeLeft(part);

/** Prefix of the keys of card postings, `card:<charge id>:<purpose>`; a key is posted once, so a repeated event moves no money again. */
export const POSTING = 'card:';

interface Move {
  key: string;
  kind: string;
  description: string;
  at: Date;
  /** Integer cents; `gross` and `net` are negative where money is taken back. */
  gross: number;
  net: number;
}

async function move(trx: Trx, charge: ChargeRow, { gross, net, key, ...told }: Move): Promise<boolean> {
  const entries = [
    { accountId: BANK, kind: 'settlement' as const, amount: -gross },
    { accountId: charge.account_id, kind: 'available' as const, amount: net },
    { accountId: BANK, kind: 'fees' as const, amount: gross - net },
  ].filter(({ amount }) => amount !== 0);
  if (!entries.length) return true;
  return post(trx, { key: `${POSTING}${charge.id}:${key}`, ...told, entries });
}

/** Credits settled receipts, each once, and passes on the payees' parts of them. */
export async function credit(
  trx: Trx,
  tools: JobTools,
  { charge }: Held,
  receipts: Receipt[],
  at: Date,
): Promise<void> {
  const split = await holdSplit(trx, charge);
  for (const receipt of receipts) {
    const posted = await move(trx, charge, {
      key: `receipt:${receipt.number}`,
      kind: 'card',
      description: `Cartão recebido de ${charge.customer_name}`,
      at,
      gross: receipt.gross - receipt.taken,
      net: netLeft(receipt),
    });
    if (!posted) continue;
    await paySplit(trx, tools, charge, split, {
      key: `${POSTING}${charge.id}:receipt:${receipt.number}`,
      paid: receipt.gross - receipt.taken,
      fee: feeLeft(receipt),
      at,
    });
    await trx
      .updateTable('card_receipts')
      .set({ credited_at: at })
      .where('account_id', '=', charge.account_id)
      .where('charge_id', '=', charge.id)
      .where('number', '=', receipt.number)
      .execute();
  }
}

interface Take {
  /** Integer cents, at most `leftOf` the charge. */
  value: number;
  /** Unique purpose within the charge: 'refund:7', 'contest'. */
  key: string;
  kind: 'card-refund' | 'card-contest';
  description: string;
  at: Date;
}

/**
 * Takes a value back from a charge's receipts: first from those not credited, the last one first, then from the credited ones, whose net
 * amount is debited from the account. The bank retains no fee of what is taken.
 * @throws Problem 422 'insufficient-funds' where the account's available balance does not cover the debit.
 */
export async function takeBack(trx: Trx, { charge, receipts }: Held, { value, key, ...told }: Take): Promise<void> {
  const order = receipts.toSorted(
    (a, b) => Number(a.credited_at !== null) - Number(b.credited_at !== null) || b.number - a.number,
  );
  let left = value;
  let gross = 0;
  let net = 0;
  for (const receipt of order) {
    const part = Math.min(left, receipt.gross - receipt.taken);
    if (part === 0) continue;
    const after = { ...receipt, taken: receipt.taken + part };
    if (receipt.credited_at) {
      gross -= part;
      net -= netLeft(receipt) - netLeft(after);
    }
    await trx
      .updateTable('card_receipts')
      .set({ taken: after.taken })
      .where('account_id', '=', charge.account_id)
      .where('charge_id', '=', charge.id)
      .where('number', '=', receipt.number)
      .execute();
    left -= part;
  }
  if (left > 0) throw new Error(`card charge ${charge.id} has not so much left`);
  await move(trx, charge, { key, ...told, gross, net });
}
