import { sql } from 'kysely';
import { searchText } from '../../core/search-text';
import { defineDemo, type DemoContext } from '../../demo/define-demo';
import './tables';

interface Charged {
  account_id: number;
  name: string;
  value: number;
  first: Date;
}

const MOST = 40;

/** Each account's catalogue: what it charged for most often. The first value charged becomes the start of the price history. */
async function fill({ trx, bulk, now }: DemoContext): Promise<void> {
  const { rows } = await sql<Charged>`
    select account_id, name, value, first from (
      select i.account_id, i.name, mode() within group (order by i.value) as value, min(c.created_at) as first,
        row_number() over (partition by i.account_id order by count(*) desc, i.name) as place
      from charge_items i join charges c on c.account_id = i.account_id and c.id = i.charge_id
      group by i.account_id, i.name
    ) as charged where place <= ${MOST} order by account_id, place`.execute(trx);
  for (const { account_id, name, value, first } of rows) {
    const id = bulk.id('catalogue_items');
    const middle = new Date((first.getTime() + now.getTime()) / 2);
    const before = Math.round((value * 0.92) / 10) * 10;
    const prices =
      before > 0 && before !== value
        ? [
            { value: before, at: first },
            { value, at: middle },
          ]
        : [{ value, at: first }];
    bulk.add('catalogue_items', {
      account_id,
      id,
      name,
      value,
      search: searchText(name),
      created_at: first,
      updated_at: prices.at(-1)!.at,
    });
    for (const price of prices)
      bulk.add('catalogue_prices', {
        account_id,
        id: bulk.id('catalogue_prices'),
        item_id: id,
        value: price.value,
        user_name: null,
        created_at: price.at,
      });
  }
}

export default defineDemo({ order: 40, fill });
