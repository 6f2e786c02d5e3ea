import { formatDay } from '../../core/calendar';
import { formatMoney } from '../../core/money';
import type { DemoContext } from '../../demo/define-demo';
import { PIX_POSTING } from '../../kits/money/pix/receive';
import '../../kits/money/pix/tables';
import { BANK } from '../../ledger/ledger';
import { PAYER_BANK } from './charges';
import './tables';

interface Paid {
  account_id: number;
  collection_id: number;
  day: string;
  /** Integer cents. */
  amount: number;
  contract: string;
  payer: { name: string; document: string };
}

const DAY_MS = 86_400_000;
/** Milliseconds between the payment and now. Areas filled later post after it, because an account's entries are in order of time. */
const PAID_AGO = 8.5 * 60_000;

/** Adds the first cycle of a recurrence, paid minutes ago: charge, attempt, received Pix, posting and history. */
export function addPaidCycle({ bulk, book, dice, now }: DemoContext, paid: Paid): void {
  const { account_id, collection_id, day, amount, contract, payer } = paid;
  const at = new Date(now.getTime() - PAID_AGO);
  const charge = bulk.id('charges');
  const end_to_end = `E${PAYER_BANK.ispb}${day.replaceAll('-', '')}0900${dice.hex(11)}`;
  bulk.add('pix_collection_charges', {
    account_id,
    collection_id,
    id: charge,
    txid: dice.hex(32),
    cycle: 0,
    day,
    amount,
    state: 'CONCLUIDA',
    paid_at: at,
    created_at: new Date(at.getTime() - DAY_MS),
  });
  bulk.add('pix_collection_attempts', {
    account_id,
    id: bulk.id('pix_collection_attempts'),
    charge_id: charge,
    number: 1,
    day,
    state: 'PAGA',
    tries: 0,
    reason: null,
    end_to_end,
  });
  bulk.add('pix_received', {
    account_id,
    id: bulk.id('money_operations'),
    end_to_end,
    txid: null,
    key: null,
    amount,
    payer_name: payer.name,
    payer_document: payer.document,
    payer_ispb: PAYER_BANK.ispb,
    payer_bank: PAYER_BANK.bank,
    payer_branch: null,
    payer_account: null,
    message: contract,
    received_at: at,
    refunded: 0,
    charge_id: null,
    kind: 'pix-automatic-received',
  });
  book.post({
    key: `${PIX_POSTING}${account_id}:${end_to_end}`,
    kind: 'pix-automatic-received',
    description: `Pix automático recebido de ${payer.name}`,
    at,
    entries: [
      { accountId: account_id, kind: 'available', amount },
      { accountId: BANK, kind: 'settlement', amount: -amount },
    ],
  });
  bulk.add('pix_collection_histories', {
    account_id,
    collection_id,
    id: bulk.id('pix_collection_histories'),
    message: `Recebido ${formatMoney(amount)} do ciclo de ${formatDay(day)}`,
    user_name: null,
    created_at: at,
  });
}
