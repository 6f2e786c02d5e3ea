import { addDays } from '../../core/calendar';
import { formatMoney } from '../../core/money';
import { searchText } from '../../core/search-text';
import { stableHash } from '../../core/tokens';
import type { Bulk } from '../../demo/bulk';
import { instant } from '../../demo/calendar';
import { defineDemo, type DemoContext } from '../../demo/define-demo';
import { demoCharge } from '../../kits/charging/demo-charge';
import { BANK } from '../../ledger/ledger';
import { cardPlan } from '../../kits/charging/rates/card-plan';
import { USUAL_RATES } from '../../kits/charging/rates/rates';
import '../../rails/cards/tables';
import { LIVES, type Life } from './demo/lives';
import { feeLeft, netLeft, POSTING } from './money';
import { cardName } from './outcomes';
import '../account-settings/tables';
import './tables';

const RELEASE = USUAL_RATES.cardDefaults.release;
const MINUTE = 60_000;

/** Card payments of the corporation, each on a payment link of its own. */
async function fill(ctx: DemoContext): Promise<void> {
  const { bulk, bank, now, told } = ctx;
  const { corporation } = bank;
  const customers = told('customers').get(corporation.id)!;
  bulk.add('account_branches', {
    account_id: corporation.id,
    category: 0,
    type: null,
    updated_at: new Date(now.getTime() - 60 * 24 * 60 * MINUTE),
  });
  const pages = LIVES.map((life) => addPage(ctx, life));
  // charges update the counts of their payment page, so the pages are inserted first
  await bulk.flush();
  for (const [n, life] of LIVES.entries())
    addCard(ctx, life, { page: pages[n]!, n, customer: customers[n % customers.length]! });
}

/** Adds a payment link; answers its id. */
function addPage({ bulk, bank: { corporation }, dice, today }: DemoContext, { item, value, ago }: Life): number {
  const id = bulk.id('payment_pages');
  const at = instant(addDays(today, -ago - 1), '09:00:00');
  const message = 'Pague com cartão em até 12 vezes sem juros.';
  bulk.add('payment_pages', {
    account_id: corporation.id,
    id,
    kind: 'link',
    code: dice.hex(24),
    status: 'active',
    name: item,
    items: [{ name: item, amount: 1, value }],
    shipping: 0,
    discount: 0,
    value,
    message,
    payment_method: ago % 2 === 0 ? 'all' : 'credit_card',
    request_delivery_address: false,
    single_use: true,
    expire_at: null,
    label: null,
    views: dice.int(2, 9),
    note: null,
    filed: false,
    search: searchText(item, message),
    created_by: corporation.people[0]!.id,
    created_at: at,
    updated_at: at,
  });
  bulk.add('payment_page_histories', {
    account_id: corporation.id,
    id: bulk.id('payment_page_histories'),
    page_id: id,
    message: 'Link criado',
    user_name: corporation.people[0]!.name,
    created_at: at,
  });
  return id;
}

interface Place {
  page: number;
  n: number;
  customer: { id: number; name: string; document: string; email: string | null; phone: string; address: object };
}

function addCard(ctx: DemoContext, life: Life, { page, n, customer }: Place): void {
  const { bulk, bank, book, dice, now, today } = ctx;
  const { id: accountId, people } = bank.corporation;
  const { status, value, brand, last4, instalments = 1, credited = 0, refunded = 0, contest } = life;
  const at =
    life.ago === 0 ? new Date(now.getTime() - (20 + n) * MINUTE) : instant(addDays(today, -life.ago), '11:20:00');
  const isPaid = ['paid', 'approved', 'contested', 'refunded'].includes(status);
  const plan = isPaid ? cardPlan(value, instalments, addDays(today, -life.ago), USUAL_RATES, RELEASE)! : null;
  const id = bulk.id('charges');
  const own = { account_id: accountId, charge_id: id };
  const key = dice.hex(24);
  const lost = contest === 'lost' ? value : 0;
  bulk.add('charges', {
    ...demoCharge({ ...customer, id: null, address: null }),
    account_id: accountId,
    id,
    kind: 'link',
    link_id: page,
    payment_method: 'credit_card',
    carnet_id: null,
    status,
    value,
    items_value: value,
    expire_at: addDays(today, 3 - life.ago),
    paid_at: isPaid ? at : null,
    paid_value: isPaid ? value - refunded - lost : null,
    fee: plan?.fee ?? 0,
    filed: life.filed ?? false,
    our_number: null,
    barcode: null,
    collection_key: null,
    txid: null,
    pix_copy_paste: null,
    note: n === 6 ? 'Cliente retira na loja.' : null,
    send_email: false,
    fingerprint: stableHash(['card', n]),
    search: searchText(customer.name, customer.document, customer.email, last4),
    created_by: null,
    created_at: at,
    updated_at: at,
  });
  bulk.add('charge_items', { ...own, id: bulk.id('charge_items'), name: life.item, amount: 1, value });
  bulk.add('payment_page_charges', { ...own, page_id: page, code: dice.hex(24) });
  const until = addDays(today, contest === 'open' ? 6 : 4);
  bulk.add('card_charges', {
    ...own,
    brand: last4 ? brand : null,
    last4: last4 || null,
    holder: last4 ? searchText(customer.name).toUpperCase().slice(0, 40) : null,
    order_key: last4 ? key : null,
    authorisation: isPaid ? key.slice(0, 6).toUpperCase() : null,
    instalments,
    release: isPaid ? RELEASE : null,
    tries: last4 ? 1 : 0,
    refunded,
    contest_state: contest ?? null,
    contest_value: contest ? value : null,
    contest_reason: contest ? 'O portador do cartão não reconhece a compra' : null,
    contest_until: contest ? until : null,
    contest_at: contest ? new Date(at.getTime() + 24 * 60 * MINUTE) : null,
    defense: contest === 'defended' || contest === 'won' ? 'Entregue em mãos, com recibo assinado pelo cliente.' : null,
    debit_pending: false,
  });
  const lines: [string, string][] = [['create', 'Cobrança criada por quem paga']];
  if (life.refused) lines.push(['refused', `Cartão recusado: ${life.refused}`]);
  if (status === 'waiting') lines.push(['analysis', 'Pagamento em análise de segurança pela processadora']);
  if (status === 'canceled') lines.push(['lapse', 'Prazo encerrado sem que um cartão fosse informado']);
  if (isPaid) lines.push(['approved', `${cardName({ brand, last4 })} aprovado: ${formatMoney(value)}`]);
  if (contest) lines.push(['contested', `Contestação de ${formatMoney(value)}`]);
  if (contest === 'lost')
    lines.push(['contest-lost', `Contestação perdida: ${formatMoney(value)} devolvidos a quem pagou`]);
  if (contest === 'won') lines.push(['contest-won', 'Contestação encerrada a seu favor']);
  if (refunded)
    lines.push(['refund', `Devolução ${refunded === value ? 'total' : 'parcial'}: ${formatMoney(refunded)}`]);
  for (const [i, [action, message]] of lines.entries())
    bulk.add('charge_histories', {
      ...own,
      id: bulk.id('charge_histories'),
      agent: action === 'create' || action === 'refund' ? 'user' : 'rail',
      action,
      message,
      user_name: action === 'create' ? customer.name : action === 'refund' ? people[0]!.name : null,
      created_at: new Date(at.getTime() + i * MINUTE),
    });
  if (last4)
    bulk.add('card_tries', {
      account_id: accountId,
      id: bulk.id('card_tries'),
      charge_id: id,
      key,
      token: `demo-${n}`,
      instalments,
      state: isPaid ? 'approved' : status === 'waiting' ? 'analysis' : 'refused',
      code: life.refused ? 'no-funds' : null,
      reason: life.refused ?? null,
      created_at: at,
    });
  if (last4) bulk.add('sandbox_card_orders', { key, token: `demo-${n}`, amount: value, refunded, received_at: at });
  if (refunded)
    bulk.add('card_refunds', {
      account_id: accountId,
      id: bulk.id('card_refunds'),
      charge_id: id,
      value: refunded,
      user_name: people[0]!.name,
      created_at: new Date(at.getTime() + 5 * MINUTE),
    });
  // refunds and lost contests are taken from the last receipts first
  let left = refunded + lost;
  for (const { number, day, gross, fee } of plan?.receipts.toReversed() ?? []) {
    const taken = Math.min(left, gross);
    left -= taken;
    const came = number <= credited;
    const credit = new Date(now.getTime() - 9_000 + n * 100);
    bulk.add('card_receipts', {
      ...own,
      number,
      due_on: came && day > today ? today : day,
      gross,
      fee,
      taken,
      settled_at: came ? credit : null,
      credited_at: came ? credit : null,
    });
    const part = { gross, fee, taken };
    if (came)
      book.post({
        key: `${POSTING}${id}:receipt:${number}`,
        kind: 'card',
        description: `Cartão recebido de ${customer.name}`,
        at: credit,
        entries: [
          { accountId: BANK, kind: 'settlement', amount: taken - gross },
          { accountId, kind: 'available', amount: netLeft(part) },
          { accountId: BANK, kind: 'fees', amount: feeLeft(part) },
        ],
      });
    else willSettle(bulk, { key, number, day, today });
  }
}

/** Plans the processor's event that settles a receipt: on its due day, or tomorrow where that day is not in the future. */
export function willSettle(bulk: Bulk, due: { key: string; number: number; day: string; today: string }): void {
  const { key, number, day, today } = due;
  bulk.add('sandbox_card_events', {
    id: bulk.id('sandbox_card_events'),
    event_id: `${key}:settled:${number}`,
    key,
    kind: 'settled',
    number,
    amount: null,
    reason: null,
    deadline: null,
    due_at: instant(day > today ? day : addDays(today, 1), '06:00:00'),
    taken: false,
  });
}

/** Filled after the other areas that move money: an account's postings must be in the order of time. */
export default defineDemo({ order: 110, clerkGrants: { 'receive:management:credit-card': false }, fill });
