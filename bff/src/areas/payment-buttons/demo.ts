import { addDays } from '../../core/calendar';
import { searchText } from '../../core/search-text';
import { defineDemo, type DemoContext } from '../../demo/define-demo';
import { instant } from '../../demo/calendar';
import { fillPayments, type DemoPage } from '../payment-links/demo';
import '../customers/demo';
import '../../kits/charging/links/tables';

const SOLD = [
  ['Café Cerrado Mineiro torra média 1 kg', 7_490, 'Comprar café'],
  ['Clube do grão: mensalidade', 8_900, 'Assinar o clube'],
  ['Vale-presente de R$ 100,00', 10_000, 'Presentear'],
  ['Oficina de latte art', 22_000, 'Reservar vaga'],
  ['Doação ao viveiro de mudas', 2_500, 'Doar'],
] as const;

/** Adds payment buttons of the corporation's site, one of them disabled. */
async function fill(ctx: DemoContext): Promise<void> {
  const { bulk, dice, bank, today, told } = ctx;
  const { corporation } = bank;
  const customers = told('customers').get(corporation.id)!;
  const payments: { page: DemoPage; payer: (typeof customers)[number] }[] = [];
  SOLD.forEach(([name, value, label], n) => {
    const at = instant(addDays(today, -dice.int(10, 120)), '11:00:00');
    const id = bulk.id('payment_pages');
    const message = 'Confira o produto e pague com Pix ou boleto.';
    bulk.add('payment_pages', {
      account_id: corporation.id,
      id,
      kind: 'button',
      code: dice.hex(24),
      status: n === 3 ? 'disabled' : 'active',
      name,
      items: [{ name, amount: 1, value }],
      shipping: 0,
      discount: 0,
      value,
      message,
      payment_method: 'all',
      request_delivery_address: n === 0,
      single_use: false,
      expire_at: null,
      label,
      views: dice.int(20, 900),
      note: null,
      filed: false,
      search: searchText(name, message),
      created_by: corporation.people[0]!.id,
      created_at: at,
      updated_at: at,
    });
    bulk.add('payment_page_histories', {
      account_id: corporation.id,
      id: bulk.id('payment_page_histories'),
      page_id: id,
      message: 'Botão criado',
      user_name: corporation.people[0]!.name,
      created_at: at,
    });
    const payers = n === 3 ? 0 : dice.int(1, 4);
    for (let k = 0; k < payers; k++) payments.push({ page: { id, name, value, message }, payer: dice.pick(customers) });
  });
  await fillPayments(ctx, payments);
}

export default defineDemo({ order: 60, clerkGrants: { 'receive:management:payment-buttons': false }, fill });
