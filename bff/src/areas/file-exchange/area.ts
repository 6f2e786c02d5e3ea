import { calls } from '@balcao/contract/file-exchange';
import { defineArea } from '../../core/area';
import { checkGiven } from './check';
import { returnFilesClose, returnFilesMake } from './close-day';
import { deliverAgain, deliverFile, deliveries } from './deliveries';
import { returnFile, returnFiles, zippedFiles } from './return-files';
import { setReturnMail } from './return-mails';
import { endReturnServer, returnServer, setReturnServer, tryServer } from './return-server';
import { returnSettings, setReturnFiles } from './return-settings';
import { shippingFiles, showShipping, takeShipping } from './shipping';
import { refusedTitles, shippingRows } from './shipping-titles';
import { sheetOfShipping, sheetTemplate, shippingOfSheet } from './title-sheet';
import { statementFile } from './statement-file';
import { statementFilesClose, statementFilesMake } from './statement-round';
import { shippingRun, startShipping } from './shipping-run';

export default defineArea({
  calls,
  jobs: [returnFilesMake, returnFilesClose, deliverFile, shippingRun, statementFilesMake, statementFilesClose],
  handlers: {
    'POST /file-exchange/check': async (_ctx, { body, query }) => checkGiven(body, query.page ?? 1),
    'POST /file-exchange/return-files/search': returnFiles.list,
    'POST /file-exchange/return-files/totals': returnFiles.totals,
    'GET /file-exchange/return-file/{id}/file': (ctx, { params, query }) => returnFile(ctx, params.id, query.layout),
    'GET /file-exchange/return-files/zip': (ctx, { query }) => zippedFiles(ctx, query),
    'GET /file-exchange/return-settings': returnSettings,
    'PUT /file-exchange/return-settings': (ctx, { body }) => setReturnFiles(ctx, body.isActive),
    'PUT /file-exchange/return-mail': async (ctx, { body }) => {
      await setReturnMail(ctx, body.layout);
      return returnSettings(ctx);
    },
    'GET /file-exchange/return-server': returnServer,
    'PUT /file-exchange/return-server': (ctx, { body }) => setReturnServer(ctx, body),
    'DELETE /file-exchange/return-server': (ctx) => endReturnServer(ctx.trx(), ctx.accountId),
    'POST /file-exchange/return-server/try': tryServer,
    'POST /file-exchange/return-deliveries/search': deliveries.list,
    'POST /file-exchange/return-delivery/{id}/again': (ctx, { params }) => deliverAgain(ctx, params.id),
    'GET /file-exchange/statement/{day}': (ctx, { params }) => statementFile(ctx, params.day),
    'GET /file-exchange/sheet-template': async () => ({ name: 'modelo-remessa.xlsx', bytes: await sheetTemplate() }),
    'POST /file-exchange/shipping-of-sheet': (ctx, { body, query }) => shippingOfSheet(ctx, body, query.layout),
    'POST /file-exchange/sheet-of-shipping': (_ctx, { body }) => sheetOfShipping(body),
    'POST /file-exchange/shipping-files/search': shippingFiles.list,
    'POST /file-exchange/shipping-files': (ctx, { body, query }) => takeShipping(ctx, body, query.name),
    'GET /file-exchange/shipping-file/{id}': (ctx, { params }) => showShipping(ctx, params.id),
    'POST /file-exchange/shipping-file/{id}/rows': (ctx, { params, body }) => shippingRows(ctx, params.id, body),
    'GET /file-exchange/shipping-file/{id}/refused': (ctx, { params }) => refusedTitles(ctx, params.id),
    'POST /file-exchange/shipping-file/{id}/run': (ctx, { params }) => startShipping(ctx, params.id),
  },
});
