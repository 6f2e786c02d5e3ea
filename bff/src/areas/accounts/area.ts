import { calls } from '@balcao/contract/accounts';
import { defineArea } from '../../core/area';
import { CATEGORIES, searchTypes } from '../account-settings/service';
import { openAccount } from './open';
import { sendOwnerDocument } from './owner-document';
import { documentAccounts, statsOf } from './stats';
import { upgradeAccount } from './upgrade';

/** Ranges of the average monthly revenue; a range's value is its index plus 1 (SHELL-9-17). */
const REVENUES = [
  'Até R$ 6.750',
  'De R$ 6.751 a R$ 30.000',
  'De R$ 30.001 a R$ 100.000',
  'De R$ 100.001 a R$ 300.000',
  'De R$ 300.001 a R$ 400.000',
  'De R$ 400.001 a R$ 600.000',
  'De R$ 600.001 a R$ 800.000',
  'Acima de R$ 800.001',
];

export default defineArea({
  calls,
  handlers: {
    'GET /accounts/stats/v2': statsOf,
    'GET /v2/document/accounts': documentAccounts,
    'GET /v3/account/options': async () => ({
      categories: CATEGORIES.map((label, value) => ({ value, label })),
      revenues: REVENUES.map((label, i) => ({ value: i + 1, label })),
    }),
    'GET /v3/account/types': async (_ctx, { query }) => searchTypes(query.text),
    'POST /v3/account': (ctx, { body }) => openAccount(ctx, body),
    'PATCH /account/modality/upgrade': (ctx, { body }) => upgradeAccount(ctx, body),
    'POST /v3/account/owner-document': (ctx, { query, body }) => sendOwnerDocument(ctx, query, body),
  },
});
