import { saoPauloDay } from '../../core/clock';
import type { Trx } from '../../core/database';
import type { JobTools } from '../../core/jobs';
import type { Notices, Operation } from '../../kits/money/kind';
import { defineMoney } from '../../kits/money/money';
import { broker } from '../../rails/broker/rail';
import { findProduct } from './market';
import { BROKER_HOURS, daysOf } from './rules';
import { unitsOf } from './yield';
import './tables';

const words: Notices['words'] = {
  settled: (what) => `Aplicação feita: ${what}.`,
  refused: (what, reason) => `A aplicação de ${what} não foi feita e o valor voltou para o seu saldo: ${reason}`,
  returned: (what, reason) => `A aplicação de ${what} foi desfeita e o valor voltou para o seu saldo: ${reason}`,
  scheduled: (what, reason) => `Ainda não fizemos a aplicação de ${what}: ${reason} Vamos tentar de novo hoje.`,
};

/** Id of the asset that an operation buys. */
export const productOf = ({ details }: Pick<Operation, 'details'>): number => Number(details['product']);

/** The wallet follows what became of a purchase. */
async function changeWallet(trx: Trx, tools: JobTools, operation: Operation, state: string): Promise<void> {
  const { account_id, id: operation_id, amount, protocol } = operation;
  if (state === 'settled') {
    const bought_on = saoPauloDay(operation.settled_at ?? operation.created_at);
    const product = (await findProduct(tools.services, productOf(operation)))!;
    const { maturity, redeemableFrom } = daysOf(product, bought_on);
    const units = unitsOf(amount);
    await trx
      .insertInto('investments')
      .values({
        account_id,
        operation_id,
        protocol,
        product: JSON.stringify(product) as never,
        amount,
        bought_units: units,
        units,
        principal: amount,
        bought_on,
        maturity,
        redeemable_from: redeemableFrom,
      })
      .onConflict((c) => c.doNothing())
      .execute();
  }
  if (state === 'returned')
    await trx
      .updateTable('investments')
      .set({ state: 'undone', units: 0, principal: 0 })
      .where('account_id', '=', account_id)
      .where('operation_id', '=', operation_id)
      .execute();
  tools.afterCommit(() => tools.services.realtime.live(account_id, 'investments', 'updated', []));
}

/** Purchases of assets: reserved, sent to the broker, and in the wallet once it sold them. */
export const investment = defineMoney({
  kind: 'investment',
  label: 'Aplicação',
  isFeminine: true,
  product: 'investment',
  permission: 'investments',
  rail: ({ config }) => broker(config).purchases,
  hours: BROKER_HOURS,
  notices: { words, page: () => '/investimentos/detalhes' },
  onMove: changeWallet,
});
