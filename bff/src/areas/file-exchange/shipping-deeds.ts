import type { Selectable } from 'kysely';
import type { RowResults } from '@balcao/contract/core/shapes';
import type { Ctx } from '../../core/area';
import type { Database } from '../../core/database';
import type { Acting } from '../../kits/charging/actions';
import { cancelCharges, changeDueDate, chargeEach } from '../charges/service';
import { customersByDocuments, DUPLICATE_DOCUMENT, forgetCustomers, insertCustomers } from '../customers/service';
import { judgeTitles, type Deed, type Judged } from './judge';
import type { StoredShipping } from './shipping';
import { faultAt } from './shipping-rules';
import { rowOf, titleIn, writeRows, type WrittenRow } from './shipping-rows';

/** Who does it, and the transaction. */
export type Doing = Acting & Pick<Ctx, 'userId' | 'can'>;

type StoredRow = Selectable<Database['cnab_shipping_rows']>;
type Ready<K extends Deed['kind']> = { judged: Judged; row: WrittenRow; deed: Extract<Deed, { kind: K }> };
type Changing = { judged: Judged; row: WrittenRow; deed: { charge: number } };

/** Does what titles ask for, each once: judged again, as the account may have changed. Answers how many rows are refused. */
export async function doTitles(doing: Doing, file: StoredShipping, stored: StoredRow[]): Promise<number> {
  const waiting = stored.filter(({ state }) => state === 'ready');
  const judged = await judgeTitles(
    doing.trx(),
    doing,
    waiting.map((row) => titleIn(file.layout, row)),
  );
  const rows = judged.map((one, n) => rowOf(one, waiting[n]!.text, []));
  const of = <K extends Deed['kind']>(kind: K): Ready<K>[] =>
    judged.flatMap((one, n) =>
      one.deed?.kind === kind ? [{ judged: one, row: rows[n]!, deed: one.deed as Ready<K>['deed'] }] : [],
    );
  await issue(doing, of('issue'));
  await change(of('write-off'), (ids) => cancelCharges(doing, ids));
  const due = of('due');
  for (const day of new Set(due.map(({ deed }) => deed.day)))
    await change(
      due.filter(({ deed }) => deed.day === day),
      (ids) => changeDueDate(doing, ids, day),
    );
  await nameTitles(doing, of('issue'));
  await writeRows(doing.trx(), doing.accountId, file.id, rows);
  return stored.length - waiting.length + rows.filter(({ state }) => state === 'refused').length;
}

const refuse = ({ judged, row }: Pick<Changing, 'judged' | 'row'>, message: string): void => {
  Object.assign(row, {
    state: 'refused',
    isNew: false,
    faults: [faultAt(judged.title, judged.title.movement === '01' ? 'document' : 'ourNumber', message)],
  });
};

const finish = (row: WrittenRow, charge: number): void => void Object.assign(row, { state: 'done', charge });

/** Issues billets, registering the payers who are no customers yet; those of refused titles are forgotten again. */
async function issue(doing: Doing, titles: Ready<'issue'>[]): Promise<void> {
  if (!titles.length) return;
  const { accountId, now } = doing;
  const trx = doing.trx();
  const documentOf = ({ deed }: Ready<'issue'>) => deed.customer.document;
  const known = await customersByDocuments(trx, accountId, titles.map(documentOf));
  const fresh = new Map(
    titles.filter((one) => !known.has(documentOf(one))).map((one) => [documentOf(one), one.deed.customer]),
  );
  const registered = await insertCustomers(trx, accountId, [...fresh.values()], now);
  const customerOf = (one: Ready<'issue'>) => known.get(documentOf(one))?.id ?? registered.get(documentOf(one));
  const able = titles.filter((one) => {
    if (customerOf(one) === undefined) refuse(one, DUPLICATE_DOCUMENT);
    return customerOf(one) !== undefined;
  });
  const wanted = able.map((one) => ({ customer: customerOf(one)!, input: one.deed.input }));
  const answers = await chargeEach({ ...doing, trx }, wanted, 'Cobrança criada por arquivo de remessa');
  const charged = new Set<string>();
  answers.forEach((answer, n) => {
    const one = able[n]!;
    if ('fault' in answer) return refuse(one, answer.fault);
    finish(one.row, answer.id);
    charged.add(documentOf(one));
  });
  const uncharged = [...registered].flatMap(([document, id]) => (charged.has(document) ? [] : [id]));
  await forgetCustomers(trx, accountId, uncharged, now);
  if (registered.size > uncharged.length) doing.live('customers', 'created', [...registered.values()]);
}

/** Changes charges; a title that names one a second time is refused. */
async function change(titles: Changing[], act: (ids: number[]) => Promise<RowResults>): Promise<void> {
  const taken = new Set<number>();
  const first = titles.filter((one) => {
    const isFirst = !taken.has(one.deed.charge);
    taken.add(one.deed.charge);
    if (!isFirst) refuse(one, 'Este título se repete na remessa');
    return isFirst;
  });
  if (!first.length) return;
  const { results } = await act(first.map(({ deed }) => deed.charge));
  results.forEach(({ id, ok, message }, n) => (ok ? finish(first[n]!.row, id) : refuse(first[n]!, message ?? '')));
}

/** Remembers what the company calls its titles, for return files; tells their rows the bank's number. */
async function nameTitles({ accountId, trx }: Doing, titles: Ready<'issue'>[]): Promise<void> {
  const issued = titles.flatMap(({ row }) => (row.charge === null ? [] : [row.charge]));
  if (!issued.length) return;
  const charges = await trx()
    .selectFrom('charges')
    .select(['id', 'our_number'])
    .where('account_id', '=', accountId)
    .where('id', 'in', issued)
    .execute();
  const numbers = new Map(charges.map(({ id, our_number }) => [id, our_number]));
  for (const { row } of titles) if (row.charge !== null) row.ourNumber = numbers.get(row.charge) ?? null;
  const values = titles.flatMap(({ judged: { title }, row }) =>
    row.charge === null
      ? []
      : [
          {
            account_id: accountId,
            charge_id: row.charge,
            document_number: title.documentNumber,
            company_id: title.companyId,
          },
        ],
  );
  await trx().insertInto('cnab_titles').values(values).execute();
}
