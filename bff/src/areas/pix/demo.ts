import type { Counterpart, MoneyState } from '@balcao/contract/money/operation';
import { addDays } from '../../core/calendar';
import { saoPauloDay } from '../../core/clock';
import { instant } from '../../demo/calendar';
import { addOperation } from '../../demo/operations';
import { defineDemo, type DemoContext } from '../../demo/define-demo';
import { BANK } from '../../ledger/ledger';
import { KNOWN_KEYS } from '../../rails/pix-directory/people';
import type { PixDetails } from './details';
import { maskDocument } from '../../core/mask-document';
import { NOWHERE } from '../../kits/money/nowhere';
import './tables';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const REASON = 'O saldo disponível não é suficiente.';
const REFUSED = 'A instituição de destino não encontrou a conta informada.';

const ANA = 'ana@exemplo.com.br';
const CARLOS = '+5511999990001';
const BAKERY = '11222333000181';

interface Made {
  key: string;
  amount: number;
  at: Date;
  state: MoneyState;
  description: string;
  day?: string;
  tries?: number;
  reason?: string;
  series?: string;
  details?: Partial<PixDetails>;
  steps: { step: string; at: Date; reason?: string }[];
}

/** Pix of the last minutes that went out, one refused, one complained about, and some that wait for their day. */
export default defineDemo({
  order: 70,
  clerkGrants: { 'pix:do-pix': false, 'pix:schedules': false, 'pix:history': false },
  fill(ctx) {
    const { now } = ctx;
    const ago = (minutes: number) => new Date(now.getTime() - minutes * MINUTE);
    paid(ctx, { key: BAKERY, amount: 18_450, at: ago(1), description: 'Café da manhã da equipe' });
    paid(ctx, { key: CARLOS, amount: 42_000, at: ago(0.8), description: 'Manutenção do torrador' });
    paid(ctx, { key: ANA, amount: 7_990, at: ago(0.6), description: 'Etiquetas' });
    complained(ctx, paid(ctx, { key: CARLOS, amount: 12_500, at: ago(0.4), description: 'Peças' }), ago(0.2));
    refused(ctx, new Date(now.getTime() - 3 * DAY));
    toCome(ctx);
  },
});

type Paid = Pick<Made, 'key' | 'amount' | 'at' | 'description'>;

/** Adds a Pix that was sent and settled; answers its id, payee and amount. */
function paid(ctx: DemoContext, { at, ...made }: Paid): { id: number; to: Counterpart; amount: number } {
  const { book, bank } = ctx;
  const steps = ['reserved', 'sent', 'settled'].map((step) => ({ step, at }));
  const { id, to } = add(ctx, { ...made, at, state: 'settled', steps });
  book.post({
    key: `money:${id}`,
    kind: 'pix',
    description: `Pix para ${to.name}`,
    at,
    ...(to.pixKey ? { pixKey: to.pixKey } : {}),
    entries: [
      { accountId: bank.corporation.id, kind: 'available', amount: -made.amount },
      { accountId: BANK, kind: 'settlement', amount: made.amount },
    ],
  });
  return { id, to, amount: made.amount };
}

function complained({ bulk, bank, dice }: DemoContext, { id, to, amount }: ReturnType<typeof paid>, at: Date): void {
  bulk.add('pix_complaints', {
    account_id: bank.corporation.id,
    id: bulk.id('pix_complaints'),
    code: dice.uuid(),
    operation_id: id,
    name: to.name,
    amount,
    kind: 'scam',
    words: 'Paguei pelas peças e o vendedor parou de responder.',
    state: 'open',
    answer: null,
    recovered: 0,
    until: new Date(at.getTime() + DAY),
    steps: [{ state: 'open', at: at.toISOString() }],
    created_at: at,
  });
}

function refused(ctx: DemoContext, at: Date): void {
  const steps = ['reserved', 'sent', 'refused'].map((step) => ({
    step,
    at,
    ...(step === 'refused' ? { reason: REFUSED } : {}),
  }));
  add(ctx, { key: ANA, amount: 35_091, at, state: 'refused', reason: REFUSED, description: 'Arte do rótulo', steps });
}

/** Adds scheduled Pix: two single ones, a monthly one for the cleaning, and one that was tried without balance. */
function toCome(ctx: DemoContext): void {
  const { bulk, bank, dice, now, today } = ctx;
  const at = new Date(now.getTime() - 2 * DAY);
  const steps = [{ step: 'scheduled', at }];
  const waits = { at, state: 'scheduled' as const, steps };
  add(ctx, { ...waits, key: BAKERY, amount: 26_000, day: addDays(today, 6), description: 'Encomenda de pães' });
  add(ctx, { ...waits, key: ANA, amount: 58_000, day: addDays(today, 20), description: 'Identidade visual' });
  const [start, frequency, times] = [addDays(today, 10), 'monthly' as const, 12];
  const series = `demo-pix-${dice.hex(16)}`;
  const id = bulk.id('pix_recurrences');
  bulk.add('pix_recurrences', {
    account_id: bank.corporation.id,
    id,
    series,
    receiver_name: KNOWN_KEYS[CARLOS]!.holder.name,
    bank: KNOWN_KEYS[CARLOS]!.account.bankName,
    amount: 65_000,
    frequency,
    times,
    start_day: start,
    description: 'Limpeza',
    created_at: at,
    cancelled_at: null,
  });
  const recurrence = { id, start, frequency, number: 0, times };
  const details = { recurrence };
  add(ctx, { ...waits, key: CARLOS, amount: 65_000, day: start, series, details, description: 'Limpeza' });
  const tried = { step: 'tried', at: new Date(now.getTime() - 30 * MINUTE), reason: REASON };
  add(ctx, {
    ...waits,
    key: CARLOS,
    amount: 9_000_000,
    day: addDays(today, 1),
    tries: 1,
    description: 'Sinal do novo torrador',
    steps: [...steps, tried],
  });
}

function add(ctx: DemoContext, made: Made): { id: number; to: Counterpart } {
  const { holder, account } = KNOWN_KEYS[made.key]!;
  const { at, state, day = saoPauloDay(at) } = made;
  const isSent = state !== 'scheduled';
  const to: Counterpart = {
    ...NOWHERE,
    name: holder.name,
    document: maskDocument(holder.document),
    bankName: account.bankName,
    ispb: account.ispb,
    pixKey: made.key,
  };
  const details: PixDetails = {
    endToEnd: `E09089356${at.toISOString().slice(0, 16).replace(/\D/g, '')}${ctx.dice.text('ABCDEFGHJKLMNPQRSTUVWXYZ23456789', 11)}`,
    by: 'key',
    document: holder.document,
    ...(isSent ? {} : { scheduled: true }),
    ...made.details,
  };
  const { id } = addOperation(ctx, {
    ...made,
    kind: 'pix',
    counterpart: to,
    details: { ...details },
    day,
    ...(isSent ? { sentAt: at } : { nextAt: instant(day, '00:00:00') }),
    ...(state === 'settled' ? { settledAt: at } : {}),
    ...(state === 'refused' ? { endedAt: at } : {}),
  });
  return { id, to };
}
