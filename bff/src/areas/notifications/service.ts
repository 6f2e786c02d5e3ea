import type { NotificationKinds, NotificationParams } from '@balcao/contract/notifications';
import type { PermissionId } from '@balcao/contract/core/registry';
import type { Services } from '../../core/area';
import type { Trx } from '../../core/database';
import { sendMessages } from '../../core/messenger';
import { isGranted } from '../../core/sessions';
import './tables';

/** A kind and what it points at go together. */
type Pointed = {
  [K in keyof NotificationKinds]: {
    type: K;
    params: NotificationParams & Required<Pick<NotificationParams, NotificationKinds[K]>>;
  };
}[keyof NotificationKinds];

type Told = Pointed & {
  accountId: number;
  /** pt-BR text. */
  content: string;
  at: Date;
  /** Whoever tells it writes an e-mail of its own, which everybody gets. */
  hasMail?: boolean;
};
export type News = Told & {
  /** Only those who may see what it is about are told. */
  permission: PermissionId;
};

/** Leaves a notification for every active user of the account who holds the permission; open pages hear of it after the commit. */
export async function notifyUsers(
  trx: Trx,
  services: Services,
  afterCommit: (work: () => void) => void,
  news: News,
): Promise<void> {
  const members = await trx
    .selectFrom('memberships')
    .select(['user_id', 'role', 'grants'])
    .where('account_id', '=', news.accountId)
    .where('status', '=', 'active')
    .execute();
  const told = members.filter((m) => isGranted(m, news.permission));
  await tell(
    trx,
    services,
    afterCommit,
    told.map(({ user_id }) => user_id),
    news,
  );
}

/** Leaves a notification for one person: news about their own access. */
export const notifyPerson = (
  trx: Trx,
  services: Services,
  afterCommit: (work: () => void) => void,
  userId: number,
  news: Told,
): Promise<void> => tell(trx, services, afterCommit, [userId], news);

async function tell(
  trx: Trx,
  services: Services,
  afterCommit: (work: () => void) => void,
  people: number[],
  news: Told,
): Promise<void> {
  if (!people.length) return;
  const rows = await trx
    .insertInto('notifications')
    .values(
      people.map((user_id) => ({
        account_id: news.accountId,
        user_id,
        type: news.type,
        content: news.content,
        params: JSON.stringify(news.params),
        created_at: news.at,
        read_at: null,
      })),
    )
    .returning(['id', 'user_id'])
    .execute();
  if (!news.hasMail) await mail(trx, services.config, people, news);
  afterCommit(() => {
    for (const row of rows)
      services.realtime.notify(news.accountId, [row.user_id], {
        id: row.id,
        type: news.type,
        content: news.content,
        params: news.params,
      });
  });
}

/** An e-mail to those who asked for one. */
async function mail(
  trx: Trx,
  { BALCAO_ORIGIN, PORT }: Services['config'],
  people: number[],
  { accountId, content, at }: Told,
): Promise<void> {
  const wanted = await trx
    .selectFrom('notification_mail as m')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .innerJoin('accounts as a', 'a.id', 'm.account_id')
    .select(['u.email', 'a.nickname'])
    .where('m.account_id', '=', accountId)
    .where('m.user_id', 'in', people)
    .execute();
  const origin = BALCAO_ORIGIN ?? `http://127.0.0.1:${PORT}`;
  await sendMessages(
    trx,
    wanted.map(({ email, nickname }) => ({
      accountId,
      channel: 'mail' as const,
      recipient: email,
      subject: `Notificação de ${nickname}`,
      body:
        `${content}\n\nVeja no Balcão: ${origin}/home\n\nVocê recebe este e-mail porque pediu. Para parar, ` +
        'desligue-o no painel de notificações.',
      at,
    })),
  );
}
