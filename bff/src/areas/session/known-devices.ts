import '../../core/database';
import type { Services } from '../../core/area';
import { browserName } from '../../core/browser-name';
import type { Trx } from '../../core/database';
import { sendMessages } from '../../core/messenger';
import { hashToken } from '../../core/tokens';
import { notifyPerson } from '../../platform/notifications/notify';

declare module '../../core/database' {
  interface Database {
    known_devices: { user_id: number; token_hash: string };
  }
}

interface SignIn {
  user: { id: number; email: string };
  accountId: number;
  /** Token in the browser's device cookie. */
  device: string;
  userAgent: string;
  at: Date;
}

/** Stores the browser of a sign-in; if it is new, and not the person's first one, notifies the person and sends an e-mail. */
export async function meetDevice(
  trx: Trx,
  services: Services,
  afterCommit: (work: () => void) => void,
  { user, accountId, device, userAgent, at }: SignIn,
): Promise<void> {
  const others = await trx
    .selectFrom('known_devices')
    .select('token_hash')
    .where('user_id', '=', user.id)
    .limit(1)
    .execute();
  const met = await trx
    .insertInto('known_devices')
    .values({ user_id: user.id, token_hash: hashToken(device) })
    .onConflict((c) => c.doNothing())
    .returning('user_id')
    .executeTakeFirst();
  if (!met || others.length === 0) return;
  const content = `Sua conta foi acessada em um novo dispositivo: ${browserName(userAgent)}.`;
  await notifyPerson(trx, { services, afterCommit }, user.id, {
    type: 'new-device',
    params: {},
    accountId,
    content,
    at,
    hasMail: true,
  });
  const body = `${content} Se não foi você, altere sua senha, desconecte os outros dispositivos e fale com o banco imediatamente.`;
  await sendMessages(trx, [
    { accountId, channel: 'mail', recipient: user.email, subject: 'Acesso em um novo dispositivo', body, at },
  ]);
}
