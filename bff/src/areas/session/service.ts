import type { Db } from '../../core/database';

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
