import { calls } from '@balcao/contract/transfers';
import { defineArea } from '../../core/area';
import { notFound } from '../../core/problem';
import { BANKS, bankOf } from '../../core/banks';
import { inside, ted } from './kinds';
import { cancelScheduled, listScheduled, reviewScheduled, scheduleTransfer, showScheduled } from './scheduled';
import { pendingTransfers, savedAccounts } from './saved';
import { makeTransfer, reviewTransfer, transferTerms } from './transfer';

export default defineArea({
  calls,
  jobs: [...ted.jobs, ...inside.jobs],
  handlers: {
    'GET /transfers/banks': async () => ({ items: BANKS.map((bank) => ({ ...bank })) }),
    'GET /transfers/banks/{ispb}': async (_ctx, { params }) => {
      const bank = bankOf(params.ispb);
      if (!bank) throw notFound();
      return { ...bank };
    },
    'GET /transfers/accounts': savedAccounts,
    'GET /transfers/pending': pendingTransfers,
    'GET /transfers/terms': transferTerms,
    'POST /transfers/review': (ctx, { body }) => reviewTransfer(ctx, body),
    'POST /transfers': (ctx, { body }) => makeTransfer(ctx, body),
    'POST /transfers/scheduled/search': (ctx, { body }) => listScheduled(ctx, body),
    'GET /transfers/scheduled/{id}': (ctx, { params }) => showScheduled(ctx, params.id),
    'POST /transfers/scheduled/review': (ctx, { body }) => reviewScheduled(ctx, body),
    'POST /transfers/scheduled': (ctx, { body }) => scheduleTransfer(ctx, body),
    'PUT /transfers/scheduled/{id}/cancel': (ctx, { params }) => cancelScheduled(ctx, params.id),
  },
});
