import type { Ctx, Services } from '../../core/area';
import { isCpf } from '../../core/documents';
import type { Db } from '../../core/database';
import type { DiRate, IpcaMonth, Product } from '../../rails/broker/port';
import { broker } from '../../rails/broker/rail';
import type { Market } from './value';
import type { DiOn, IpcaOn } from './yield';

/** The DI rate of each day; the last published one holds on. */
export const diOf =
  (rates: readonly DiRate[]): DiOn =>
  (day) =>
    rates.findLast(({ from }) => from <= day)?.rate ?? rates[0]?.rate ?? 0;

export const listProducts = ({ config }: Pick<Services, 'config'>): Promise<readonly Product[]> =>
  broker(config).listProducts();

export const findProduct = async (services: Pick<Services, 'config'>, id: number): Promise<Product | null> =>
  (await listProducts(services)).find((one) => one.id === id) ?? null;

const NO_INFLATION: IpcaMonth = { month: '', rate: 0 };

/** The IPCA of each month; the last published one is projected for those to come. */
export const ipcaOf =
  (months: readonly IpcaMonth[]): IpcaOn =>
  (month) =>
    (months.findLast((one) => one.month <= month) ?? months[0] ?? NO_INFLATION).rate;

export async function readIndexes({ config }: Pick<Services, 'config'>) {
  const [rates, months] = [await broker(config).listDiRates(), await broker(config).listIpca()];
  return { diOn: diOf(rates), ipcaOn: ipcaOf(months), lastIpca: months.at(-1) ?? NO_INFLATION };
}

/** Whether a natural person holds the account: who holds it decides its taxes. */
export async function isPerson(db: Db, accountId: number): Promise<boolean> {
  const { document } = await db
    .selectFrom('accounts')
    .select('document')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  return isCpf(document);
}

/** What the value of the account's investments depends on today. */
export const readMarket = async ({ db, accountId, services, today }: Ctx): Promise<Market> => ({
  today,
  ...(await readIndexes(services)),
  isPerson: await isPerson(db, accountId),
});
