// The least that a server can do to move money, without authentication: one request, one transaction, two entries. Prints its address.
import Fastify from 'fastify';
import pg from 'pg';

const CONNECTIONS = 20;
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: CONNECTIONS });
const app = Fastify();

app.post('/transfer', async (request) => {
  const { key, from, to, amount } = request.body;
  const client = await pool.connect();
  try {
    await client.query('begin');
    const { rows } = await client.query(
      'insert into ledger_transactions (key, kind, description, at) values ($1, $2, $3, now()) returning id',
      [key, 'transfer', 'Transferência'],
    );
    for (const [account, cents] of [
      [from, -amount],
      [to, amount],
    ]) {
      const moved = await client.query(
        `update ledger_accounts set balance = balance + $2 where account_id = $1 and kind = 'available'
         and balance + $2 - reserved >= 0 returning balance`,
        [account, cents],
      );
      if (!moved.rowCount) throw new Error('the balance is not enough');
      await client.query(
        `insert into ledger_entries (account_id, kind, transaction_id, amount, balance_after, at)
         values ($1, 'available', $2, $3, $4, now())`,
        [account, rows[0].id, cents, moved.rows[0].balance],
      );
    }
    await client.query('commit');
    return { id: rows[0].id };
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
});

console.log(await app.listen({ host: '127.0.0.1', port: 0 }));
process.on('SIGTERM', () => app.close().then(() => pool.end()));
