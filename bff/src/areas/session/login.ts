import { hash, verify } from '@node-rs/argon2';
import { sql } from 'kysely';
import type { Body } from '@balcao/contract/core/registry';
import type { PublicCtx } from '../../core/area';
import { clearAttempts, returnAttempt, takeAttempt } from '../../core/attempts';
import { recordAction } from '../../core/audit';
import { browserName } from '../../core/browser-name';
import { bankNow } from '../../core/clock';
import type { Db } from '../../core/database';
import { fieldProblem, Problem } from '../../core/problem';
import { judgeCode } from '../../core/second-factor';
import { deviceOf, writeDeviceCookie, writeSessionCookie } from '../../core/session-cookie';
import { openerOf, openSession } from '../../core/sessions';
import { hashToken } from '../../core/tokens';
import { buildSession } from './build-session';
import { meetDevice } from './known-devices';
import { canonical, findUser } from './service';

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
  const key = `login:${hashToken(canonical(body.login))}`;
  const lockedUntil = await takeAttempt(db, key, FREE_ATTEMPTS);
  if (lockedUntil) throw tooMany(lockedUntil);
  const address = `address:${ctx.request.ip}`;
  const addressLockedUntil = await takeAttempt(db, address, FREE_ATTEMPTS_OF_ADDRESS);
  if (addressLockedUntil) throw tooMany(addressLockedUntil);

  // a person's guesses are counted over all their logins; a lock that is not this login's own is not told, for it would tell whose it is
  const person = user && `person:${user.id}`;
  const mayBeJudged = person !== undefined && (await takeAttempt(db, person, FREE_ATTEMPTS)) === null;
  const right = await verify(user?.password_hash ?? (await nobody), body.password);
  if (!user || !person || !mayBeJudged || !right)
    throw new Problem(401, 'wrong-credentials', 'E-mail, CPF ou CNPJ e senha não conferem.');
  await clearAttempts(db, key);
  await clearAttempts(db, person);
  await returnAttempt(db, address);
  if (user.totp_secret) {
    if (!body.code) return { codeRequired: true, session: null };
    const judged = await judgeCode(db, { id: user.id, totp_secret: user.totp_secret }, body.code);
    if (!judged.right && judged.lockedUntil) throw tooMany(judged.lockedUntil);
    if (!judged.right) throw fieldProblem('code', 'O código está incorreto. Tente novamente');
  }

  const told: (() => void)[] = [];
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
    await meetDevice(trx, ctx.services, (work) => told.push(work), signIn);
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
  told.forEach((tell) => tell());
  writeSessionCookie(ctx.request, ctx.reply, opened.token);
  writeDeviceCookie(ctx.request, ctx.reply, device);
  return { codeRequired: false, session: opened.session };
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

function tooMany(until: Date): Problem {
  const minutes = Math.max(1, Math.ceil((until.getTime() - Date.now()) / 60_000));
  return new Problem(
    429,
    'locked',
    `Muitas tentativas. Tente novamente em ${minutes === 1 ? '1 minuto' : `${minutes} minutos`}.`,
  );
}
