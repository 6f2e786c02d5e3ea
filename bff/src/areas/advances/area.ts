import { calls } from '@balcao/contract/advances';
import { defineArea } from '../../core/area';
import { cancelAdvance, printContract, signAdvance } from './contract';
import { chooseBillets, creditSlot, readTerms, reviewAdvance } from './quote';
import { advanceableList, advanceList, findAdvance, itemList, toDto } from './repository';
import { advanceRound, creditAdvance } from './round';
import { dueWindow } from './rules';

export default defineArea({
  calls,
  jobs: [creditAdvance, advanceRound],
  handlers: {
    'GET /advances/terms': readTerms,
    'POST /advances/billets/search': (ctx, input) =>
      advanceableList(ctx.today, dueWindow(creditSlot(ctx.now).day)).list(ctx, input),
    'POST /advances/choose': (ctx, { body }) => chooseBillets(ctx, body),
    'POST /advances/review': (ctx, { body }) => reviewAdvance(ctx, body),
    'POST /advances': (ctx, { body }) => signAdvance(ctx, body),
    'POST /advances/search': advanceList.list,
    'POST /advances/items/search': itemList.list,
    'GET /advances/{id}': async (ctx, { params }) => toDto(await findAdvance(ctx.db, ctx.accountId, params.id)),
    'GET /advances/{id}/contract': (ctx, { params }) => printContract(ctx, params.id),
    'PUT /advances/{id}/cancel': (ctx, { params }) => cancelAdvance(ctx, params.id),
  },
});
