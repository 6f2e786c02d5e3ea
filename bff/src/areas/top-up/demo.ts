import { sql } from 'kysely';
import type { Counterpart } from '@balcao/contract/money/operation';
import { defineDemo, type DemoContext } from '../../demo/define-demo';
import { addOperation } from '../../demo/operations';
import { BANK } from '../../ledger/ledger';
import { NOWHERE } from '../../kits/money/nowhere';

const MINUTE = 60_000;
const DAY = 86_400_000;
const PHONES = [
  { phone: '11987654320', operator: 'claro', name: 'Claro', amount: 3000 },
  { phone: '11976543210', operator: 'vivo', name: 'Vivo', amount: 5000 },
] as const;
const UNKNOWN = 'A operadora não encontrou este número entre os pré-pagos.';

const to = (name: string, phone: string): Counterpart => ({
  ...NOWHERE,
  name,
  document: null,
  code: phone,
});

/** The firm's phones: two topped up, as its last postings, and one that the operator refused. */
async function fill(ctx: DemoContext): Promise<void> {
  const { trx, book, bank, now } = ctx;
  const account = bank.corporation.id;
  const { rows } = await sql<{ at: Date | null }>`select max(at) as at from ledger_entries
    where account_id = ${account}`.execute(trx);
  const last = Math.max(rows[0]?.at?.getTime() ?? 0, now.getTime() - 9 * MINUTE);
  PHONES.forEach(({ phone, operator, name, amount }, n) => {
    if (book.balance(account) < amount) return;
    const at = new Date(last + n * 1000);
    const { id, protocol, counterpart } = addOperation(ctx, {
      kind: 'top-up',
      amount,
      counterpart: to(name, phone),
      details: { operator },
      description: '',
      at,
      state: 'settled',
      sentAt: at,
      settledAt: at,
      steps: ['reserved', 'sent', 'settled'].map((step) => ({ step, at })),
    });
    book.post({
      key: `money:${id}`,
      kind: 'top-up',
      description: `Recarga de celular para ${name}`,
      protocol,
      counterpart: counterpart as Counterpart,
      at,
      entries: [
        { accountId: account, kind: 'available', amount: -amount },
        { accountId: BANK, kind: 'settlement', amount },
      ],
    });
  });
  const refused = new Date(now.getTime() - 6 * DAY);
  addOperation(ctx, {
    kind: 'top-up',
    amount: 2000,
    counterpart: to('TIM', '11912345691'),
    details: { operator: 'tim' },
    description: '',
    at: refused,
    state: 'refused',
    reason: UNKNOWN,
    endedAt: refused,
    steps: [
      { step: 'reserved', at: refused },
      { step: 'sent', at: refused },
      { step: 'refused', at: refused, reason: UNKNOWN },
    ],
  });
}

export default defineDemo({ order: 140, clerkGrants: { 'services:recharge': false }, fill });
