import { calls } from '@balcao/contract/account-settings';
import { defineArea } from '../../core/area';
import { branchToChoose, chooseBranch } from './branch';
import { searchTypes } from './business-types';
import { accountData, updateAccount } from './data';
import { accountDeletions, cancelDeletion, deletionOf, requestDeletion } from './deletion';

export default defineArea({
  calls,
  jobs: [accountDeletions],
  handlers: {
    'GET /account/data': accountData,
    'PUT /account/update': (ctx, { body }) => updateAccount(ctx, body),
    'GET /account/activity-branch': branchToChoose,
    'GET /account/activity-branch/types': async (_ctx, { query }) => searchTypes(query.text),
    'PUT /account/activity-branch': (ctx, { body }) => chooseBranch(ctx, body),
    'GET /account/delete': (ctx) => deletionOf(ctx.db, ctx.accountId),
    'POST /account/delete': requestDeletion,
    'DELETE /account/delete': cancelDeletion,
  },
});
