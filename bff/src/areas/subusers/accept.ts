import { randomBytes } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import type { Answer, Body } from '@balcao/contract/core/registry';
import { isGoodPassword, personalHints } from '@balcao/contract/shared/password-rules';
import type { PublicCtx } from '../../core/area';
import { recordAction } from '../../core/audit';
import { bankNow } from '../../core/clock';
import type { Db, Trx } from '../../core/database';
import { Problem, refuseFields } from '../../core/problem';
import { hashToken } from '../../core/tokens';
import { mayNow, mustHold } from './grants';
import './tables';

const lapsed = () =>
  new Problem(422, 'invitation-expired', 'Este convite não vale mais. Peça outro a quem convidou você.');

async function findInvitation(db: Db, token: string) {
  const invitation = await db
    .selectFrom('subuser_invitations')
    .selectAll()
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', await bankNow(db))
    .executeTakeFirst();
  if (!invitation) throw lapsed();
  return invitation;
}

/** @throws Problem 422 where the account was closed, or whoever invited last is disabled or may no longer grant what they did. */
async function refuseUnvouched(
  trx: Trx,
  invitation: { account_id: number; invited_by: number; grants: Record<string, boolean> },
): Promise<void> {
  const { account_id: accountId, invited_by: userId, grants } = invitation;
  const open = await trx
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', accountId)
    .where('is_shutdown', '=', false)
    .executeTakeFirst();
  if (!open) throw lapsed();
  try {
    mustHold(await mayNow(trx, { accountId, userId }), grants);
  } catch (error) {
    throw error instanceof Problem ? lapsed() : error;
  }
}

/** Id of the user with this CPF and e-mail; null: nobody has either. @throws Problem 422 where CPF and e-mail are not of one user. */
async function personOf(db: Db, { cpf, email }: { cpf: string; email: string }): Promise<number | null> {
  const people = await db
    .selectFrom('users')
    .select(['id', 'cpf', 'email'])
    .where((w) => w.or([w('cpf', '=', cpf), w('email', '=', email)]))
    .execute();
  const [first] = people;
  if (!first) return null;
  if (people.length > 1 || first.cpf !== cpf || first.email !== email)
    throw new Problem(
      422,
      'invitation-mismatch',
      'O CPF ou o e-mail do convite não é o do seu cadastro no Balcão. Peça a quem convidou você que confira os dados.',
    );
  return first.id;
}

/** The invitation as its invitee sees it. @throws Problem 422 where it was used, withdrawn or has expired. */
export async function readInvitation(ctx: PublicCtx, token: string): Promise<Answer<'POST /subuser/invitation'>> {
  const { db } = ctx.services.store;
  const invitation = await findInvitation(db, token);
  const account = await db
    .selectFrom('accounts')
    .select('nickname')
    .where('id', '=', invitation.account_id)
    .executeTakeFirstOrThrow();
  const admin = await db.selectFrom('users').select('name').where('id', '=', invitation.invited_by).executeTakeFirst();
  return {
    name: invitation.name,
    email: invitation.email,
    account: account.nickname,
    admin: admin?.name ?? account.nickname,
    needsPassword: (await personOf(db, invitation)) === null,
  };
}

/** Accepts an invitation, once however often called. @throws Problem 422 where it is no longer valid, or at a field of the password. */
export async function acceptInvitation(
  ctx: PublicCtx,
  body: Body<'POST /subuser/invitation/accept'>,
): Promise<Answer<'POST /subuser/invitation/accept'>> {
  const { store, realtime } = ctx.services;
  const first = await findInvitation(store.db, body.token);
  const isNew = (await personOf(store.db, first)) === null;
  if (isNew) refuseWeak(first, body);
  const passwordHash = isNew ? await hash(body.password!) : '';
  await store.transaction(async (trx) => {
    const invitation = await trx
      .deleteFrom('subuser_invitations')
      .where('token_hash', '=', hashToken(body.token))
      .returning(['account_id', 'name', 'cpf', 'email', 'grants', 'invited_by'])
      .executeTakeFirst();
    if (!invitation) throw lapsed();
    await refuseUnvouched(trx, invitation);
    const { account_id, name, cpf, email, grants } = invitation;
    const person = await personOf(trx, invitation);
    if (person === null && !isNew) throw lapsed();
    const user =
      person ??
      (
        await trx
          .insertInto('users')
          .values({
            name,
            nickname: name.split(' ')[0]!,
            cpf,
            email,
            cellphone: '',
            birth: null,
            avatar: null,
            password_hash: passwordHash,
            totp_secret: null,
            preferences: undefined,
          })
          .returning('id')
          .executeTakeFirstOrThrow()
      ).id;
    await trx
      .insertInto('memberships')
      .values({
        account_id,
        user_id: user,
        role: 'subuser',
        passkey: randomBytes(16).toString('hex'),
        grants: JSON.stringify(grants),
        last_used_at: null,
      })
      .execute();
    await recordAction(trx, {
      accountId: account_id,
      userId: user,
      action: 'subuser.accept',
      target: { about: name },
      ip: ctx.request.ip,
    });
  });
  realtime.live(first.account_id, 'subusers', 'updated', []);
  return { email: first.email };
}

/** Checks a new password (SHELL-5-4 to 5-7): the rules of all passwords, no personal data in it, confirmed. @throws Problem 422 */
function refuseWeak(
  { name, cpf, email }: { name: string; cpf: string; email: string },
  { password = '', passwordConfirmation = '' }: { password?: string; passwordConfirmation?: string },
): void {
  const hints = personalHints({ name, documents: [cpf], email, phone: '', accounts: [], birth: null });
  refuseFields([
    ...(isGoodPassword(password, hints)
      ? []
      : [{ field: 'password', message: 'A senha não atende todos os requisitos' }]),
    ...(password === passwordConfirmation
      ? []
      : [{ field: 'passwordConfirmation', message: 'As senhas não são iguais' }]),
  ]);
}
