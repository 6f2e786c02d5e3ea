import { expect, it } from 'vitest';
import { billetInput } from '../../../test/billets';
import { openEmptyBank } from '../../../test/harness';

it('a part of a batch is issued however many splits its items have', async () => {
  const bank = await openEmptyBank();
  try {
    const issuer = await bank.openAccount();
    for (let n = 0; n < 10; n++) await bank.openAccount();
    const payees = await bank.store.execute('select id, account_code from accounts where id <> $1 order by id', [
      issuer.accountId,
    ]);
    const { rows } = await bank.store.execute(
      `insert into customers (account_id, person_type, name, document, search, created_at, updated_at)
       select $1, 'F', 'Cliente ' || n, lpad(n::text, 11, '0'), 'cliente ' || n, now(), now() from generate_series(1, 100) n returning id`,
      [issuer.accountId],
    );
    const customers = rows.map(({ id }) => id);
    const items = Array.from({ length: 9 }, (_, at) => ({
      name: `Item ${at}`,
      amount: 1,
      value: 10_000,
      repasses: payees.rows.map(({ account_code }, n) =>
        n ? { payee_code: account_code, type: 'percentage' as const, value: 250 } : currency(account_code, at + 1),
      ),
    }));
    const { json } = await issuer.call('POST /charges/{type}', {
      params: { type: 'banking_billet' },
      body: billetInput(await bank.today(), customers, { items }),
    });
    await bank.runJobs();
    const batch = (await issuer.call('GET /charge/batch/{uuid}', { params: { uuid: json.uuid } })).json;
    expect(batch).toMatchObject({ pending: 0, failed: 0 });
    const splits = await bank.store.execute(
      'select item, place, payee_id, type, value, share from charge_splits where charge_id = $1 order by item, place',
      [batch.ids[99]],
    );
    expect(splits.rows).toEqual(
      items.flatMap((_, item) =>
        payees.rows.map(({ id: payee_id }, place) =>
          place
            ? { item, place, payee_id, type: 'percentage', value: 250, share: 250 }
            : { item, place, payee_id, type: 'currency', value: item + 1, share: item + 1 },
        ),
      ),
    );
  } finally {
    await bank.close();
  }
});

const currency = (payee_code: string, value: number) => ({ payee_code, type: 'currency' as const, value });
