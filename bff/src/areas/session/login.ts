import { hash, verify } from '@node-rs/argon2';
import { sql } from 'kysely';
import { Secret, TOTP } from 'otpauth';
import type { Body } from '@balcao/contract/core/registry';
import type { PublicCtx } from '../../core/area';
import { clearAttempts, returnAttempt, takeAttempt } from '../../core/attempts';
import { bankNow } from '../../core/clock';
import type { Db } from '../../core/database';
import { fieldProblem, Problem } from '../../core/problem';
import { writeSessionCookie } from '../../core/session-cookie';
import { openSession } from '../../core/sessions';
import { hashToken } from '../../core/tokens';
import { buildSession } from './build-session';

const FREE_ATTEMPTS = 5;
/** Wrong passwords, of whomever, that one address may try: an office behind one address errs too. */
const FREE_ATTEMPTS_OF_ADDRESS = 50;

/** Argon2id with the library's defaults (19 MiB, 2 passes). */
export const hashPassword = (password: string): Promise<string> => hash(password);

/** Judged for people who do not exist, so that both take the same time. */
const nobody = hashPassword('nobody has this password');

/**
 * Sign-in: the same words and the same time whether the person exists or not; a growing lock from the fifth wrong guess.
 * Opens its own transactions, because what it counts must stand when it refuses.
 */
export async function login(ctx: PublicCtx, body: Body<'POST /auth/login'>) {
  const { db, transaction } = ctx.services.store;
  const user = await findUser(db, body.login);
  const key = `login:${user ? user.id : hashToken(canonical(body.login))}`;
  const lockedUntil = await takeAttempt(db, key, FREE_ATTEMPTS);
  if (lockedUntil) throw tooMany(lockedUntil);
  const address = `address:${ctx.request.ip}`;
  const addressLockedUntil = await takeAttempt(db, address, FREE_ATTEMPTS_OF_ADDRESS);
  if (addressLockedUntil) throw tooMany(addressLockedUntil);

  const right = await verify(user?.password_hash ?? (await nobody), body.password);
  if (!user || !right) throw new Problem(401, 'wrong-credentials', 'E-mail, CPF ou CNPJ e senha não conferem.');
  await clearAttempts(db, key);
  await returnAttempt(db, address);
  if (user.totp_secret) {
    if (!body.code) return { codeRequired: true, session: null };
    const codeLockedUntil = await takeAttempt(db, `totp:${user.id}`, FREE_ATTEMPTS);
    if (codeLockedUntil) throw tooMany(codeLockedUntil);
    if (!(await useTotp(db, user.id, user.totp_secret, body.code)))
      throw fieldProblem('code', 'O código está incorreto. Tente novamente');
    await clearAttempts(db, `totp:${user.id}`);
  }

  const opened = await transaction(async (trx) => {
    const accountId = await firstAccount(trx, user.id, body.login);
    if (ctx.caller) await trx.deleteFrom('sessions').where('token_hash', '=', ctx.caller.sessionHash).execute();
    const token = await openSession(trx, user.id, accountId, ctx.request.headers['user-agent'] ?? '');
    const membership = await trx
      .selectFrom('memberships')
      .select(['role', 'grants'])
      .where('user_id', '=', user.id)
      .where('account_id', '=', accountId)
      .executeTakeFirstOrThrow();
    await trx
      .insertInto('audit_log')
      .values({
        account_id: accountId,
        user_id: user.id,
        action: 'session.login',
        target: JSON.stringify({}),
        ip: ctx.request.ip,
      })
      .execute();
    const caller = {
      userId: user.id,
      accountId,
      role: membership.role,
      grants: membership.grants,
      now: await bankNow(trx),
    };
    return { token, session: await buildSession(trx, caller, ctx.services.permissionIds) };
  });
  if (ctx.caller) ctx.services.realtime.disconnect(ctx.caller.sessionHash);
  writeSessionCookie(ctx.request, ctx.reply, opened.token);
  return { codeRequired: false, session: opened.session };
}

const canonical = (login: string): string =>
  login.includes('@') ? login.trim().toLowerCase() : login.replace(/[^0-9a-z]/gi, '').toUpperCase();

/** By e-mail, by CPF, or by the CNPJ of an account the person administers. */
async function findUser(db: Db, login: string) {
  const wanted = canonical(login);
  const byPerson = await db
    .selectFrom('users')
    .selectAll()
    .where((w) => w.or([w('email', '=', wanted), w('cpf', '=', wanted)]))
    .executeTakeFirst();
  if (byPerson || wanted.length !== 14) return byPerson;
  return db
    .selectFrom('users as u')
    .innerJoin('memberships as m', 'm.user_id', 'u.id')
    .innerJoin('accounts as a', 'a.id', 'm.account_id')
    .selectAll('u')
    .where('a.document', '=', wanted)
    .where('m.role', '=', 'admin')
    .orderBy('u.id')
    .executeTakeFirst();
}

/** The account named by a CNPJ, else the one used last, else the first visible one. */
async function firstAccount(db: Db, userId: number, login: string): Promise<number> {
  const found = await db
    .selectFrom('memberships as m')
    .innerJoin('accounts as a', 'a.id', 'm.account_id')
    .select('a.id')
    .where('m.user_id', '=', userId)
    .where('m.status', '=', 'active')
    .orderBy(sql`a.document = ${canonical(login)}`, 'desc')
    .orderBy('a.is_shutdown')
    .orderBy('m.visible', 'desc')
    .orderBy(sql`m.last_used_at desc nulls last`)
    .orderBy('a.id')
    .executeTakeFirst();
  if (!found)
    throw new Problem(403, 'no-account', 'Seu acesso não está ativo em nenhuma conta. Fale com o administrador.');
  return found.id;
}

/** A code counts once: its 30-second step must be later than the last one used. */
async function useTotp(db: Db, userId: number, secret: string, code: string): Promise<boolean> {
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  const delta = totp.validate({ token: code, window: 1 });
  if (delta === null) return false;
  const step = totp.counter() + delta;
  const used = await db
    .updateTable('users')
    .set({ totp_last_step: step })
    .where('id', '=', userId)
    .where('totp_last_step', '<', step)
    .returning('id')
    .executeTakeFirst();
  return used !== undefined;
}

function tooMany(until: Date): Problem {
  const minutes = Math.max(1, Math.ceil((until.getTime() - Date.now()) / 60_000));
  return new Problem(
    429,
    'locked',
    `Muitas tentativas. Tente novamente em ${minutes === 1 ? '1 minuto' : `${minutes} minutos`}.`,
  );
}
