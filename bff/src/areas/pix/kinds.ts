import type { MoneyState } from '@balcao/contract/money/operation';
import type { Trx } from '../../core/database';
import { prepared } from '../../core/round-trips';
import type { JobTools } from '../../core/jobs';
import { Problem } from '../../core/problem';
import type { MoneyDraft, MoneyKind, Operation, Notices } from '../../kits/money/kind';
import { defineMoney } from '../../kits/money/money';
import { newEndToEnd } from '../../kits/money/pix/end-to-end';
import { holdPaid, receivePix } from '../../kits/money/pix/receive';
import { paymentRail } from '../../rails/payments/rail';
import { refuseArriving, refuseEnded } from '../pix-qrcodes/service';
import { OWN_BANK } from '../../core/banks';
import { complaintReturned } from './complaint-moves';
import { detailsOf, type PixDetails } from './details';
import { occurrence } from './occurrences';
import { recurrenceCancelled } from './recurrence-ended';
import { renewKey } from './renew';
import { enqueueRefund, enqueueSent } from './webhooks';
import { holdRefunded, refundSettled, refundUndone } from './refunded';
import './tables';
import { paidTo, refundWords } from '../../kits/money/notify';

/** Times at which a scheduled Pix is tried, within the windows from 0 to 8 and from 18 to 21 h (domain.md 2). */
const TRIES = ['00:00', '04:00', '07:30', '18:00', '20:30'] as const;

const words: Notices['words'] = {
  settled: (what) => `Enviamos o Pix de ${what}.`,
  refused: (what, reason) => `O Pix de ${what} não foi realizado: ${reason}`,
  returned: (what, reason) => `O Pix de ${what} voltou para o seu saldo: ${reason}`,
  scheduled: (what, reason) => `Ainda não enviamos o Pix de ${what}: ${reason} Vamos tentar de novo hoje.`,
};

async function onMove(trx: Trx, tools: JobTools, operation: Operation, state: MoneyState): Promise<void> {
  const { account_id: accountId, id } = operation;
  tools.afterCommit(() => tools.services.realtime.live(accountId, 'pix', 'updated', [id]));
  if (state === 'returned') await complaintReturned(trx, tools, operation);
  await enqueueSent(trx, tools, operation, state);
}

const page = ({ id }: Operation) => `/pix/historico/${id}`;

/** The next payment of a recurrence. */
export function nextOf(operation: Operation): MoneyDraft | null {
  const { amount, counterpart, description } = operation;
  const details = detailsOf(operation);
  const series = details.recurrence;
  if (!series || series.number + 1 >= series.times) return null;
  const recurrence = { ...series, number: series.number + 1 };
  const day = occurrence(series.start, series.frequency, recurrence.number);
  const next: PixDetails = {
    ...details,
    recurrence,
    scheduled: true,
    endToEnd: newEndToEnd(OWN_BANK.ispb, new Date(`${day}T03:00:00Z`)),
  };
  return { amount, counterpart, description, day, details: { ...next } };
}

const paying = {
  product: 'pix',
  permission: 'pix:history',
  hours: null,
  tries: TRIES,
  fields: { amount: 'value', day: 'date' },
  seriesCancelled: recurrenceCancelled,
  notices: { words, page },
  renew: renewKey,
  onPart: (trx: Trx, tools: JobTools, operation: Operation) => enqueueSent(trx, tools, operation, 'returned'),
} as const;

/** A Pix to another institution. */
const outsideKind: MoneyKind = {
  ...paying,
  kind: 'pix',
  label: 'Pix',
  rail: ({ config }) => paymentRail(config, 'pix'),
  next: nextOf,
  onMove,
};
export const outside = defineMoney(outsideKind);

/** A Pix to an account of this institution: credited in the same transaction, and taken there like any received Pix. */
const insideKind: MoneyKind = {
  ...paying,
  kind: 'pix-inside',
  label: 'Pix',
  rail: null,
  next: nextOf,
  // a Pix that pays a charge is credited by the charge's payment, less the bank's fee
  handsTo: (operation) => (isOfCharge(operation) ? null : (detailsOf(operation).to ?? null)),
  hold: async (trx, operation) => {
    const { to, txid } = detailsOf(operation);
    if (to && txid) await holdPaid(trx, operation.account_id, { account_id: to, txid });
  },
  onMove: async (trx, tools, operation, state) => {
    if (state === 'settled') await arrive(trx, tools, operation);
    await onMove(trx, tools, operation, state);
  },
};
export const inside = defineMoney(insideKind);

const isOfCharge = (operation: Operation) => Boolean(detailsOf(operation).txid);

/** @throws Problem 422 where that account is closed by now, or the charge that it pays is no longer open. */
async function arrive(trx: Trx, tools: JobTools, operation: Operation): Promise<void> {
  const { to = 0, endToEnd, txid } = detailsOf(operation);
  const accounts = await trx
    .selectFrom('accounts')
    .select(['id', 'nickname', 'document', 'account_number', 'is_shutdown'])
    .where('id', 'in', [operation.account_id, to])
    // locked, so that it is not closed meanwhile
    .forKeyShare()
    .modifyEnd(prepared)
    .execute();
  const account = accounts.find(({ id }) => id === to);
  if (!account || account.is_shutdown)
    throw new Problem(422, 'destination', 'A conta de destino foi encerrada e não recebe Pix.');
  const at = operation.settled_at!;
  const ended = txid ? await refuseEnded(trx, account.id, txid, at) : null;
  if (ended) throw new Problem(422, 'charge', ended, { errors: [{ field: 'qrcode', message: ended }] });
  const from = accounts.find(({ id }) => id === operation.account_id)!;
  // what is paid at once was asked for a moment ago; what waited for its day was not
  if (detailsOf(operation).scheduled) await refuseSet(trx, operation, account.id);
  const event = {
    accountId: account.id,
    endToEnd,
    txid: txid ?? null,
    key: operation.counterpart.pixKey,
    amount: operation.amount,
    payer: {
      name: from.nickname,
      document: from.document,
      ispb: OWN_BANK.ispb,
      bank: OWN_BANK.name,
      branch: OWN_BANK.branch,
      account: from.account_number,
    },
    message: operation.description,
    at,
  };
  await receivePix(trx, tools, event, isOfCharge(operation) ? {} : { from: from.id });
}

/** @throws Problem 422 where the account that is paid takes the Pix no more, by what it set meanwhile. */
async function refuseSet(trx: Trx, operation: Operation, to: number): Promise<void> {
  const { by, txid = null } = detailsOf(operation);
  const key = operation.counterpart.pixKey ?? null;
  const isStatic = by === 'qrcode' && !/^[a-zA-Z0-9]{26,35}$/.test(txid ?? '');
  const fault = await refuseArriving(trx, to, { key, txid, isStatic, payer: operation.account_id });
  if (fault) throw new Problem(422, 'destination', fault);
}

async function onRefundMove(trx: Trx, tools: JobTools, operation: Operation, state: MoneyState): Promise<void> {
  const { account_id: accountId, id } = operation;
  tools.afterCommit(() => tools.services.realtime.live(accountId, 'pix', 'updated', [id]));
  if (state === 'refused' || state === 'returned' || state === 'cancelled') await refundUndone(trx, operation);
  await enqueueRefund(trx, tools, operation, state);
}

const givingBack = {
  label: 'Devolução de Pix',
  isFeminine: true as const,
  product: 'pix-refund',
  permission: 'pix:history',
  hours: null,
  cannotCancel: 'Uma devolução de Pix que foi confirmada não pode ser cancelada.',
  notices: { words: refundWords, what: paidTo, page },
} as const;

/** The refund of a received Pix to another institution. */
export const refund = defineMoney({
  ...givingBack,
  kind: 'pix-refund',
  rail: ({ config }) => paymentRail(config, 'pix-refund'),
  onMove: onRefundMove,
});

/** The refund of a received Pix to an account of this institution, whose own payment is then returned, whole or in part. */
export const refundInside = defineMoney({
  ...givingBack,
  kind: 'pix-refund-inside',
  rail: null,
  hold: holdRefunded,
  onMove: async (trx, tools, operation, state) => {
    if (state === 'settled') await refundSettled(trx, tools, operation, inside);
    await onRefundMove(trx, tools, operation, state);
  },
});

export const pixKinds = [outside, inside, refund, refundInside];
/** Kinds of operations in the history: the area's own, and payments by Pix automático. */
export const PIX_KINDS = ['pix', 'pix-inside', 'pix-refund', 'pix-refund-inside', 'pix-automatic'] as const;

/** The kind of an operation, by its name. */
export const moneyOf = (kind: string) => ({ pix: outside, 'pix-inside': inside })[kind];
