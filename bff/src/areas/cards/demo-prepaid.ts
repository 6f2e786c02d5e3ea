import { sql } from 'kysely';
import { PREPAID_PRODUCT } from '@balcao/contract/shared/card-status';
import type { DemoContext } from '../../demo/define-demo';
import { addOperation } from '../../demo/operations';
import { NOWHERE } from '../../kits/money/nowhere';
import { BANK } from '../../ledger/ledger';
import { accountRow, addCard } from './demo-rows';
import './tables';

const MINUTE = 60_000;
const RECHARGED = 60_000;

/** A prepaid card that was recharged; the recharge is one of the account's last postings. */
export async function addPrepaid(ctx: DemoContext): Promise<void> {
  const { trx, bulk, book, bank, now, today } = ctx;
  const account_id = bank.corporation.id;
  if (book.balance(account_id) < RECHARGED) return;
  const card_account_id = bulk.id('card_accounts');
  bulk.add('card_accounts', accountRow(ctx, card_account_id, PREPAID_PRODUCT, 0));
  const card = addCard(ctx, card_account_id, PREPAID_PRODUCT, 'physical', 40);
  const { rows } = await sql<{ at: Date | null }>`select max(at) as at from ledger_entries
    where account_id = ${account_id} and kind = 'available'`.execute(trx);
  const at = new Date(Math.max(rows[0]?.at?.getTime() ?? 0, now.getTime() - 7 * MINUTE));
  const counterpart = { ...NOWHERE, name: 'Cartão pré-pago', document: null };
  const { id, protocol } = addOperation(ctx, {
    kind: 'card-recharge',
    amount: RECHARGED,
    counterpart,
    details: { cardAccount: card_account_id, card },
    description: '',
    at,
    state: 'settled',
    sentAt: at,
    settledAt: at,
    steps: ['reserved', 'sent', 'settled'].map((step) => ({ step, at })),
  });
  book.post({
    key: `money:${id}`,
    kind: 'card-recharge',
    description: 'Carga de cartão pré-pago',
    protocol,
    counterpart,
    at,
    entries: [
      { accountId: account_id, kind: 'available', amount: -RECHARGED },
      { accountId: BANK, kind: 'settlement', amount: RECHARGED },
    ],
  });
  book.post({
    key: `card-recharge:money:${id}`,
    kind: 'card-recharge',
    description: 'Carga de cartão pré-pago',
    at,
    entries: [
      { accountId: account_id, kind: 'prepaid', amount: RECHARGED },
      { accountId: BANK, kind: 'settlement', amount: -RECHARGED },
    ],
  });
  bulk.add('card_lines', {
    account_id,
    id: bulk.id('card_lines'),
    card_account_id,
    card_id: card,
    purchase_id: null,
    period: today.slice(0, 7),
    kind: 'recharge',
    description: 'Carga com saldo da conta',
    amount: -RECHARGED,
    installment: null,
    installments: null,
    day: today,
    at,
  });
}
