import { calls } from '@balcao/contract/file-exchange';
import { defineArea } from '../../core/area';
import { checkGiven } from './check';
import { returnFilesClose, returnFilesMake } from './close-day';
import { returnFile, returnFiles, zippedFiles } from './return-files';
import { returnSettings, setReturnFiles } from './return-settings';

export default defineArea({
  calls,
  jobs: [returnFilesMake, returnFilesClose],
  handlers: {
    'POST /file-exchange/check': (_ctx, { body, query }) => checkGiven(body, query.page ?? 1),
    'POST /file-exchange/return-files/search': returnFiles.list,
    'POST /file-exchange/return-files/totals': returnFiles.totals,
    'GET /file-exchange/return-file/{id}/file': (ctx, { params, query }) => returnFile(ctx, params.id, query.layout),
    'GET /file-exchange/return-files/zip': (ctx, { query }) => zippedFiles(ctx, query),
    'GET /file-exchange/return-settings': (ctx) => returnSettings(ctx.db, ctx.accountId),
    'PUT /file-exchange/return-settings': (ctx, { body }) => setReturnFiles(ctx, body.isActive),
  },
});
