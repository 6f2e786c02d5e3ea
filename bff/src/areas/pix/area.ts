import { calls } from '@balcao/contract/pix';
import { defineArea } from '../../core/area';
import { notFound } from '../../core/problem';
import { listenToPix } from '../../kits/money/pix/listeners';
import { readKey } from '../../rails/pix-directory/keys';
import { pixDirectory } from '../../rails/pix-directory/rail';
import { checkRecaptcha } from '../../rails/recaptcha/rail';
import { BANKS } from '../../core/banks';
import { codeAnswer, ownerAnswer, readCode } from './code';
import { cancelComplaint, complain, complaintRound, complaints } from './complaints';
import { addFavourite, listContacts, removeFavourite } from './contacts';
import { historyExport } from './export';
import { history, showPix } from './history';
import { pixKinds } from './kinds';
import { reviewPix, startPix } from './pay';
import { pixPdf, pixPng } from './receipt';
import { cancelRecurrence, recurrences, showRecurrence } from './recurrences';
import { confirmRefund, rejectRefund, startRefund } from './refund';
import { cancelSchedule, scheduledOperation, scheduleOf, schedules } from './schedules';

const TOKEN = 'x-recaptcha-token';

// a received Pix appears in the history too
listenToPix({
  heard: async (_trx, { afterCommit, services }, { account_id: accountId, id }) =>
    afterCommit(() => services.realtime.live(accountId, 'pix', 'created', [id])),
});

export default defineArea({
  calls,
  jobs: [...pixKinds.flatMap(({ jobs }) => jobs), complaintRound, historyExport.job],
  handlers: {
    'POST /pix/qrcodes/parse': async (ctx, { body }) => {
      await checkRecaptcha(ctx.services.config, ctx.request.headers[TOKEN]);
      return codeAnswer(await readCode(ctx, body.qrcode, body.execute_at ?? ctx.today));
    },
    'GET /pix/keys/{key}': async (ctx, { params }) => {
      await checkRecaptcha(ctx.services.config, ctx.request.headers[TOKEN]);
      const read = readKey(params.key);
      const owner = read && (await pixDirectory(ctx.services.config).findKey(ctx.db, read.key));
      if (!owner) throw notFound();
      return { key: owner.key, type: owner.type, ...ownerAnswer(owner) };
    },
    'GET /pix/participants': async () => ({ items: BANKS.map(({ ispb, name }) => ({ ispb, name })) }),
    'GET /pix/recent-contacts': listContacts,
    'POST /pix/favourites': (ctx, { body }) => addFavourite(ctx, body.id),
    'DELETE /pix/favourites/{id}': (ctx, { params }) => removeFavourite(ctx, params.id),
    'POST /pix/review': (ctx, { body }) => reviewPix(ctx, body),
    'POST /pix/start': (ctx, { body }) => startPix(ctx, body),
    'POST /pix/history/search': history.list,
    'POST /pix/history/totals': history.totals,
    'POST /pix/history/export': (ctx, { body }) => historyExport.start(ctx, body),
    'GET /pix/history/{id}': (ctx, { params }) => showPix(ctx, params.id),
    'GET /pix/history/{id}/pdf': async (ctx, { params }) => {
      const pix = await showPix(ctx, params.id);
      return { name: `pix-${pix.endToEnd}.pdf`, bytes: await pixPdf(pix) };
    },
    'GET /pix/history/{id}/png': async (ctx, { params }) => {
      const pix = await showPix(ctx, params.id);
      return { name: `pix-${pix.endToEnd}.png`, bytes: await pixPng(pix) };
    },
    'POST /pix/refund/start': (ctx, { body }) => startRefund(ctx, body),
    'POST /pix/refund/confirm': (ctx, { body }) => confirmRefund(ctx, body),
    'POST /pix/refund/reject': (ctx, { body }) => rejectRefund(ctx, body.id),
    'POST /pix/schedules/search': schedules.list,
    'GET /pix/schedules/{id}': async (ctx, { params }) => scheduleOf(await scheduledOperation(ctx, params.id)),
    'POST /pix/schedules/{id}/cancel': (ctx, { params }) => cancelSchedule(ctx, params.id),
    'POST /pix/recurrences/search': recurrences.list,
    'GET /pix/recurrences/{id}': (ctx, { params }) => showRecurrence(ctx, params.id),
    'POST /pix/recurrences/{id}/cancel': (ctx, { params }) => cancelRecurrence(ctx, params.id),
    'POST /pix/complaints/search': complaints.list,
    'POST /pix/complaints': (ctx, { body }) => complain(ctx, body),
    'POST /pix/complaints/{id}/cancel': (ctx, { params }) => cancelComplaint(ctx, params.id),
  },
});
