import { issueServerCertificate } from '../src/areas/developer/authority';
import type { EmptyBank } from './harness';

type Served = Awaited<ReturnType<typeof issueServerCertificate>>;

let authority: { certificate: string; private_key: string } | undefined;
const served = new Map<string, Promise<Served>>();

/** A server's certificate of a bank's authority. A process makes one of each for all its banks, as keys are slow. */
export async function serverCertificate(bank: EmptyBank, names: readonly string[]): Promise<Served> {
  const { db } = bank.store;
  const known = await db.selectFrom('api_authority').select(['certificate', 'private_key']).executeTakeFirst();
  if (!known && authority)
    await db
      .insertInto('api_authority')
      .values({ id: 1, ...authority, created_at: new Date() })
      .execute();
  if (known && known.certificate !== authority?.certificate) served.clear();
  const name = names.join(' ');
  const issued =
    served.get(name) ?? bank.store.transaction((trx) => issueServerCertificate(trx, [...names], new Date()));
  served.set(name, issued);
  const made = await issued;
  authority = await db.selectFrom('api_authority').select(['certificate', 'private_key']).executeTakeFirstOrThrow();
  return made;
}
