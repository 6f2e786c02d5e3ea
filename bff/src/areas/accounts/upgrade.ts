import type { Answer, Body } from '@balcao/contract/core/registry';
import type { Ctx } from '../../core/area';
import type { Trx } from '../../core/database';
import { Problem } from '../../core/problem';
import { saveBranch, readBranch } from '../account-settings/service';
import { presentModality } from '../onboarding/service';
import { checkConsents, saveOpening, occupationOf } from './open';
import { companyOf, lockDocument } from './registry';

const RANK = { you: 0, pro: 1, corporation: 2 } as const;

/**
 * Makes the account a Pro or a company account, for good: its number, money and history stay (SHELL-1-11, 1-12).
 * @throws Problem 409 'not-an-upgrade', 'modality-taken' or 'company-taken'; 422 at a field, or with the registry's fault as code.
 */
export async function upgradeAccount(
  ctx: Ctx,
  body: Body<'PATCH /account/modality/upgrade'>,
): Promise<Answer<'PATCH /account/modality/upgrade'>> {
  const trx = ctx.trx();
  const { modality } = body;
  const account = await trx
    .selectFrom('accounts')
    .select(['modality', 'document'])
    .where('id', '=', ctx.accountId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (RANK[modality] <= RANK[account.modality])
    throw new Problem(409, 'not-an-upgrade', 'Esta conta já tem esta modalidade ou uma acima dela.');
  const branch = readBranch(occupationOf(body), 'occupation_type');
  // a company accepts the terms in its contract instead (SHELL-4.8-20)
  if (modality !== 'corporation') checkConsents(modality, body.consents);
  const company = modality === 'corporation' ? await companyOf(ctx, body.cnpj, ctx.accountId) : undefined;
  if (!company) await refuseSecond(trx, account.document, modality);
  await trx
    .updateTable('accounts')
    .set({ modality, ...(company && { document: company.cnpj, type: 'PJ' as const }) })
    .where('id', '=', ctx.accountId)
    .execute();
  await saveBranch(ctx, ctx.accountId, branch);
  await saveOpening(ctx, ctx.accountId, modality, body);
  await presentModality(trx, { accountId: ctx.accountId, userId: ctx.userId, modality });
  ctx.noted({ before: { modality: account.modality }, after: { modality } });
  ctx.live('account', 'updated', [ctx.accountId]);
  return { modality };
}

/** @throws Problem 409 'modality-taken' where the holder has an account of the modality already, as on opening one */
async function refuseSecond(trx: Trx, document: string, modality: keyof typeof RANK): Promise<void> {
  await lockDocument(trx, document);
  const same = await trx
    .selectFrom('accounts')
    .select('id')
    .where('document', '=', document)
    .where('modality', '=', modality)
    .where('is_shutdown', '=', false)
    .executeTakeFirst();
  if (same) throw new Problem(409, 'modality-taken', 'Você já tem uma conta desta modalidade.');
}
