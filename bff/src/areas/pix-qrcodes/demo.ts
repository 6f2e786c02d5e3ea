import { addDays } from '../../core/calendar';
import { fakeCpf } from '../../core/documents';
import { someTime } from '../../demo/calendar';
import { defineDemo, type DemoContext } from '../../demo/define-demo';
import type { Dice } from '../../demo/dice';
import { personName } from '../../demo/names';
import type { DemoAccount } from '../../demo/parties';
import { PIX_POSTING } from '../../kits/money/pix/receive';
import '../../kits/money/pix/tables';
import { BANK } from '../../ledger/ledger';
import { OTHER_BANKS } from '../../rails/pix-directory/people';
import '../pix-keys/demo';
import { payloadOf } from './qrcodes';

const MESSAGES = [
  '',
  '',
  '',
  'Pedido do café',
  'Parte do almoço',
  'Obrigada',
  'Referente ao serviço de ontem',
] as const;
const MINUTE = 60_000;

/** Adds received Pix: to the person over three months, to the firm in the last minutes, later than all its other postings. */
export default defineDemo({
  order: 60,
  fill(ctx) {
    const { bank, dice, today, now } = ctx;
    const days = Array.from({ length: 42 }, (_, i) => addDays(today, -2 * (42 - i)));
    for (const day of days) receive(ctx, bank.personal, someTime(dice, day, 7, 22));
    addCodes(ctx, bank.corporation);
    for (let i = 6; i > 0; i--) receive(ctx, bank.corporation, new Date(now.getTime() - i * 1.3 * MINUTE));
  },
});

/** The firm's QR codes: one for any amount, one with a price, and a dynamic one for an order. */
const CODES = [
  { kind: 'static', amount: null, description: 'Balcão da loja' },
  { kind: 'static', amount: 3_490, description: 'Café em grãos 250 g' },
  { kind: 'dynamic', amount: 18_900, description: 'Pedido 1042' },
] as const;

function addCodes({ bulk, now, told }: DemoContext, account: DemoAccount): void {
  const key = told('pixKeys').get(account.id)!;
  const merchant = { merchantName: account.nickname, merchantCity: account.address.city ?? '' };
  CODES.forEach(({ kind, amount, description }, at) => {
    const txid = `demo${account.account_number.replace(/\D/g, '')}${at}`.padEnd(kind === 'dynamic' ? 32 : 25, '0');
    const created = new Date(now.getTime() - (CODES.length - at) * 60 * MINUTE);
    bulk.add('pix_qrcodes', {
      account_id: account.id,
      id: bulk.id('pix_qrcodes'),
      kind,
      txid,
      key,
      amount,
      description,
      payload: payloadOf(merchant, { kind, key, amount, description, txid }),
      expires_at: kind === 'dynamic' ? new Date(created.getTime() + 24 * 60 * MINUTE) : null,
      created_at: created,
      received_count: 0,
      received_amount: 0,
      received_name: null,
      received_at: null,
    });
  });
}

function receive({ bulk, book, dice, told }: DemoContext, account: DemoAccount, at: Date): void {
  const { ispb, bankName, branch } = dice.pick(OTHER_BANKS);
  const endToEnd = `E${ispb}${at.toISOString().slice(0, 16).replace(/\D/g, '')}${dice.text('ABCDEFGHJKLMNPQRSTUVWXYZ23456789', 11)}`;
  const name = personName(dice);
  const document = fakeCpf(dice.next);
  const amount = amountOf(dice);
  const key = told('pixKeys').get(account.id)!;
  bulk.add('pix_received', {
    account_id: account.id,
    id: bulk.id('money_operations'),
    end_to_end: endToEnd,
    txid: null,
    key,
    amount,
    payer_name: name,
    payer_document: document,
    payer_ispb: ispb,
    payer_bank: bankName,
    payer_branch: branch,
    payer_account: `${dice.int(10_000, 999_999)}-${dice.int(0, 9)}`,
    message: dice.pick(MESSAGES),
    received_at: at,
    refunded: 0,
    charge_id: null,
  });
  book.post({
    key: `${PIX_POSTING}${account.id}:${endToEnd}`,
    kind: 'pix-received',
    description: `Pix recebido de ${name}`,
    at,
    pixKey: key,
    entries: [
      { accountId: account.id, kind: 'available', amount },
      { accountId: BANK, kind: 'settlement', amount: -amount },
    ],
  });
}

const amountOf = (dice: Dice): number => (dice.chance(0.3) ? dice.int(20, 90) * 1000 : dice.int(1_500, 38_000));
