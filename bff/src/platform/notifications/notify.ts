import type { NotificationKinds, NotificationParams } from '@balcao/contract/notifications';
import type { PermissionId } from '@balcao/contract/core/registry';
import { sql, type Selectable } from 'kysely';
import type { Database, Trx } from '../../core/database';
import { prepared } from '../../core/round-trips';
import { sendMessages } from '../../core/messenger';
import type { JobTools, Services } from '../../core/services';
import { isGranted } from '../../core/sessions';
import './tables';

/** A kind of notification together with the param that it points with. */
type Pointed = {
  [K in keyof NotificationKinds]: {
    type: K;
    params: NotificationParams & Required<Pick<NotificationParams, NotificationKinds[K]>>;
  };
}[keyof NotificationKinds];

type Notice = Pointed & {
  accountId: number;
  /** pt-BR text. */
  content: string;
  at: Date;
  /** The area sends an e-mail of its own to everybody, so none is sent from here. */
  hasMail?: boolean;
};
export type UsersNotice = Notice & {
  /** Only users with this permission are notified. */
  permission: PermissionId;
};

/** Adds a notification for every active user of the account who has the permission; open pages are told after the commit. */
export async function notifyUsers(trx: Trx, tools: JobTools, notice: UsersNotice): Promise<void> {
  const { rows: members } = await sql<Member>`${prepared}
    select user_id, role, grants from memberships where account_id = ${notice.accountId} and status = 'active'`.execute(
    trx,
  );
  const allowed = members.filter((m) => isGranted(m, notice.permission));
  await insert(
    trx,
    tools,
    allowed.map(({ user_id }) => user_id),
    notice,
  );
}

type Member = Pick<Selectable<Database['memberships']>, 'user_id' | 'role' | 'grants'>;

/** Adds a notification for one person, about their own access. */
export const notifyPerson = (trx: Trx, tools: JobTools, userId: number, notice: Notice): Promise<void> =>
  insert(trx, tools, [userId], notice);

async function insert(trx: Trx, { services, afterCommit }: JobTools, people: number[], notice: Notice): Promise<void> {
  if (!people.length) return;
  const { rows } = await sql<Inserted>`${prepared}
    with inserted as (
      insert into notifications (account_id, user_id, type, content, params, created_at)
      select ${notice.accountId}::bigint, user_id, ${notice.type}, ${notice.content}, ${JSON.stringify(notice.params)}::jsonb,
        ${notice.at}::timestamptz
      from unnest(${people}::bigint[]) user_id returning id, account_id, user_id)
    select inserted.id, inserted.user_id, case when m.user_id is not null then u.email end as mail, a.nickname from inserted
    join users u on u.id = inserted.user_id join accounts a on a.id = inserted.account_id
    left join notification_mail m on m.account_id = inserted.account_id and m.user_id = inserted.user_id`.execute(trx);
  if (!notice.hasMail) await mail(trx, services.config, rows, notice);
  afterCommit(() => {
    for (const row of rows)
      services.realtime.notify(notice.accountId, [row.user_id], {
        id: row.id,
        type: notice.type,
        content: notice.content,
        params: notice.params,
      });
  });
}

/** A notification that was added, with the address of a user who wants e-mails. */
interface Inserted {
  id: number;
  user_id: number;
  mail: string | null;
  nickname: string;
}

async function mail(
  trx: Trx,
  { BALCAO_ORIGIN, PORT }: Services['config'],
  inserted: Inserted[],
  { accountId, content, at }: Notice,
): Promise<void> {
  const origin = BALCAO_ORIGIN ?? `http://127.0.0.1:${PORT}`;
  await sendMessages(
    trx,
    inserted.flatMap(({ mail: recipient, nickname }) =>
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
