import type { Ctx } from '../../core/area';

/** Permission ids of older releases, still stored for some sub-users -> today's ids. */
const RENAMED: Record<string, string> = {
  'billing:emit': 'receive:do-charge',
  'billing:billets': 'receive:management:billets',
  'billing:customers': 'receive:customers',
};

/** Permissions that are added as disabled where a sub-user has none of them (AREAS-6, cnab). */
const CNAB = [
  'cnab',
  'cnab:files-transmission:return-files',
  'cnab:files-transmission:manager',
  'cnab:files-transmission:layout-validator',
];

/** Updates a sub-user's stored permission ids to today's, in one `area` or all; admins and support store none (SHELL-4.1-1). */
export async function translatePermissions(ctx: Ctx, area?: string): Promise<{ translated: number }> {
  if (ctx.role !== 'subuser') return { translated: 0 };
  const mine = (id: string) => !area || id.split(':')[0] === area;
  // read under lock: the caller's own were read before the transaction, and may have been revoked since
  const trx = ctx.trx();
  const held = await trx
    .selectFrom('memberships')
    .select('grants')
    .where('user_id', '=', ctx.userId)
    .where('account_id', '=', ctx.accountId)
    .forUpdate()
    .executeTakeFirst();
  if (!held) return { translated: 0 };
  const grants = { ...held.grants };
  let translated = 0;
  for (const [old, current] of Object.entries(RENAMED)) {
    if (grants[old] === undefined || !mine(current)) continue;
    grants[current] = grants[current] ?? grants[old];
    delete grants[old];
    translated++;
  }
  if (mine('cnab') && !CNAB.some((id) => id in grants)) {
    for (const id of CNAB) grants[id] = false;
    translated += CNAB.length;
  }
  if (translated)
    await trx
      .updateTable('memberships')
      .set({ grants: JSON.stringify(grants) })
      .where('user_id', '=', ctx.userId)
      .where('account_id', '=', ctx.accountId)
      .execute();
  return { translated };
}
