import type { Db } from '../../core/database';
import type { CallbackRail } from './port';
import './tables';

/** Addresses that end in these answer so; any other answers 200. */
export const TEST_ENDINGS = { refused: '/recusa', silent: '/calado' } as const;

/** Nobody is called: what would be posted is written down. */
export const sandboxCallbacks = (db: Db): CallbackRail => ({
  post: async (url, form) => {
    const status = url.endsWith(TEST_ENDINGS.refused) ? 500 : url.endsWith(TEST_ENDINGS.silent) ? null : 200;
    await db
      .insertInto('sandbox_callbacks')
      .values({ url, body: new URLSearchParams(form).toString(), status })
      .execute();
    if (status === null) throw new Error('O endereço não respondeu');
    return status;
  },
});
