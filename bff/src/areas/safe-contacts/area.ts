import { sql, type Selectable } from 'kysely';
import type { Body } from '@balcao/contract/core/registry';
import { calls, type SafeContact } from '@balcao/contract/safe-contacts';
import { defineArea, type Ctx } from '../../core/area';
import { bankNow } from '../../core/clock';
import type { Database } from '../../core/database';
import { listOf } from '../../core/list';
import { notFound, Problem } from '../../core/problem';
import { isUniqueViolation } from '../../core/unique-violation';
import '../../kits/money/tables';
import { maskDocument } from '../../core/mask-document';
import { checkOwner, holderOfKey } from './owner';
import { checkContact } from './rules';

/** Hours from a contact's registration until it is active, the same as for an increase of a limit (domain.md 2). */
const HOURS = 24;
const HOUR = 3_600_000;

type Row = Omit<Selectable<Database['safe_contacts']>, 'account_id' | 'removed_at'>;

const toDto = ({ created_at, active_at, ...row }: Row, now: Date): SafeContact => ({
  ...(row as Pick<
    SafeContact,
    'id' | 'name' | 'document' | 'pix_key' | 'end_to_end_id' | 'bank_code' | 'branch' | 'account'
  >),
  pix_key_type: row.pix_key_type as SafeContact['pix_key_type'],
  account_type: row.account_type as SafeContact['account_type'],
  created_by: row.created_by,
  created_at: created_at.toISOString(),
  active_at: active_at.toISOString(),
  active: active_at <= now,
});

const contacts = listOf({
  from: 'safe_contacts',
  columns: [
    'name',
    'document',
    'pix_key_type',
    'pix_key',
    'bank_code',
    'branch',
    'account',
    'account_type',
    'created_at',
    'created_by',
    'active_at',
    'end_to_end_id',
  ],
  always: sql`removed_at is null`,
  order: { name: ['name', 'asc'], created_at: ['created_at', 'desc'] },
  beside: (_rows, { db }) => bankNow(db),
  item: toDto,
});

const registered = () => new Problem(409, 'registered', 'Este contato já está cadastrado.');

/** A contact that can be registered. @throws Problem 422 at the faulty fields, 409 where the contact is registered already. */
async function check(ctx: Ctx, input: Body<'POST /safe-contacts/check'>) {
  const values = await checkOwner(ctx, checkContact(input));
  const { pix_key, bank_code, branch, account } = values;
  const same = await ctx.db
    .selectFrom('safe_contacts')
    .select('id')
    .where('account_id', '=', ctx.accountId)
    .where((e) => (pix_key === null ? e.and({ bank_code, branch, account }) : e('pix_key', '=', pix_key)))
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  if (same) throw registered();
  return values;
}

/** Registers a safe contact. @throws Problem 422 at the faulty fields, 409 where the contact is registered already. */
async function register(ctx: Ctx, input: Body<'POST /safe-contacts'>): Promise<SafeContact> {
  const values = await check(ctx, input);
  try {
    const row = await ctx
      .trx()
      .insertInto('safe_contacts')
      .values({
        ...values,
        account_id: ctx.accountId,
        created_at: ctx.now,
        created_by: ctx.userName,
        active_at: new Date(ctx.now.getTime() + HOURS * HOUR),
        removed_at: null,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    ctx.live('safe-contacts', 'created', [row.id]);
    const { account_id: _account, removed_at: _removed, ...contact } = row;
    return toDto(contact, ctx.now);
  } catch (error) {
    if (isUniqueViolation(error)) throw registered();
    throw error;
  }
}

/** Marks a contact as removed. Its row stays, to give back the right limits of payments made while it was active. @throws Problem 404 */
async function remove(ctx: Ctx, id: number): Promise<void> {
  const removed = await ctx
    .trx()
    .updateTable('safe_contacts')
    .set({ removed_at: ctx.now })
    .where('account_id', '=', ctx.accountId)
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (!removed) throw notFound();
  ctx.live('safe-contacts', 'deleted', [id]);
}

export default defineArea({
  calls,
  handlers: {
    'POST /safe-contacts/search': contacts.list,
    'POST /safe-contacts/owner': async (ctx, { body }) => {
      const owner = await holderOfKey(ctx, body.pix_key);
      if (!owner) throw notFound();
      const { holder, account } = owner;
      return { name: holder.name, document: maskDocument(holder.document)!, bank: account.bankName };
    },
    'POST /safe-contacts/check': async (ctx, { body }) => void (await check(ctx, body)),
    'POST /safe-contacts': (ctx, { body }) => register(ctx, body),
    'DELETE /safe-contacts/{id}': (ctx, { params }) => remove(ctx, params.id),
  },
});
