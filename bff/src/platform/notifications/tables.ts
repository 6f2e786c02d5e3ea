import type { Generated, JSONColumnType } from 'kysely';
import type { NotificationParams } from '@balcao/contract/notifications';

declare module '../../core/database' {
  interface Database {
    notifications: {
      account_id: number;
      id: Generated<number>;
      user_id: number;
      type: string;
      content: string;
      params: JSONColumnType<NotificationParams>;
      read_at: Date | null;
      created_at: Date;
    };
    notification_mail: { account_id: number; user_id: number };
  }
}
