import type { Generated } from 'kysely';
import type { MessageTemplate } from '@balcao/contract/custom-messages';

declare module '../../core/database' {
  interface Database {
    message_templates: {
      account_id: number;
      id: Generated<number>;
      type: MessageTemplate['type'];
      name: string;
      message: string;
      created_at: Date;
    };
  }
}
