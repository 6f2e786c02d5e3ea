import { clearAttempts } from '../../core/attempts';
import type { Db } from '../../core/database';
import { hashToken } from '../../core/tokens';

export { buildSession } from './build-session';

/** A typed login in the form that is compared: an e-mail in lower case, a CPF or CNPJ without mask in upper case. */
export const canonical = (login: string): string =>
  login.includes('@') ? login.trim().toLowerCase() : login.replace(/[^0-9a-z]/gi, '').toUpperCase();

/** The user with a login: an e-mail, a CPF, or the CNPJ of an account that the person administers. */
export async function findUser(db: Db, login: string) {
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

/** What wrong passwords are counted under: the login that was typed, whether anybody has it or not, and the person who has it. */
export const loginAttempts = (login: string): string => `login:${hashToken(canonical(login))}`;
export const personAttempts = (userId: number): string => `person:${userId}`;

/** Unlocks a person's sign-in by each of their logins; the wrong passwords of an IP address still count. */
export async function unlockSignIn(db: Db, userId: number): Promise<void> {
  const { email, cpf } = await db
    .selectFrom('users')
    .select(['email', 'cpf'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const companies = await db
    .selectFrom('accounts as a')
    .innerJoin('memberships as m', 'm.account_id', 'a.id')
    .select('a.document')
    .distinct()
    .where('m.user_id', '=', userId)
    .where('m.role', '=', 'admin')
    .execute();
  const logins = [email, cpf];
  // of a company's administrators its CNPJ signs one in
  for (const { document } of companies) if ((await findUser(db, document))?.id === userId) logins.push(document);
  for (const key of [personAttempts(userId), ...logins.map(loginAttempts)]) await clearAttempts(db, key);
}
