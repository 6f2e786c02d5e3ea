import type { NotificationKinds, NotificationParams } from '@balcao/contract/notifications';
import type { PermissionId } from '@balcao/contract/core/registry';
import { sql, type Selectable } from 'kysely';
import type { Services } from '../../core/area';
import { prepared, type Database, type Trx } from '../../core/database';
import { sendMessages } from '../../core/messenger';
import { isGranted } from '../../core/sessions';
import './tables';

/** A kind of notification together with the param that it points with. */
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
  /** The area sends an e-mail of its own to everybody, so none is sent from here. */
  hasMail?: boolean;
};
export type News = Told & {
  /** Only users with this permission are notified. */
  permission: PermissionId;
};

/** Adds a notification for every active user of the account who has the permission; open pages are told after the commit. */
export async function notifyUsers(
  trx: Trx,
  services: Services,
  afterCommit: (work: () => void) => void,
  news: News,
): Promise<void> {
  const { rows: members } = await sql<Member>`${prepared}
    select user_id, role, grants from memberships where account_id = ${news.accountId} and status = 'active'`.execute(
    trx,
  );
  const told = members.filter((m) => isGranted(m, news.permission));
  await tell(
    trx,
    services,
    afterCommit,
    told.map(({ user_id }) => user_id),
    news,
  );
}

type Member = Pick<Selectable<Database['memberships']>, 'user_id' | 'role' | 'grants'>;

/** Adds a notification for one person, about their own access. */
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
  const { rows } = await sql<Left>`${prepared}
    with made as (
      insert into notifications (account_id, user_id, type, content, params, created_at)
      select ${news.accountId}::bigint, user_id, ${news.type}, ${news.content}, ${JSON.stringify(news.params)}::jsonb,
        ${news.at}::timestamptz
      from unnest(${people}::bigint[]) user_id returning id, account_id, user_id)
    select made.id, made.user_id, case when m.user_id is not null then u.email end as mail, a.nickname from made
    join users u on u.id = made.user_id join accounts a on a.id = made.account_id
    left join notification_mail m on m.account_id = made.account_id and m.user_id = made.user_id`.execute(trx);
  if (!news.hasMail) await mail(trx, services.config, rows, news);
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

/** A notification that was added, with the address of a user who wants e-mails. */
interface Left {
  id: number;
  user_id: number;
  mail: string | null;
  nickname: string;
}

async function mail(
  trx: Trx,
  { BALCAO_ORIGIN, PORT }: Services['config'],
  left: Left[],
  { accountId, content, at }: Told,
): Promise<void> {
  const origin = BALCAO_ORIGIN ?? `http://127.0.0.1:${PORT}`;
  await sendMessages(
    trx,
    left.flatMap(({ mail: recipient, nickname }) =>
      recipient === null
        ? []
        : [
            {
              accountId,
              channel: 'mail' as const,
              recipient,
              subject: `Notificação de ${nickname}`,
              body:
                `${content}\n\nVeja no Balcão: ${origin}/home\n\nVocê recebe este e-mail porque pediu. Para parar, ` +
                'desligue-o no painel de notificações.',
              at,
            },
          ],
    ),
  );
}
