import { sql } from 'kysely';
import { saoPauloDay } from '../../core/clock';
import type { Trx } from '../../core/database';
import { formatMoney } from '../../core/money';
import { amountDueOn } from '../../kits/charging/amount';
import { holdLink } from '../../kits/charging/links/paid-once';
import '../../kits/charging/tables';
import { listenToPix, type ReceivedPix } from '../../kits/money/pix/listeners';
import { receivePayment } from '../charges/service';
import { notifyUsers } from '../../platform/notifications/notify';
import { payeesOfCharge } from '../splits/service';
import './tables';

const isOfBillet = ({ txid }: Pick<ReceivedPix, 'txid'>): boolean => /^[0-9a-f]{32}$/.test(txid ?? '');
const billetPaid = (trx: Trx, pix: Pick<ReceivedPix, 'account_id' | 'txid'>) =>
  trx.selectFrom('charges').where('account_id', '=', pix.account_id).where('txid', '=', pix.txid);

/** Reactions to a received Pix: pays the billet or counts for the QR code with its txid, and notifies users who see the statement. */
listenToPix({
  pays: async (trx, ctx, pix) => {
    if (!isOfBillet(pix)) return null;
    const charge = await billetPaid(trx, pix).selectAll().executeTakeFirst();
    if (!charge?.collection_key) return null;
    // the billet's code asks for the amount due: a smaller Pix does not pay the billet
    if (pix.amount < amountDueOn(charge, saoPauloDay(pix.received_at)).total) return null;
    await receivePayment(trx, ctx, {
      eventId: pix.end_to_end,
      collectionKey: charge.collection_key,
      amount: pix.amount,
      paidAt: pix.received_at,
    });
    return charge.id;
  },
  holds: async (trx, pix) => {
    if (!isOfBillet(pix)) return [];
    const charge = await billetPaid(trx, pix).select(['account_id', 'id', 'link_id']).forUpdate().executeTakeFirst();
    if (!charge) return [];
    await holdLink(trx, charge);
    return payeesOfCharge(trx, charge);
  },
  // whether a QR code explains the Pix: a static code any number of times, a dynamic one once
  expects: async (trx, pix) => {
    if (!pix.txid) return false;
    const code = await trx
      .selectFrom('pix_qrcodes')
      .select(['kind', 'received_count'])
      .where('account_id', '=', pix.account_id)
      .where('txid', '=', pix.txid)
      .forUpdate()
      .executeTakeFirst();
    return code !== undefined && (code.kind === 'static' || code.received_count === 0);
  },
  heard: async (trx, { services, afterCommit }, pix) => {
    const code = pix.txid
      ? await trx
          .updateTable('pix_qrcodes')
          .set({
            received_count: sql<number>`received_count + 1`,
            received_amount: sql<number>`received_amount + ${pix.amount}`,
            received_name: pix.payer_name,
            received_at: pix.received_at,
          })
          .where('account_id', '=', pix.account_id)
          .where('txid', '=', pix.txid)
          .returning('id')
          .executeTakeFirst()
      : undefined;
    if (code) afterCommit(() => services.realtime.live(pix.account_id, 'pix-qrcodes', 'updated', [code.id]));
    // a billet's payment has its own notification
    if (pix.charge_id) return;
    await notifyUsers(
      trx,
      { services, afterCommit },
      {
        accountId: pix.account_id,
        type: 'pix-received',
        content: `Você recebeu um Pix de ${formatMoney(pix.amount)} de ${pix.payer_name}.`,
        params: { protocol: pix.end_to_end, url: `/pix/historico/${pix.id}` },
        at: pix.received_at,
        permission: 'statement:releases',
      },
    );
  },
});
