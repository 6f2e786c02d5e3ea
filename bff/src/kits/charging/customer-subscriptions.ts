import type { Answer } from '@balcao/contract/core/registry';
import type { Db } from '../../core/database';

type Answered = Answer<'GET /customers/{document}/subscriptions'>;
type List = (db: Db, accountId: number, customerId: number, page: { page: number; size: number }) => Promise<Answered>;

const known: { list?: List } = {};

/** Called as the code of the subscriptions area is loaded. */
export const listsSubscriptions = (list: List): void => void (known.list = list);

/** A customer's subscriptions, newest first; none where no area of subscriptions is installed. */
export const customerSubscriptions: List = (...asked) =>
  known.list?.(...asked) ?? Promise.resolve({ items: [], total: 0 });
