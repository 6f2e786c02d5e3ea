import type { Answer } from '@balcao/contract/core/registry';
import type { Ctx } from '../../core/area';

const count = (words: readonly string[]): Record<string, number> =>
  Object.fromEntries([...new Set(words)].map((word) => [word, words.filter((one) => one === word).length]));

const accountsOf = (ctx: Ctx) =>
  ctx.db
    .selectFrom('memberships as m')
    .innerJoin('accounts as a', 'a.id', 'm.account_id')
    .where('m.user_id', '=', ctx.userId);

export async function statsOf(ctx: Ctx): Promise<Answer<'GET /accounts/stats/v2'>> {
  const rows = await accountsOf(ctx).select(['m.visible', 'm.status', 'a.modality', 'a.is_shutdown']).execute();
  return {
    total: rows.length,
    visible: rows.filter(({ visible }) => visible).length,
    modality: count(rows.map(({ modality }) => modality)),
    status: count(rows.map(({ status, is_shutdown: closed }) => (closed ? 'shutdown' : status))),
  };
}

export async function documentAccounts(ctx: Ctx): Promise<Answer<'GET /v2/document/accounts'>> {
  const rows = await accountsOf(ctx)
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .whereRef('a.document', '=', 'u.cpf')
    .select(['a.id', 'a.nickname', 'a.account_number', 'a.modality', 'a.is_shutdown'])
    .orderBy('a.id')
    .execute();
  return rows.map(({ is_shutdown: isShutdown, ...row }) => ({ ...row, isShutdown }));
}
