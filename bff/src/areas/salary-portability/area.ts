import { calls } from '@balcao/contract/salary-portability';
import { defineArea } from '../../core/area';
import { cancelPortability, printReceipt, readTerms, requestPortability } from './portability';
import { findPortability, portabilityList, toDto } from './repository';
import { portabilityRound } from './round';

export default defineArea({
  calls,
  jobs: [portabilityRound],
  handlers: {
    'GET /salary-portability/terms': readTerms,
    'POST /salary-portability/search': portabilityList.list,
    'POST /salary-portability': (ctx, { body }) => requestPortability(ctx, body),
    'GET /salary-portability/{id}': async (ctx, { params }) =>
      toDto(await findPortability(ctx.db, ctx.accountId, params.id)),
    'PUT /salary-portability/{id}/cancel': (ctx, { params }) => cancelPortability(ctx, params.id),
    'GET /salary-portability/{id}/receipt': (ctx, { params }) => printReceipt(ctx, params.id),
  },
});
