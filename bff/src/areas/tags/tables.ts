import type { Generated } from 'kysely';
import type { Tag } from '@balcao/contract/tags';

declare module '../../core/database' {
  interface Database {
    tags: {
      account_id: number;
      id: Generated<number>;
      name: string;
      color_ref: Tag['color_ref'];
      hidden: Generated<boolean>;
    };
  }
}
