import type { Generated, JSONColumnType } from 'kysely';
import type { COMPONENTS } from '@balcao/contract/notices';

export type Components = Partial<Record<(typeof COMPONENTS)[number], string>>;

declare module '../../core/database' {
  interface Database {
    notices: {
      account_id: number;
      id: Generated<number>;
      type: 'term' | 'notice';
      position: number;
      title: string;
      components: JSONColumnType<Components>;
      content: string;
      accepted_by: number | null;
      accepted_at: Date | null;
      accepted_local: string | null;
    };
    notice_delays: { account_id: number; user_id: number; notice_id: number; until: Date };
  }
}
