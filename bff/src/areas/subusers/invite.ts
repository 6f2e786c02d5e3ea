import type { Body } from '@balcao/contract/core/registry';
import type { Subuser, SubuserIdentity } from '@balcao/contract/subusers';
import type { Ctx } from '../../core/area';
import { cleanName } from '../../core/clean-name';
import type { Config } from '../../core/config';
import type { Db, Trx } from '../../core/database';
import { isCpf, isEmail, normalizeDocument } from '../../core/documents';
import { sendMessages } from '../../core/messenger';
import { notFound, refuseFields } from '../../core/problem';
import { hashToken, newToken } from '../../core/tokens';
import { isUniqueViolation } from '../../core/unique-violation';
import { changesOf, grantsAfter, mayNow, mustHold } from './grants';
import { findInvited, toPersonDto } from './people';
import './tables';

/** Days in which an invitation can be accepted. */
const DAYS = 3;

const CPF_USED = 'Este CPF já tem acesso ou convite nesta conta';
const EMAIL_USED = 'Este e-mail já tem acesso ou convite nesta conta';

/** The invitee's data, normalised. @throws Problem 422 at each field; only users and invitations of this account count as taken. */
export async function validated(ctx: { db: Db; accountId: number }, input: SubuserIdentity): Promise<SubuserIdentity> {
  const who = {
    name: cleanName(input.name),
    cpf: normalizeDocument(input.cpf),
    email: input.email.trim().toLowerCase(),
  };
  const taken = await ctx.db
    .selectFrom('memberships as m')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .select(['u.cpf', 'u.email'])
    .where('m.account_id', '=', ctx.accountId)
    .where((w) => w.or([w('u.cpf', '=', who.cpf), w('u.email', '=', who.email)]))
    .unionAll(
      ctx.db
        .selectFrom('subuser_invitations')
        .select(['cpf', 'email'])
        .where('account_id', '=', ctx.accountId)
        .where((w) => w.or([w('cpf', '=', who.cpf), w('email', '=', who.email)])),
    )
    .execute();
  const fault = (wrong: boolean, field: string, message: string) => (wrong ? [{ field, message }] : []);
  refuseFields([
    ...fault(!who.name.includes(' '), 'name', 'Informe nome e sobrenome'),
    ...fault(!isCpf(who.cpf), 'cpf', 'Informe um CPF válido'),
    ...fault(
      taken.some(({ cpf }) => cpf === who.cpf),
      'cpf',
      CPF_USED,
    ),
    ...fault(!isEmail(who.email), 'email', 'Informe um e-mail válido'),
    ...fault(
      taken.some(({ email }) => email === who.email),
      'email',
      EMAIL_USED,
    ),
  ]);
  return who;
}

/** Invites a person by e-mail. @throws Problem 422 at a field, 403 where the caller lacks a permission that they would grant. */
export async function invite(ctx: Ctx, body: Body<'POST /subuser'>): Promise<Subuser> {
  const who = await validated(ctx, body);
  const grants = grantsAfter(await mayNow(ctx.trx(), ctx), {}, body.permissions);
  const token = newToken();
  const row = await ctx
    .trx()
    .insertInto('subuser_invitations')
    .values({
      account_id: ctx.accountId,
      ...who,
      grants: JSON.stringify(grants),
      token_hash: hashToken(token),
      expires_at: expiry(ctx.now),
      invited_by: ctx.userId,
      created_at: ctx.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
    .catch((error: unknown) => {
      // two simultaneous invitations of the same person
      if (isUniqueViolation(error)) refuseFields([{ field: 'email', message: EMAIL_USED }]);
      throw error;
    });
  await mail(ctx, { ...who, token });
  ctx.noted({ about: who.name, changes: changesOf({}, grants) });
  ctx.live('subusers', 'created', [row.id]);
  return toPersonDto(await findInvited(ctx.db, ctx.accountId, row.id));
}

const expiry = (now: Date): Date => new Date(now.getTime() + DAYS * 86_400_000);

/** Sends a new link, which replaces the one before. @throws Problem 404; 403 where the caller lacks a permission that it grants. */
export async function resend(ctx: Ctx, one: { cpf: string; email: string }): Promise<Subuser> {
  const { id } = await findPending(ctx, one);
  const { grants, name, email } = await findInvited(ctx.db, ctx.accountId, id);
  mustHold(await mayNow(ctx.trx(), ctx), grants);
  const token = newToken();
  await ctx
    .trx()
    .updateTable('subuser_invitations')
    .set({ token_hash: hashToken(token), expires_at: expiry(ctx.now), invited_by: ctx.userId })
    .where('account_id', '=', ctx.accountId)
    .where('id', '=', id)
    .execute();
  await mail(ctx, { name, email, token });
  ctx.noted({ about: name });
  ctx.live('subusers', 'updated', [id]);
  return toPersonDto(await findInvited(ctx.db, ctx.accountId, id));
}

/** Withdraws an invitation: its link no longer works (AREAS-7-sub-users-1). @throws Problem 404 */
export async function withdraw(ctx: Ctx, one: { cpf: string; email: string }): Promise<void> {
  const { id, name } = await findPending(ctx, one);
  await ctx
    .trx()
    .deleteFrom('subuser_invitations')
    .where('account_id', '=', ctx.accountId)
    .where('id', '=', id)
    .execute();
  ctx.noted({ about: name });
  ctx.live('subusers', 'deleted', [id]);
}

async function findPending(ctx: Ctx, { cpf, email }: { cpf: string; email: string }) {
  const invitation = await ctx
    .trx()
    .selectFrom('subuser_invitations')
    .select(['id', 'name'])
    .where('account_id', '=', ctx.accountId)
    .where('cpf', '=', normalizeDocument(cpf))
    .where('email', '=', email.trim().toLowerCase())
    .forUpdate()
    .executeTakeFirst();
  if (!invitation) throw notFound();
  return invitation;
}

/** Mails an invitation's link. The token is behind the `#`, so that it never reaches a server's log. */
async function mail(ctx: Ctx, { name, email, token }: { name: string; email: string; token: string }): Promise<void> {
  const account = await ctx.db
    .selectFrom('accounts')
    .select('nickname')
    .where('id', '=', ctx.accountId)
    .executeTakeFirstOrThrow();
  const link = `${originOf(ctx.services.config)}/convite#${token}`;
  await sendMessages(ctx.trx() as Trx, [
    {
      accountId: ctx.accountId,
      channel: 'mail',
      recipient: email,
      subject: `Convite para a conta ${account.nickname} no Balcão`,
      body:
        `Olá, ${name.split(' ')[0]}.\n\n${ctx.userName} convidou você para usar a conta ${account.nickname} no ` +
        `Balcão. Para aceitar, abra o endereço abaixo em até ${DAYS} dias. Ele vale uma vez.\n\n${link}\n\nSe ` +
        'você não esperava este convite, ignore este e-mail.',
      at: ctx.now,
    },
  ]);
}

const originOf = ({ BALCAO_ORIGIN, PORT }: Pick<Config, 'BALCAO_ORIGIN' | 'PORT'>): string =>
  BALCAO_ORIGIN ?? `http://localhost:${PORT}`;
