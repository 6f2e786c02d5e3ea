import { hash } from '@node-rs/argon2';
import { isGoodPassword, personalHints } from '@balcao/contract/shared/password-rules';
import type { Services } from '../../core/area';
import { bankNow } from '../../core/clock';
import type { Db, Trx } from '../../core/database';
import { sendMessages } from '../../core/messenger';
import { refuseFields } from '../../core/problem';
import './tables';

interface Typed {
  password: string;
  passwordConfirmation: string;
}

/** @throws Problem 422 at 'password' that breaks the rules (SHELL-5-4 to 5-6), at 'passwordConfirmation' that differs (SHELL-5-7). */
export async function refuseWeak(db: Db, userId: number, { password, passwordConfirmation }: Typed): Promise<void> {
  const user = await db.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirstOrThrow();
  const accounts = await db
    .selectFrom('memberships as m')
    .innerJoin('accounts as a', 'a.id', 'm.account_id')
    .select(['a.account_number', 'a.document'])
    .where('m.user_id', '=', userId)
    .execute();
  const hints = personalHints({
    name: user.name,
    documents: [user.cpf, ...accounts.map(({ document }) => document)],
    email: user.email,
    phone: user.cellphone,
    accounts: accounts.map(({ account_number }) => account_number),
    birth: user.birth,
  });
  refuseFields([
    ...(isGoodPassword(password, hints)
      ? []
      : [{ field: 'password', message: 'A senha não atende todos os requisitos' }]),
    ...(password === passwordConfirmation
      ? []
      : [{ field: 'passwordConfirmation', message: 'As senhas não são iguais' }]),
  ]);
}

/**
 * Sets the password, ends all sessions but `keep`, deletes all links that set the password, and notifies the user by e-mail.
 * @returns token hashes of the ended sessions, whose sockets the caller disconnects after the commit.
 */
export async function setPassword(trx: Trx, userId: number, password: string, keep?: string): Promise<string[]> {
  const user = await trx
    .updateTable('users')
    .set({ password_hash: await hash(password) })
    .where('id', '=', userId)
    .returning('email')
    .executeTakeFirstOrThrow();
  await trx.deleteFrom('password_links').where('user_id', '=', userId).execute();
  const ended = await trx
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .$if(keep !== undefined, (q) => q.where('token_hash', '<>', keep!))
    .returning('token_hash')
    .execute();
  await sendMessages(trx, [
    {
      accountId: null,
      channel: 'mail',
      recipient: user.email,
      subject: 'Sua senha foi alterada',
      body:
        'A senha do seu acesso ao Balcão foi alterada e os outros dispositivos foram desconectados. Se não foi ' +
        'você, fale com o banco imediatamente.',
      at: await bankNow(trx),
    },
  ]);
  return ended.map(({ token_hash }) => token_hash);
}

export const disconnectAll = (services: Services, sessions: string[]): void =>
  sessions.forEach((session) => services.realtime.disconnect(session));
