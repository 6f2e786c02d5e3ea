import { sql } from 'kysely';
import { defineDemo, type DemoContext } from '../../demo/define-demo';
import { BANK } from '../../ledger/ledger';
import { addMachines } from './demo/machines';
import { addSale, listSales, type Left, type Paid } from './demo/sales';
import { payoutKey } from './posting';
import { kindOf } from './words';
import './tables';

const MINUTE = 60_000;

/** What the firm sold by machine, with the payouts that came today as its last postings. */
async function fill(ctx: DemoContext): Promise<void> {
  const { trx, bulk, bank, now } = ctx;
  const { rows } = await sql<{ at: Date | null }>`select max(at) as at from ledger_entries
    where account_id = ${bank.corporation.id}`.execute(trx);
  const posted = new Date(Math.max(rows[0]?.at?.getTime() ?? 0, now.getTime() - 6 * MINUTE));
  addMachines(ctx);
  const left: Left = { paid: [], receivables: [] };
  for (const [n, sale] of listSales(ctx).entries()) addSale(ctx, sale, n, posted, left);
  for (const one of left.paid) payOut(ctx, one, posted);
  for (const row of left.receivables) bulk.add('card_machine_receivables', row);
}

function payOut({ bulk, book, bank, dice }: DemoContext, one: Paid, posted: Date): void {
  const account_id = bank.corporation.id;
  const { id, day, modality, brand, gross, fee, net } = one;
  const protocol = day.replaceAll('-', '') + dice.text('0123456789', 12);
  const row = { account_id, id, day, modality, brand, count: 1, gross, fee, net, paid_at: posted, protocol };
  bulk.add('card_machine_payouts', row);
  book.post({
    key: payoutKey(account_id, id),
    kind: 'card-machine',
    description: `Vendas da maquininha: ${kindOf(modality, brand)}`,
    protocol,
    at: posted,
    entries: [
      { accountId: account_id, kind: 'available', amount: net },
      { accountId: BANK, kind: 'settlement', amount: -gross },
      { accountId: BANK, kind: 'fees', amount: fee },
    ],
  });
}

export default defineDemo({
  order: 160,
  clerkGrants: { 'card-machine:my-sales': false, 'card-machine:settings': false },
  fill,
});
