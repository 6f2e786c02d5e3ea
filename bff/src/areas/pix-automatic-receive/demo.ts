import { addDays, formatDay } from '../../core/calendar';
import { searchText } from '../../core/search-text';
import { instant } from '../../demo/calendar';
import { defineDemo } from '../../demo/define-demo';
import { cycleDay, cycleFrom } from '../../kits/money/pix/cycles';
import { NO_FUNDS } from './outcomes';
import { fillCodes } from './demo-codes';
import { addPaidCycle } from './demo-paid';
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
  { contract: 'Café do escritório', state: 'APROVADA', amount: 41_900, ago: 6, first: 0, journey: 2, failed: false },
] as const;

const ENDED: Partial<Record<string, string>> = {
  REJEITADA: 'Recusado pelo pagador',
  CANCELADA: 'Pix automático cancelado',
  EXPIRADA: 'O prazo de resposta do pagador terminou',
};

/** Recurrences of the corporation as receiver in each state; of one the first cycle was paid today. */
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
      const isPaid = isRunning && first === 0;
      const location_id = bulk.id('pix_collection_locations');
      bulk.add('pix_collection_locations', {
        account_id: corporation.id,
        id: location_id,
        token: recurrence,
        created_at: at,
      });
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
        received: isPaid ? amount! : 0,
        filed: state === 'CANCELADA',
        note: '',
        search: searchText(customer.name, customer.document, contract),
        answer_by: instant(addDays(today, 5 - ago), '10:20:00'),
        authorised_at: isRunning || state === 'CANCELADA' ? at : null,
        ended_at: isOver ? ended_at : null,
        created_by: corporation.people[0]!.id,
        created_at: at,
        location_id,
      });
      const addHistory = (message: string, created_at: Date, user_name: string | null = null) =>
        bulk.add('pix_collection_histories', {
          ...where,
          id: bulk.id('pix_collection_histories'),
          message,
          user_name,
          created_at,
        });
      const owner = corporation.people[0]!;
      addHistory(journey === 1 ? 'Pedido enviado ao banco do pagador' : 'Código criado', at, owner.name);
      if (isRunning || state === 'CANCELADA')
        addHistory('Autorizado pelo pagador', instant(addDays(today, -ago), '15:40:00'));
      const ended = ENDED[state];
      if (ended) addHistory(ended, ended_at, state === 'CANCELADA' ? owner.name : null);
      if (isPaid) addPaidCycle(ctx, { ...where, day: first_day, amount: amount!, contract, payer: customer });
      if (!failed) return;
      // this payer has no money until it is given some in the sandbox
      bulk.add('sandbox_pix_poor_payers', { recurrence });
      addHistory(
        `Cobrança de ${formatDay(first_day)} não paga: ${NO_FUNDS}. Nova tentativa em ${formatDay(addDays(first_day, 2))}`,
        instant(first_day, '18:00:20'),
      );
      const charge = bulk.id('charges');
      const day = first_day;
      bulk.add('pix_collection_charges', {
        ...where,
        id: charge,
        txid: dice.hex(32),
        cycle: 0,
        day,
        amount: amount!,
        state: 'ATIVA',
        paid_at: null,
        created_at: at,
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
