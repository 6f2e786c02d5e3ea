import type { NotificationKinds, NotificationParams } from '@balcao/contract/notifications';
import type { PermissionId } from '@balcao/contract/core/registry';
import type { Services } from '../../core/area';
import type { Trx } from '../../core/database';
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
