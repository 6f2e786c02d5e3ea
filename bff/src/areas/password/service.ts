import { sql } from 'kysely';
import type { Config } from '../../core/config';
import { bankNow } from '../../core/clock';
import type { Trx } from '../../core/database';
import { sendMessages } from '../../core/messenger';
import { hashToken, newToken } from '../../core/tokens';
import './tables';

/** Minutes that a link is valid: of a forgotten password, and of the first password of an invited user. */
const MINUTES = { forgotten: 30, first: 72 * 60 };

const WORDS = {
  forgotten: {
    subject: 'Redefinição de senha do Balcão',
    text: (link: string) =>
      `Para criar outra senha, abra o endereço abaixo em até 30 minutos. Ele vale uma vez.\n\n${link}\n\nSe ` +
      'você não pediu, ignore este e-mail.',
  },
  first: {
    subject: 'Seu acesso ao Balcão',
    text: (link: string) =>
      `Você foi convidado a usar o Balcão. Para criar sua senha, abra o endereço abaixo em até 72 horas.\n\n${link}`,
  },
};

/**
 * E-mails a user a link that sets the password once; `first` is the first password of an invited user.
 * The link leads to the configured origin, never to the host of the request.
 */
export async function sendPasswordLink(
  trx: Trx,
  config: Pick<Config, 'BALCAO_ORIGIN' | 'PORT'>,
  user: { id: number; email: string; name: string },
  why: 'forgotten' | 'first',
): Promise<void> {
  const token = newToken();
  await trx
    .insertInto('password_links')
    .values({
      token_hash: hashToken(token),
      user_id: user.id,
      expires_at: sql<Date>`now() + make_interval(mins => ${MINUTES[why]})`,
    })
    .execute();
  const origin = config.BALCAO_ORIGIN ?? `http://127.0.0.1:${config.PORT}`;
  const { subject, text } = WORDS[why];
  const body = `Olá, ${user.name}.\n\n${text(`${origin}/redefinir-senha#${token}`)}`;
  const message = {
    accountId: null,
    channel: 'mail',
    recipient: user.email,
    subject,
    body,
    at: await bankNow(trx),
  } as const;
  await sendMessages(trx, [message]);
}
