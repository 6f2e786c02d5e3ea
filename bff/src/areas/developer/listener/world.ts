import { randomBytes } from 'node:crypto';
import { inOneTransaction, type Db } from '../../../core/database';
import '../tables';

/**
 * Opens the account in which an account's homologation happens: of the same holder, but with a number, charges and money of its own, and
 * nobody signs in to it. Once for each account, however often it is asked for.
 */
export const openWorld = (db: Db, accountId: number): Promise<void> =>
  inOneTransaction(db, async (trx) => {
    const { modality, nickname, email, phone, address, type, document } = await trx
      .selectFrom('accounts')
      .select(['modality', 'nickname', 'email', 'phone', 'address', 'type', 'document'])
      .where('id', '=', accountId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const has = await trx
      .selectFrom('api_worlds')
      .select('world_id')
      .where('account_id', '=', accountId)
      .executeTakeFirst();
    if (has) return;
    const world = await trx
      .insertInto('accounts')
      .values({
        modality,
        nickname: `${nickname} (homologação)`,
        account_number: `9${String(accountId).padStart(6, '0')}-0`,
        email,
        phone,
        address: address && (JSON.stringify(address) as never),
        primary_cnae: null,
        type,
        document,
        account_code: randomBytes(16).toString('hex'),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await trx.insertInto('api_worlds').values({ account_id: accountId, world_id: world.id }).execute();
  });
