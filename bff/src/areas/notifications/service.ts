import type { NotificationParams } from '@balcao/contract/notifications';
import type { Services } from '../../core/area';
import type { Trx } from '../../core/database';
import { isGranted } from '../../core/sessions';
import './tables';

export interface News {
  accountId: number;
  type: string;
  /** pt-BR text. */
  content: string;
  params: NotificationParams;
  at: Date;
  /** Only those who may see what it is about are told. */
  permission: string;
}

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
  if (!told.length) return;
  const rows = await trx
    .insertInto('notifications')
    .values(
      told.map((m) => ({
        account_id: news.accountId,
        user_id: m.user_id,
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
