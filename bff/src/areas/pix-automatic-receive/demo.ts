import { addDays, formatDay } from '../../core/calendar';
import { searchText } from '../../core/search-text';
import { instant } from '../../demo/calendar';
import { defineDemo } from '../../demo/define-demo';
import { cycleDay, cycleFrom } from '../../kits/money/pix/cycles';
import { addRecurrence, buildStaticBrCode } from '../../rails/pix/br-code';
import '../../kits/charging/tables';
import { TOLD } from './ask';
import { NO_FUNDS } from './charges';
import { locationOf } from './request-code';
import './tables';

const HEX = 32;
const LINES = [
  { contract: 'Clube do café', state: 'APROVADA', amount: 8_990, ago: 3, first: 9, journey: 2, failed: false },
  { contract: 'Café do escritório', state: 'APROVADA', amount: 64_000, ago: 8, first: -1, journey: 1, failed: true },
  { contract: 'Consumo da máquina', state: 'APROVADA', amount: null, ago: 4, first: 7, journey: 2, failed: false },
  { contract: 'Clube do café', state: 'CRIADA', amount: 8_990, ago: 1, first: 6, journey: 1, failed: false },
  {
    contract: 'Assinatura de grãos',
    state: 'REJEITADA',
    amount: 12_900,
    ago: 30,
    first: -23,
    journey: 1,
    failed: false,
  },
  {
    contract: 'Assinatura de grãos',
    state: 'CANCELADA',
    amount: 12_900,
    ago: 200,
    first: -193,
    journey: 2,
    failed: false,
  },
  { contract: 'Clube do café', state: 'EXPIRADA', amount: 8_990, ago: 60, first: -53, journey: 1, failed: false },
] as const;

const ENDED: Partial<Record<string, string>> = {
  REJEITADA: 'Recusado pelo pagador',
  CANCELADA: 'Pix automático cancelado',
  EXPIRADA: 'O prazo de resposta do pagador terminou',
};

type Context = Parameters<NonNullable<Parameters<typeof defineDemo>[0]['fill']>>[0];

/** Two who were sent a code and have not answered: one pays with it at once, the other a billet that it is on. */
async function fillCodes({ bulk, bank: { corporation }, dice, today, trx, told }: Context): Promise<void> {
  const customers = told('customers').get(corporation.id)!;
  const tags = [...told('tags').get(corporation.id)!.values()];
  const billet = await trx
    .selectFrom('charges')
    .select(['id', 'pix_copy_paste', 'customer_id'])
    .where('account_id', '=', corporation.id)
    .where('kind', '=', 'banking_billet')
    .where('status', '=', 'waiting')
    .where('pix_copy_paste', 'is not', null)
    .where('customer_id', 'is not', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const merchant = { merchantName: corporation.nickname, merchantCity: 'São Paulo' };
  const now = 10_000;
  const paidAtOnce = buildStaticBrCode({ ...merchant, key: corporation.document, amount: now });
  const asked = [
    { journey: 3, contract: 'Manutenção da máquina', amount: 24_500, now, with: paidAtOnce, customer: customers[2]! },
    ...(billet
      ? [
          {
            journey: 4,
            contract: 'Café do escritório',
            amount: 39_900,
            now: null,
            with: billet.pix_copy_paste!,
            customer: customers.find(({ id }) => id === billet.customer_id)!,
          },
        ]
      : []),
  ];
  const at = instant(addDays(today, -1), '11:30:00');
  const owner = corporation.people[0]!;
  for (const { journey, contract, amount, now: now_amount, with: code, customer } of asked) {
    const id = bulk.id('pix_collections');
    const recurrence = dice.hex(HEX);
    const where = { account_id: corporation.id, collection_id: id };
    bulk.add('pix_collections', {
      account_id: corporation.id,
      id,
      recurrence,
      payer_name: customer.name,
      payer_document: customer.document,
      payer_account: null,
      contract,
      period: 'MENSAL',
      first_day: addDays(today, 12),
      last_day: null,
      amount,
      minimum: null,
      retry: 'PERMITE_3R_7D',
      journey,
      state: 'CRIADA',
      request: null,
      code: addRecurrence(code, locationOf(recurrence)),
      now_amount,
      billet_id: journey === 4 ? billet!.id : null,
      next_cycle: 0,
      next_day: null,
      received: 0,
      filed: false,
      note: '',
      search: searchText(customer.name, customer.document, contract),
      answer_by: instant(addDays(today, 4), '11:30:00'),
      authorised_at: null,
      ended_at: null,
      created_by: owner.id,
      created_at: at,
    });
    bulk.add('pix_collection_histories', {
      ...where,
      id: bulk.id('pix_collection_histories'),
      message: TOLD[journey - 1]!,
      user_name: owner.name,
      created_at: at,
    });
    if (tags.length) bulk.add('pix_collection_tags', { ...where, tag_id: dice.pick(tags) });
  }
}

/** What customers of the firm authorised, were asked for, refused and ended; no cycle of theirs was paid yet. */
export default defineDemo({
  order: 60,
  async fill(ctx) {
    const { bulk, bank, dice, today, told } = ctx;
    const { corporation } = bank;
    const customers = told('customers').get(corporation.id)!;
    LINES.forEach(({ contract, state, amount, ago, first, journey, failed }, n) => {
      const customer = customers[n * 3]!;
      const at = instant(addDays(today, -ago), '10:20:00');
      const first_day = addDays(today, first);
      const ended_at = instant(addDays(today, 4 - ago), '16:00:00');
      const isOver = state !== 'APROVADA' && state !== 'CRIADA';
      const id = bulk.id('pix_collections');
      const recurrence = dice.hex(HEX);
      const where = { account_id: corporation.id, collection_id: id };
      const next = cycleFrom(first_day, 'MENSAL', addDays(today, 1));
      const isRunning = state === 'APROVADA';
      bulk.add('pix_collections', {
        account_id: corporation.id,
        id,
        recurrence,
        payer_name: customer.name,
        payer_document: customer.document,
        payer_account: journey === 1 ? { ispb: '60746948', branch: '2817', number: '10455-8' } : null,
        contract,
        period: 'MENSAL',
        first_day,
        last_day: null,
        amount,
        minimum: amount === null ? 5_000 : null,
        retry: failed ? 'PERMITE_3R_7D' : 'NAO_PERMITE',
        journey,
        state,
        request:
          journey !== 1
            ? null
            : isRunning
              ? 'ACEITA'
              : state === 'CRIADA'
                ? 'RECEBIDA'
                : state === 'REJEITADA'
                  ? state
                  : 'EXPIRADA',
        code: null,
        now_amount: null,
        billet_id: null,
        next_cycle: isRunning ? next : 0,
        next_day: isRunning ? cycleDay(first_day, 'MENSAL', next) : null,
        received: 0,
        filed: state === 'CANCELADA',
        note: '',
        search: searchText(customer.name, customer.document, contract),
        answer_by: instant(addDays(today, 5 - ago), '10:20:00'),
        authorised_at: isRunning || state === 'CANCELADA' ? at : null,
        ended_at: isOver ? ended_at : null,
        created_by: corporation.people[0]!.id,
        created_at: at,
      });
      const tell = (message: string, created_at: Date, user_name: string | null = null) =>
        bulk.add('pix_collection_histories', {
          ...where,
          id: bulk.id('pix_collection_histories'),
          message,
          user_name,
          created_at,
        });
      const owner = corporation.people[0]!;
      tell(journey === 1 ? 'Pedido enviado ao banco do pagador' : 'Código criado', at, owner.name);
      if (isRunning || state === 'CANCELADA')
        tell('Autorizado pelo pagador', instant(addDays(today, -ago), '15:40:00'));
      const ended = ENDED[state];
      if (ended) tell(ended, ended_at, state === 'CANCELADA' ? owner.name : null);
      if (!failed) return;
      // whose money is missing until the sandbox puts some
      bulk.add('sandbox_pix_poor_payers', { recurrence });
      tell(
        `Cobrança de ${formatDay(first_day)} não paga: ${NO_FUNDS}. Nova tentativa em ${formatDay(addDays(first_day, 2))}`,
        instant(first_day, '18:00:20'),
      );
      const charge = bulk.id('pix_collection_charges');
      const day = first_day;
      bulk.add('pix_collection_charges', {
        ...where,
        id: charge,
        cycle: 0,
        day,
        amount: amount!,
        state: 'ATIVA',
        paid_at: null,
      });
      for (const [at2, number] of [
        [day, 1],
        [addDays(day, 2), 2],
      ] as const)
        bulk.add('pix_collection_attempts', {
          account_id: corporation.id,
          id: bulk.id('pix_collection_attempts'),
          charge_id: charge,
          number,
          day: at2,
          state: number === 1 ? 'REJEITADA' : 'AGENDADA',
          tries: number === 1 ? 2 : 0,
          reason: number === 1 ? NO_FUNDS : null,
          end_to_end: `E60746948${at2.replaceAll('-', '')}0900${dice.hex(11)}`,
        });
    });
    await fillCodes(ctx);
  },
});
