import { sql, type Selectable, type SqlBool } from 'kysely';
import type { Answer } from '@balcao/contract/core/registry';
import { headerIn, titlesIn } from '@balcao/contract/shared/cnab/shipping';
import type { ReadTitle } from '@balcao/contract/shared/cnab/title';
import type { Ctx } from '../../core/area';
import { formatDay } from '../../core/calendar';
import { saoPauloDay } from '../../core/clock';
import type { Database, Db } from '../../core/database';
import { listOf } from '../../core/list';
import { fieldProblem, notFound } from '../../core/problem';
import type { CnabFile } from '../../core/read-cnab';
import { ratesOf } from '../../kits/charging/rates/rates';
import { judgeTitles } from './judge';
import { fieldFaults, fileRefusal, hasTooManyFaults, movementLabel } from './shipping-rules';
import { countRows, rowOf, writeRows } from './shipping-rows';
import './tables';

export type StoredShipping = Selectable<Database['cnab_shipping_files']>;
type Detail = Answer<'GET /file-exchange/shipping-file/{id}'>;

const AT_ONCE = 1_000;

const toDto = ({ created_at, ...row }: StoredShipping) => {
  const { id, file_name, layout, file_number, status, total, done, refused, value, user_name } = row;
  return {
    id,
    file_name,
    layout,
    file_number,
    status,
    total,
    done,
    refused,
    value,
    user_name,
    created_at: created_at.toISOString(),
  };
};

export const shippingFiles = listOf({
  from: 'cnab_shipping_files',
  columns: [
    'file_name',
    'layout',
    'file_number',
    'status',
    'total',
    'done',
    'refused',
    'value',
    'user_name',
    'created_at',
  ],
  always: sql<SqlBool>`status <> 'draft'`,
  where: ({ status }: { status?: 'running' | 'done' }) => [status ? sql<SqlBool>`status = ${status}` : null],
  order: { created_at: ['created_at', 'desc'], total: ['total', 'desc'], value: ['value', 'desc'] },
  item: (row) => ({ ...row, created_at: row.created_at.toISOString() }),
});

/** A shipping file of the account; a draft is its sender's alone. @throws Problem 404 */
export async function findShipping(db: Db, ctx: Pick<Ctx, 'accountId' | 'userId'>, id: number, lock = false) {
  const query = db
    .selectFrom('cnab_shipping_files')
    .selectAll()
    .where('account_id', '=', ctx.accountId)
    .where('id', '=', id);
  const file = await (lock ? query.forUpdate() : query).executeTakeFirst();
  if (!file || (file.status === 'draft' && file.user_id !== ctx.userId)) throw notFound();
  return file;
}

/** Why a file was done before, with when and by whom, pt-BR; null where it was not. */
export async function doneBefore(
  db: Db,
  accountId: number,
  { hash, number, id = 0 }: { hash: string; number: number; id?: number },
): Promise<string | null> {
  const sent = await db
    .selectFrom('cnab_shipping_files')
    .select(['content_hash', 'started_at', 'user_name'])
    .where('account_id', '=', accountId)
    .where('status', '<>', 'draft')
    .where('id', '<>', id)
    .where((e) => e.or([e('content_hash', '=', hash), e('file_number', '=', number)]))
    .orderBy(sql`content_hash = ${hash}`, 'desc')
    .executeTakeFirst();
  if (!sent) return null;
  const isSame = sent.content_hash === hash;
  const what = isSame ? 'Este mesmo arquivo já foi processado' : `A remessa número ${number} já foi processada`;
  return `${what} em ${formatDay(saoPauloDay(sent.started_at!))} por ${sent.user_name}.`;
}

/** Takes a shipping file as a draft, in place of the user's last one. @throws Problem 422 at 'file' where it cannot be one of the account */
export async function takeShipping(ctx: Ctx, file: CnabFile, name: string): Promise<Detail> {
  const trx = ctx.trx();
  const account = await trx
    .selectFrom('accounts')
    .select(['document', 'account_number'])
    .where('id', '=', ctx.accountId)
    .executeTakeFirstOrThrow();
  const layout = file.file?.layout ?? 'cnab240';
  const isShipping = file.file?.kind === 'shipping';
  const header = isShipping ? headerIn(layout, file.lines) : null;
  // of one with more faults than are told no title is read: it is refused by the first
  const titles = isShipping && !hasTooManyFaults(file) ? titlesIn(layout, file.lines) : [];
  const owner = { document: account.document, account: account.account_number.replace('-', '').replace(/^0+/, '') };
  const refusal =
    fileRefusal(file, header, titles, owner) ??
    (await doneBefore(trx, ctx.accountId, { hash: file.hash, number: header!.fileNumber }));
  if (refusal) throw fieldProblem('file', refusal);
  await trx
    .deleteFrom('cnab_shipping_files')
    .where('account_id', '=', ctx.accountId)
    .where('user_id', '=', ctx.userId)
    .where('status', '=', 'draft')
    .execute();
  const { id } = await trx
    .insertInto('cnab_shipping_files')
    .values({
      account_id: ctx.accountId,
      user_id: ctx.userId,
      user_name: ctx.userName,
      file_name: name,
      layout,
      file_number: header!.fileNumber,
      content_hash: file.hash,
      total: titles.length,
      task_id: null,
      created_at: ctx.now,
      started_at: null,
      ended_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await judgeAll(ctx, id, file, titles);
  return showShipping(ctx, id);
}

async function judgeAll(ctx: Ctx, id: number, { lines, faults }: CnabFile, titles: ReadTitle[]): Promise<void> {
  const before = fieldFaults(faults, titles);
  const textOf = (at: number) => {
    const from = titles[at]!.line - 1;
    const next = titles[at + 1]?.line;
    const own = lines.slice(from, next === undefined ? from + MOST_LINES_A_TITLE : next - 1);
    return own.filter((line, n) => n === 0 || isFurther(line)).join('\n');
  };
  for (let at = 0; at < titles.length; at += AT_ONCE) {
    const judged = await judgeTitles(ctx.trx(), ctx, titles.slice(at, at + AT_ONCE));
    const rows = judged.map((one, n) => rowOf(one, textOf(at + n), before.get(one.title.line) ?? []));
    await writeRows(ctx.trx(), ctx.accountId, id, rows);
  }
  await countRows(ctx.trx(), ctx.accountId, id);
}

const MOST_LINES_A_TITLE = 5;

/** Whether a line belongs to the title before it. */
const isFurther = (line: string): boolean => (line.length > 240 ? line[0] === '2' : line[7] === '3');

/** A shipping file with what it does by movement. */
export async function showShipping(ctx: Ctx, id: number): Promise<Detail> {
  const file = await findShipping(ctx.db, ctx, id);
  const { rows } = await sql<{ movement: string; count: number; value: number; fresh: number }>`
    select movement, count(*) as count, sum(value) as value, count(distinct document) filter (where is_new) as fresh
    from cnab_shipping_rows where account_id = ${ctx.accountId} and shipping_id = ${id} and state <> 'refused'
    group by movement order by movement`.execute(ctx.db);
  const { fee } = (await ratesOf(ctx.db, ctx.accountId)).charges.billet;
  return {
    ...toDto(file),
    parts: rows.map(({ movement, count, value }) => ({
      movement,
      label: movementLabel(movement),
      count: Number(count),
      value: Number(value),
    })),
    newCustomers: rows.reduce((sum, { fresh }) => sum + Number(fresh), 0),
    fee,
    task: file.task_id,
    started_at: file.started_at?.toISOString() ?? null,
    ended_at: file.ended_at?.toISOString() ?? null,
  };
}
