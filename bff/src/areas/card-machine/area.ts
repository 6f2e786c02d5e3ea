import { calls } from '@balcao/contract/card-machine';
import { defineArea } from '../../core/area';
import { answerContest, showContest } from './contests';
import { receivableFile, receivablesExport, saleFile, salesExport } from './export';
import { claimFees, readFeeAudit } from './fee-audit';
import { contestList, feeFaultList, payoutList, receivableList, saleList } from './lists';
import {
  activate,
  changeMachine,
  changePins,
  readActivation,
  readActivityFields,
  readMachines,
  readMcc,
} from './machines';
import { showPayout } from './payouts';
import { changePlan, readSettings } from './plan';
import { machineRound } from './round';
import { listReceivables, listSales, readAgenda, readSummary, showSale } from './sales';

export default defineArea({
  calls,
  jobs: [machineRound, salesExport.job, receivablesExport.job],
  handlers: {
    'GET /pos/reports/sales': (ctx, { query }) => readSummary(ctx, query),
    'GET /pos/sales': (ctx, { query }) => listSales(ctx, query),
    'POST /pos/sales/search': saleList.list,
    'GET /pos/sales/{id}': (ctx, { params }) => showSale(ctx, params.id),
    'POST /pos/sales/export': (ctx, { body }) => salesExport.start(ctx, body),
    'GET /pos/reports/sales/{fileType}': (ctx, { params, query }) => saleFile(ctx, params.fileType, query),
    'GET /pos/receivables': (ctx, { query }) => listReceivables(ctx, query),
    'POST /pos/receivables/search': receivableList.list,
    'POST /pos/receivables/totals': receivableList.totals,
    'POST /pos/receivables/export': (ctx, { body }) => receivablesExport.start(ctx, body),
    'GET /pos/reports/receivables/{fileType}': (ctx, { params, query }) => receivableFile(ctx, params.fileType, query),
    'GET /pos/receivables-future-postings': readAgenda,
    'GET /pos': readMachines,
    'GET /pos/activation': readActivation,
    'POST /pos/activation': (ctx, { body }) => activate(ctx, body),
    'PATCH /pos/{id}': (ctx, { params, body }) => changeMachine(ctx, params.id, body),
    'PATCH /pos/pin': (ctx, { body }) => changePins(ctx, body.pin),
    'GET /pos/my-account-financial-settings': readSettings,
    'PUT /pos/my-account-financial-settings/active-plan': (ctx, { body }) => changePlan(ctx, body),
    'GET /activity-fields': readActivityFields,
    'GET /pos/accounts/mcc': readMcc,
    'POST /pos/contests/search': contestList.list,
    'GET /pos/contests/{id}': (ctx, { params }) => showContest(ctx, params.id),
    'PUT /pos/contests/{id}/defence': (ctx, { params, body }) => answerContest(ctx, params.id, body.defence),
    'PUT /pos/contests/{id}/accept': (ctx, { params }) => answerContest(ctx, params.id, null),
    'POST /pos/payouts/search': payoutList.list,
    'GET /pos/payouts/{id}': (ctx, { params }) => showPayout(ctx, params.id),
    'GET /pos/fee-audit': readFeeAudit,
    'POST /pos/fee-audit/search': feeFaultList.list,
    'POST /pos/fee-audit/ticket': claimFees,
  },
});
