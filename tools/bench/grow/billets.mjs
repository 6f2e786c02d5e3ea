// Rows of a billet: its item, what became of it, and the money that came in by it.
import { chance, dayOf, digits, draw, hex, searched } from './draw.mjs';

const DAY = 86_400_000;
/** When a billet is paid, after it was issued: the same for all, so that postings are in the order of time. */
export const PAID_AFTER = 7 * DAY;
const FEE = 349;

/** Billet i of an account, issued at an instant in ms. @yields [table, row] */
export function* billetRows(bank, account, payer, i, at) {
  const { id: owner, user, n, number, size, log } = account;
  const id = bank.id('charges');
  const seed = n * 1009 + i;
  const value = 2_000 + (draw(seed) % 98_000);
  const due = at + 10 * DAY;
  const paidAt = at + PAID_AFTER;
  const email = payer.emails.slice(1, -1);
  const status = outcomeOf(bank.now, seed, paidAt, due);
  const isPaid = status === 'paid';
  const updated = isPaid ? paidAt : Math.min(bank.now, status === 'waiting' ? at : due);
  const txid = chance(seed, 55) ? hex(seed, number) : null;
  const order = chance(seed, 30) ? `PED-${digits(i + 1, 6)}` : null;
  yield [
    'charges',
    {
      account_id: owner,
      id,
      status,
      value,
      items_value: value,
      fine: 200,
      interest: 33,
      expire_at: dayOf(due),
      paid_at: isPaid ? new Date(paidAt) : null,
      paid_value: isPaid ? value : null,
      fee: FEE,
      filed: status !== 'waiting' && at < bank.now - 180 * DAY && chance(seed + 1, 30),
      our_number: i + 1,
      barcode: digits(seed, 47),
      collection_key: digits(seed, 44),
      txid,
      pix_copy_paste:
        txid && `00020101021226760014br.gov.bcb.pix2554pix.balcao.example/v2/${txid}5204000053039865802BR6304E5DA`,
      customer_id: payer.id,
      customer_name: payer.name,
      customer_document: payer.document,
      customer_email: email,
      customer_address: payer.address,
      send_email: true,
      order_id: order,
      fingerprint: hex(seed, 'print') + number.slice(0, 7),
      search: searched(payer.name, payer.document, email, i + 1, order),
      created_by: user,
      created_at: new Date(at),
      updated_at: new Date(updated),
    },
  ];
  yield [
    'charge_items',
    { account_id: owner, id: bank.id('charge_items'), charge_id: id, name: 'Mensalidade', amount: 1, value },
  ];
  for (const [agent, action, message, when] of historyOf(status, { at, paidAt, due, email }))
    yield [
      'charge_histories',
      {
        account_id: owner,
        id: bank.id('charge_histories'),
        charge_id: id,
        agent,
        action,
        message,
        created_at: new Date(when),
      },
    ];
  // a company issues in batches, of which the log has one line
  if (size.charges < 100 || i % 20 === 0) log.push({ action: 'charge.issue', target: id, at });
  if (!isPaid) return;
  const event = `cresce-${id}`;
  const when = new Date(paidAt);
  yield [
    'billet_payments',
    {
      event_id: event,
      account_id: owner,
      charge_id: id,
      amount: value,
      paid_at: when,
      outcome: 'exact',
      received_at: when,
    },
  ];
  const posting = {
    key: `billet:${event}`,
    kind: 'billet',
    description: `Boleto recebido de ${payer.name}`,
    at: paidAt,
  };
  yield* bank.postings.post({ ...posting, account: owner, amount: value - FEE, fee: FEE });
}

function outcomeOf(now, seed, paidAt, due) {
  const drawn = draw(seed, 'outcome') % 100;
  if (drawn < 70) return paidAt < now ? 'paid' : 'waiting';
  if (due > now) return 'waiting';
  return drawn < 85 ? 'unpaid' : drawn < 93 ? 'canceled' : 'settled';
}

function historyOf(status, { at, paidAt, due, email }) {
  const all = [
    ['user', 'create', 'Cobrança criada', at],
    ['rail', 'register', 'Boleto registrado', at + 60_000],
    ['system', 'email', `Boleto enviado para ${email}`, at + 90_000],
  ];
  if (status === 'paid')
    all.push(
      ['rail', 'payment', 'Pagamento recebido', paidAt],
      ['system', 'credit', 'Valor creditado na conta', paidAt],
    );
  if (status === 'unpaid') all.push(['system', 'expire', 'Venceu sem pagamento', due]);
  if (status === 'canceled') all.push(['user', 'cancel', 'Cobrança cancelada', due]);
  if (status === 'settled') all.push(['user', 'manual-payment', 'Cobrança marcada como paga', due]);
  return all;
}
