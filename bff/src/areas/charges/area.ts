import { calls } from '@balcao/contract/charges';
import { CHARGE_PERMISSIONS } from '@balcao/contract/shared/charge-permissions';
import { defineArea, type Ctx } from '../../core/area';
import { findRecipients } from '../customers/service';
import { lockCharges, setCharges } from '../../kits/charging/actions';
import { applyTags } from './apply-tags';
import { chargesIssue } from './batch-job';
import { showBatch } from './batch-standing';
import { batchErrors, batchTerms, dropFailure, retryBatch } from './batches';
import { cancelCharges, fileCharges, resendCharges, settleCharges } from './bulk-actions';
import { changeDueDate } from './change-due-date';
import { conditionsOn, lastTerms } from './conditions';
import { findCharge, showCharge } from './detail';
import { chargesExpire } from './expire';
import { chargesExport } from './export';
import { issueBillets } from './issue';
import { chargesByIds, idsOf, listCharges, sumOf } from './list';
import { notificationCleaning, notificationRound } from './notifications';
import { printBillet } from './paper';
import { managedOf, mustManage, onManaged } from './managed';
import { billetPapers, printBillets } from './papers';
import { billetRegister } from '../../kits/charging/register';
import { publishCharges } from '../../kits/charging/live';
import { reissueCharge } from './reissue';
import { totalsOf } from './totals';
import { chargeCountsFold } from './million/million';

async function setNote(ctx: Ctx, id: number, text: string): Promise<void> {
  await mustManage(ctx, id);
  const charges = await lockCharges(ctx.trx(), ctx.accountId, [id]);
  await setCharges(ctx, [id], { note: text.trim() || null });
  publishCharges(ctx.live, 'updated', [...charges.values()]);
}

export default defineArea({
  calls,
  jobs: [
    billetRegister,
    chargesIssue,
    chargesExpire,
    chargesExport.job,
    billetPapers.job,
    chargeCountsFold,
    notificationRound,
    notificationCleaning,
  ],
  handlers: {
    'POST /v2/charges/banking-billet/opened': (ctx, { body }) => listCharges(ctx.db, ctx.accountId, false, body),
    'POST /v2/charges/banking-billet/filed': (ctx, { body }) => listCharges(ctx.db, ctx.accountId, true, body),
    'POST /v2/charges/banking-billet/totals': (ctx, { body }) => totalsOf(ctx.db, ctx.accountId, ctx.today, body),
    'POST /v2/charges/banking-billet/ids': (ctx, { body }) => idsOf(ctx.db, ctx.accountId, body),
    'POST /charges/sum': async (ctx, { body }) => sumOf(ctx, { body: { ids: await managedOf(ctx, body.ids) } }),
    'POST /charges/export': (ctx, { body }) => chargesExport.start(ctx, body),
    'POST /charges/all': async (ctx, { body }) => {
      // who issues charges sees what was issued, of any kind
      const ids = ctx.can('receive:do-charge') ? body.ids : await managedOf(ctx, body.ids);
      return chargesByIds.list(ctx, { body: { ...body, ids } });
    },

    'GET /charges/{id}': async (ctx, { params }) => {
      await mustManage(ctx, params.id);
      const shown = await showCharge(ctx.db, ctx.accountId, params.id, ctx.today);
      // calls that act on a charge by its id ask for the permission of billets too; other kinds have calls of their own
      return ctx.can(CHARGE_PERMISSIONS.banking_billet) ? shown : { ...shown, actions: [] };
    },
    'GET /charges/{id}/pdf': async (ctx, { params }) => {
      await mustManage(ctx, params.id);
      return printBillet(ctx.db, ctx.accountId, params.id);
    },
    'POST /charges/pdf': async (ctx, { body }) => printBillets(ctx, await managedOf(ctx, body.ids)),
    'GET /charges/type/{id}': async (ctx, { params }) => {
      if (!ctx.can('receive:do-charge')) await mustManage(ctx, params.id);
      const { id, kind } = await findCharge(ctx.db, ctx.accountId, params.id);
      return { id, type: kind };
    },
    'POST /charge/{id}/note': (ctx, { params, body }) => setNote(ctx, params.id, body.note),

    'GET /charges/recipients': (ctx, { query }) =>
      findRecipients(ctx.db, ctx.accountId, { text: query.text, ids: query.ids?.split(',').map(Number) }),
    'POST /charges/recipients': (ctx, { body }) => findRecipients(ctx.db, ctx.accountId, body),
    'GET /charges/conditions': (ctx) => conditionsOn(ctx.db, ctx.accountId, ctx.today),
    'GET /charges/conditions/last': (ctx) => lastTerms(ctx.db, ctx.accountId),
    'POST /charges/{type}': (ctx, { body }) => issueBillets(ctx, body),
    'GET /charge/batch-errors/{uuid}': (ctx, { params, query }) =>
      batchErrors(ctx.db, ctx.accountId, params.uuid, query),

    'GET /charge/batch/{uuid}': (ctx, { params }) => showBatch(ctx.db, ctx.accountId, params.uuid),
    'GET /charge/batch/{uuid}/terms': (ctx, { params }) => batchTerms(ctx.db, ctx.accountId, params.uuid),
    'DELETE /charge/batch-errors/{uuid}/{customer}': (ctx, { params }) =>
      dropFailure(ctx, params.uuid, params.customer),
    'POST /charge/batch/{uuid}/retry': (ctx, { params, body }) => retryBatch(ctx, params.uuid, body.customers),
    'POST /charge/{id}/reissue': async (ctx, { params, body }) => {
      await mustManage(ctx, params.id);
      return reissueCharge(ctx, params.id, body.expire_at);
    },

    'PUT /charges/cancel': (ctx, { body }) => onManaged(ctx, body.ids, (ids) => cancelCharges(ctx, ids)),
    'PUT /charges/file': (ctx, { body }) =>
      onManaged(ctx, body.ids, (ids) => fileCharges(ctx, ids, body.filed ?? true)),
    'PUT /charges/manual-payment': (ctx, { body }) => onManaged(ctx, body.ids, (ids) => settleCharges(ctx, ids)),
    'PUT /charges/expire-at': (ctx, { body }) =>
      onManaged(ctx, body.ids, (ids) => changeDueDate(ctx, ids, body.expire_at)),
    'POST /charges/resend/email': (ctx, { body }) =>
      onManaged(ctx, body.ids, (ids) => resendCharges(ctx, ids, body.email)),
    'POST /charges/tags': (ctx, { body }) => onManaged(ctx, body.ids, (ids) => applyTags(ctx, { ...body, ids })),
  },
});
