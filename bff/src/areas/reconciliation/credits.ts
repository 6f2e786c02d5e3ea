import type { Credit } from '@balcao/contract/reconciliation';
import type { Db, Trx } from '../../core/database';
import { prepared } from '../../core/round-trips';
import { formatDocument } from '../../core/documents';
import type { JobTools } from '../../core/jobs';
import { formatMoney } from '../../core/money';
import { searchText } from '../../core/search-text';
import { listenToPix } from '../../kits/money/pix/listeners';
import { BANK, post, publishMoney } from '../../ledger/ledger';
import { notifyUsers } from '../../platform/notifications/notify';
import { suggestFor } from './candidates';
import './tables';

export interface CameIn {
  accountId: number;
  source: Credit['source'];
  /** The network's id of the credit; repeated, it is taken once. */
  key: string;
  /** Integer cents. */
  amount: number;
  payer: { name: string; document: string | null; bank: string };
  message?: string;
  at: Date;
}

export const creditRow = ({ accountId, source, key, amount, payer, message = '', at }: CameIn) => ({
  account_id: accountId,
  source,
  source_key: key,
  amount,
  payer_name: payer.name,
  payer_document: payer.document,
  payer_bank: payer.bank,
  message,
  received_at: at,
  search: searchText(payer.name, payer.document, payer.document && formatDocument(payer.document), message, payer.bank),
});

/** Whether the account has charges at all: without any there is nothing to match. */
const charges = async (db: Db, accountId: number): Promise<boolean> => {
  const some = db.selectFrom('charges').select('id').where('account_id', '=', accountId).limit(1).modifyEnd(prepared);
  return (await some.executeTakeFirst()) !== undefined;
};

/** Puts money that came in without a charge into the inbox, once; if a charge is likely, users who may match it are notified. */
export async function takeCredit(trx: Trx, tools: JobTools, event: CameIn): Promise<void> {
  const { accountId, at } = event;
  if (!(await charges(trx, accountId))) return;
  const created = await trx
    .insertInto('reconciliation_credits')
    .values(creditRow(event))
    .onConflict((c) => c.columns(['account_id', 'source', 'source_key']).doNothing())
    .returningAll()
    .executeTakeFirst();
  if (!created) return;
  tools.afterCommit(() => tools.services.realtime.live(accountId, 'reconciliation', 'created', [created.id]));
  const [best] = (await suggestFor(trx, accountId, [created])).get(created.id) ?? [];
  if (!best || best.confidence === 'low') return;
  const of =
    best.parts.length > 1
      ? `${best.parts.length} cobranças de ${best.parts[0]!.charge.customer_name}`
      : `a cobrança ${best.parts[0]!.charge.id} de ${best.parts[0]!.charge.customer_name}`;
  await notifyUsers(trx, tools, {
    accountId,
    type: 'reconciliation-suggested',
    content: `${formatMoney(created.amount)} de ${created.payer_name} entrou sem cobrança e parece pagar ${of}.`,
    params: { creditId: created.id },
    at,
    permission: 'receive:reconciliation',
  });
}

/** Takes a Pix without a code, or with one that is unknown or paid already: only its payer knows what it is for. */
listenToPix({
  heard: async (trx, tools, pix, { expected }) => {
    if (expected || pix.charge_id) return;
    await takeCredit(trx, tools, {
      accountId: pix.account_id,
      source: 'pix',
      key: pix.end_to_end,
      amount: pix.amount,
      payer: { name: pix.payer_name, document: pix.payer_document, bank: pix.payer_bank },
      message: pix.message,
      at: pix.received_at,
    });
  },
});

/** Begins the key of a received TED's posting; the network's id follows. */
export const TED_POSTING = 'ted-in:';

/** Takes a TED from another bank: credited once, however often it is reported. @returns whether it was taken now */
export async function receiveTed(trx: Trx, tools: JobTools, event: Omit<CameIn, 'source'>): Promise<boolean> {
  const { accountId, key, amount, payer, at } = event;
  const isNew = await post(trx, {
    key: TED_POSTING + key,
    kind: 'ted-received',
    description: `TED recebida de ${payer.name}`,
    at,
    protocol: key,
    counterpart: { name: payer.name, document: payer.document },
    entries: [
      { accountId, kind: 'available', amount },
      { accountId: BANK, kind: 'settlement', amount: -amount },
    ],
  });
  if (!isNew) return false;
  await takeCredit(trx, tools, { ...event, source: 'ted' });
  publishMoney(tools, accountId);
  return true;
}
