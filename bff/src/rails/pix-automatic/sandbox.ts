import type { Db } from '../../core/database';
import { addRecurrence, buildRecurrenceBrCode, buildStaticBrCode } from '../pix/br-code';
import type { RecurrenceNetwork, Terms } from './port';

/** The network of the sandbox: recurrences that were offered from its console. */
export const sandboxRecurrences: RecurrenceNetwork = {
  read: async (db, location) => {
    const row = await db
      .selectFrom('sandbox_pix_recurrences')
      .select('terms')
      .where('location', '=', location)
      .executeTakeFirst();
    return row?.terms ?? null;
  },
};

/** Stores a recurrence that a receiver offers; answers its BR Code, with the first payment in it where the terms have one (`now`). */
export async function offerRecurrence(db: Db, terms: Terms, at: Date): Promise<string> {
  const location = `pix.example.com/rec/${terms.recurrence}`;
  await db
    .insertInto('sandbox_pix_recurrences')
    .values({ location, terms: JSON.stringify(terms), created_at: at })
    .execute();
  const merchant = { merchantName: terms.receiver.name, merchantCity: 'São Paulo' };
  if (terms.now === null) return buildRecurrenceBrCode({ ...merchant, recurrence: location });
  return addRecurrence(buildStaticBrCode({ ...merchant, key: '11222333000181', amount: terms.now }), location);
}
