import { sql } from 'kysely';
import type { Group } from '@balcao/contract/customer-groups';
import type { Db } from '../../core/database';
import './tables';

export { dropUnusedGroups, ensureGroups } from './repository';

/** The account's groups, by name. */
export function listGroups(db: Db, accountId: number): Promise<Group[]> {
  return db
    .selectFrom('customer_groups')
    .select(['id', 'name'])
    .where('account_id', '=', accountId)
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .execute();
}
