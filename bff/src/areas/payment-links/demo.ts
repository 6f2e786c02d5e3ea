import { addDays } from '../../core/calendar';
import { searchText } from '../../core/search-text';
import { defineDemo, type DemoContext } from '../../demo/define-demo';
import { instant } from '../../demo/calendar';
import { fillPayments, type DemoPage } from './demo-payments';
import '../customers/demo';
import '../../kits/charging/links/tables';

export { fillPayments, type DemoPage } from './demo-payments';

const SOLD = [
  ['Kit presente: três cafés especiais', 18_900, 'Monte seu presente com os cafés da safra nova.'],
  ['Degustação guiada para dois', 24_000, 'Sua reserva vale por três meses.'],
  ['Assinatura trimestral de café em grãos', 59_700, 'Entregamos no quinto dia útil de cada mês.'],
  ['Curso de métodos de preparo', 32_000, 'Vagas limitadas: seis pessoas por turma.'],
  ['Moedor manual de cerâmica', 15_900, 'Frete por nossa conta na capital.'],
  ['Sinal do evento de fim de ano', 150_000, 'O restante é pago na semana do evento.'],
] as const;

/** Number of payments of each link, in turn. */
const PAYERS = [3, 1, 0, 2, 1] as const;

/** Adds payment links in different states, with more views than payments. */
async function fill(ctx: DemoContext): Promise<void> {
  const { bulk, dice, bank, today, now, told } = ctx;
  const { corporation } = bank;
  const customers = told('customers').get(corporation.id)!;
  const payments: { page: DemoPage; payer: (typeof customers)[number] }[] = [];
  for (let n = 0; n < 18; n++) {
    const [name, value, message] = SOLD[n % SOLD.length]!;
    const day = addDays(today, -dice.int(1, 60) + (n > 14 ? 55 : 0));
    const at = instant(day > addDays(today, -1) ? addDays(today, -1) : day, '10:30:00');
    const expire = n % 3 === 0 ? null : addDays(today, n % 5 === 1 ? -dice.int(1, 9) : dice.int(2, 40));
    const status = expire !== null && expire < today ? 'expired' : n % 7 === 5 ? 'canceled' : 'active';
    const id = bulk.id('payment_pages');
    bulk.add('payment_pages', {
      account_id: corporation.id,
      id,
      kind: 'link',
      code: dice.hex(24),
      status,
      name,
      items: [{ name, amount: 1, value }],
      shipping: 0,
      discount: 0,
      value,
      message,
      payment_method: n % 4 === 3 ? 'pix' : 'all',
      request_delivery_address: n % 6 === 0,
      single_use: n % 5 === 2,
      expire_at: expire,
      label: null,
      views: dice.int(3, 140),
      note: null,
      filed: status === 'canceled',
      search: searchText(name, message),
      created_by: corporation.people[0]!.id,
      created_at: at,
      updated_at: at < now ? at : now,
    });
    bulk.add('payment_page_histories', {
      account_id: corporation.id,
      id: bulk.id('payment_page_histories'),
      page_id: id,
      message: 'Link criado',
      user_name: corporation.people[0]!.name,
      created_at: at,
    });
    const payers = status !== 'active' ? 0 : n % 5 === 2 ? Number(n > 10) : PAYERS[n % PAYERS.length]!;
    for (let k = 0; k < payers; k++) payments.push({ page: { id, name, value, message }, payer: dice.pick(customers) });
  }
  await fillPayments(ctx, payments);
}

export default defineDemo({ order: 60, clerkGrants: { 'receive:management:payment-links': true }, fill });
