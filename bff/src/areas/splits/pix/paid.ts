import type { Trx } from '../../../core/database';
import { isTxid } from '../../../kits/money/pix/api-values';
import { listenToPix, type ReceivedPix } from '../../../kits/money/pix/listeners';
import { holdAccounts } from '../../../ledger/ledger';
import { inWorldOf, worldsOf } from '../../../platform/worlds/worlds';
import { passOn } from '../pass-on';
import '../tables';
import { partsOf } from './rules';

type Paying = Pick<ReceivedPix, 'account_id' | 'txid'>;

/** The shared charge that a Pix pays, locked; undefined where it pays none, or one whose payment was shared. */
async function sharedBy(trx: Trx, { account_id: accountId, txid }: Paying) {
  if (!txid || !isTxid(txid)) return undefined;
  return trx
    .selectFrom('pix_qrcodes as q')
    .innerJoin('pix_split_links as l', (on) =>
      on.onRef('l.account_id', '=', 'q.account_id').onRef('l.code_id', '=', 'q.id'),
    )
    .innerJoin('pix_split_configs as c', (on) =>
      on
        .onRef('c.account_id', '=', 'l.account_id')
        .onRef('c.code', '=', 'l.config')
        .onRef('c.revision', '=', 'l.revision'),
    )
    .select(['q.id', 'q.amount', 'c.type', 'c.own', 'c.parts', 'c.fee_payer'])
    .where('q.account_id', '=', accountId)
    .where('q.txid', '=', txid)
    .where('l.paid_at', 'is', null)
    .forUpdate('q')
    .executeTakeFirst();
}

const payeesOf = (shared: Awaited<ReturnType<typeof sharedBy>>): number[] =>
  (shared?.parts ?? []).map(({ payee_id }) => payee_id);

/** The bank takes no fee of a Pix that pays a Pix charge. */
const FEE = 0;

/** Passes the payees' parts of a Pix charge on to them, in the transaction that credits its payment whole to the issuer (ADR 16). */
listenToPix({
  holds: async (trx, pix) => payeesOf(await sharedBy(trx, pix)),
  pays: async (trx, _ctx, pix) => {
    // credited whole like any Pix; but its payees' accounts are locked with the issuer's, before money moves
    const payees = payeesOf(await sharedBy(trx, pix));
    if (payees.length) await holdAccounts(trx, [pix.account_id, ...payees]);
    return null;
  },
  heard: async (trx, ctx, pix) => {
    const shared = await sharedBy(trx, pix);
    if (!shared) return;
    const { account_id: accountId, amount: paid, received_at: at } = pix;
    await trx
      .updateTable('pix_split_links')
      .set({ paid_at: at })
      .where('account_id', '=', accountId)
      .where('code_id', '=', shared.id)
      .execute();
    const accounts = await trx
      .selectFrom('accounts')
      .select(['id', 'nickname as name', 'is_shutdown'])
      .where('id', 'in', payeesOf(shared))
      // not closed meanwhile
      .forKeyShare()
      .execute();
    const worlds = await worldsOf(trx, [accountId, ...payeesOf(shared)]);
    const open = new Map(
      accounts
        .filter(({ id, is_shutdown }) => !is_shutdown && inWorldOf(accountId, id, worlds) === id)
        .map((one) => [one.id, one.name]),
    );
    const amounts = partsOf(shared, { amount: shared.amount ?? paid, paid, fee: FEE, feeBy: shared.fee_payer });
    const parts = shared.parts.flatMap(({ payee_id }, n) => {
      const name = open.get(payee_id);
      return name === undefined ? [] : [{ payee_id, name, amount: amounts[n]! }];
    });
    const of = { accountId, chargeId: null, codeId: shared.id, kind: 'pix_charge' as const };
    await passOn(trx, ctx, of, parts, { key: `pix:${accountId}:${pix.end_to_end}`, at });
  },
});
