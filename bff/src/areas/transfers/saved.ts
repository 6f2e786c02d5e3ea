import { sql } from 'kysely';
import type { Answer } from '@balcao/contract/core/registry';
import type { Ctx } from '../../core/area';
import { operationAnswer } from '../../kits/money/answer';
import '../../kits/money/tables';

const KINDS = ['ted', 'transfer'] as const;
/** Accounts that are offered to be paid again. */
const MOST_SAVED = 50;

/** The accounts that were paid by transfer before, each once, the last paid first (AREAS-3-transfer-2). */
export async function savedAccounts(ctx: Ctx): Promise<Answer<'GET /transfers/accounts'>> {
  const { rows } = await sql<Answer<'GET /transfers/accounts'>['items'][number]>`
    select ispb, bank, branch, account, "accountType", owner, document from (
      select distinct on (counterpart ->> 'ispb', counterpart ->> 'branch', counterpart ->> 'account')
        id, counterpart ->> 'ispb' as ispb, counterpart ->> 'bankName' as bank, counterpart ->> 'branch' as branch,
        counterpart ->> 'account' as account, counterpart ->> 'accountType' as "accountType", counterpart ->> 'name' as owner,
        counterpart ->> 'document' as document
      from money_operations
      where account_id = ${ctx.accountId} and kind in (${sql.join(KINDS)}) and state = 'settled'
      order by counterpart ->> 'ispb', counterpart ->> 'branch', counterpart ->> 'account', id desc
    ) as paid order by id desc limit ${MOST_SAVED}`.execute(ctx.db);
  return { items: rows };
}

/** Transfers that were signed and are on their way, the newest first: their money is held until the other bank answers. */
export async function pendingTransfers(ctx: Ctx): Promise<Answer<'GET /transfers/pending'>> {
  const rows = await ctx.db
    .selectFrom('money_operations')
    .selectAll()
    .where('account_id', '=', ctx.accountId)
    .where('kind', 'in', KINDS)
    .where('state', 'in', ['reserved', 'sent'])
    .orderBy('id', 'desc')
    .limit(MOST_SAVED)
    .execute();
  return { items: rows.map((row) => operationAnswer(row)) };
}
