import { hash, verify } from '@node-rs/argon2';
import { sql } from 'kysely';
import type { Body } from '@balcao/contract/core/registry';
import type { PublicCtx } from '../../core/area';
import { awaitAttempt, clearAttempts, countWrong, returnAttempt } from '../../core/attempts';
import { recordAction } from '../../core/audit';
import { browserName } from '../../core/browser-name';
import { bankNow } from '../../core/clock';
import type { Db } from '../../core/database';
import { fieldProblem, Problem } from '../../core/problem';
import { byAddress } from '../../core/rates';
import { judgeCode } from '../../core/second-factor';
import { deviceOf, writeDeviceCookie, writeSessionCookie } from '../../core/session-cookie';
import { openerOf, openSession } from '../../core/sessions';
import { buildSession } from './build-session';
import { meetDevice } from './known-devices';
import { canonical, findUser, loginAttempts, personAttempts } from './service';

const FREE_ATTEMPTS = 5;
/** Wrong passwords from one IP address, for any logins, before it is locked; many people of an office may share an address. */
const FREE_ATTEMPTS_OF_ADDRESS = 50;
/** Hours after which an address's wrong passwords are counted anew: typing errors of an office add up over days. */
const HOURS_OF_ADDRESS = 2;

/** Argon2id with the library's defaults (19 MiB, 2 passes). */
export const hashPassword = (password: string): Promise<string> => hash(password);

/** Hash verified for unknown logins, so that they take the same time as known ones. */
const nobody = hashPassword('nobody has this password');

/**
 * Signs a person in. Message and duration are the same whether the login exists or not; wrong passwords from the fifth on lock the login
 * for ever longer. Opens its own transactions, because the count of attempts must be committed when the sign-in is refused.
 * @throws Problem 401 for a wrong login or password, 422 at `code` for a wrong code, 429 while locked, 403 without an active account.
 */
export async function login(ctx: PublicCtx, body: Body<'POST /auth/login'>) {
  const { db, transaction } = ctx.services.store;
  const user = await findUser(db, body.login);
  const key = loginAttempts(body.login);
  const lockedUntil = await awaitAttempt(db, key, FREE_ATTEMPTS);
  if (lockedUntil) throw tooMany(lockedUntil);
  const address = byAddress(ctx.request.ip);
  const addressLockedUntil = await awaitAttempt(db, address, FREE_ATTEMPTS_OF_ADDRESS, HOURS_OF_ADDRESS);
  if (addressLockedUntil) await countWrong(db, key);
  if (addressLockedUntil) throw tooMany(addressLockedUntil);

  // a person's attempts are counted over all their logins; a lock caused by another login is not shown, as it would reveal whose this is
  const person = user && personAttempts(user.id);
  const mayBeJudged = person !== undefined && (await awaitAttempt(db, person, FREE_ATTEMPTS)) === null;
  const right = await verify(user?.password_hash ?? (await nobody), body.password);
  if (!user || !person || !mayBeJudged || !right) {
    for (const taken of [key, address, ...(person && mayBeJudged ? [person] : [])]) await countWrong(db, taken);
    throw new Problem(401, 'wrong-credentials', 'E-mail, CPF ou CNPJ e senha não conferem.');
  }
  await clearAttempts(db, key);
  await clearAttempts(db, person);
  await returnAttempt(db, address);
  if (user.totp_secret) {
    if (!body.code) return { codeRequired: true, session: null };
    const judged = await judgeCode(db, { id: user.id, totp_secret: user.totp_secret }, body.code);
    if (!judged.right && judged.lockedUntil) throw tooMany(judged.lockedUntil);
    if (!judged.right) throw fieldProblem('code', 'O código está incorreto. Tente novamente');
  }

  const afterwards: (() => void)[] = [];
  const device = deviceOf(ctx.request);
  const opened = await transaction(async (trx) => {
    const accountId = await firstAccount(trx, user.id, body.login);
    if (ctx.caller) await trx.deleteFrom('sessions').where('token_hash', '=', ctx.caller.sessionHash).execute();
    const opener = openerOf(ctx.request);
    const { userAgent } = opener;
    const token = await openSession(trx, user.id, accountId, opener);
    const membership = await trx
      .selectFrom('memberships')
      .select(['role', 'grants'])
      .where('user_id', '=', user.id)
      .where('account_id', '=', accountId)
      .executeTakeFirstOrThrow();
    const now = await bankNow(trx);
    const signIn = { user, accountId, device, userAgent, at: now };
    await meetDevice(trx, ctx.services, (work) => afterwards.push(work), signIn);
    const caller = { userId: user.id, accountId, role: membership.role, grants: membership.grants, now };
    const session = await buildSession(trx, caller, ctx.services.permissionIds);
    await recordAction(trx, {
      accountId,
      userId: user.id,
      action: 'session.login',
      target: { about: browserName(userAgent) },
      ip: ctx.request.ip,
    });
    return { token, session };
  });
  if (ctx.caller) ctx.services.realtime.disconnect(ctx.caller.sessionHash);
  afterwards.forEach((tell) => tell());
  writeSessionCookie(ctx.request, ctx.reply, opened.token);
  writeDeviceCookie(ctx.request, ctx.reply, device);
  return { codeRequired: false, session: opened.session };
}

/** The account that a sign-in opens: the one whose CNPJ was typed, else the one used last, else the first; hidden ones come last. */
async function firstAccount(db: Db, userId: number, login: string): Promise<number> {
  const account = await db
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
  if (!account)
    throw new Problem(403, 'no-account', 'Seu acesso não está ativo em nenhuma conta. Fale com o administrador.');
  return account.id;
}

function tooMany(until: Date): Problem {
  const minutes = Math.max(1, Math.ceil((until.getTime() - Date.now()) / 60_000));
  return new Problem(
    429,
    'locked',
    `Muitas tentativas. Tente novamente em ${minutes === 1 ? '1 minuto' : `${minutes} minutos`}.`,
  );
}
