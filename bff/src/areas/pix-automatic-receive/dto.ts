import { sql, type Selectable } from 'kysely';
import type { Collection, CollectionDetail } from '@balcao/contract/pix-automatic-receive';
import type { Body } from '@balcao/contract/core/registry';
import type { Tag } from '@balcao/contract/tags';
import type { Ctx } from '../../core/area';
import { addDays, isRealDay, today } from '../../core/calendar';
import type { Database, Db } from '../../core/database';
import { formatDocument } from '../../core/documents';
import { happenedWithin } from '../../core/happened-within';
import { listOf } from '../../core/list';
import { qrImage } from '../../core/qr-image';
import { matchesText } from '../../core/search-text';
import { findRow, lockRow } from '../../core/rows';
import { customerCharged, payersByIds } from '../customers/service';
import { defineExport } from '../../platform/tasks/export';
import { collectionTags } from './tags';
import { chargeFault } from './rules';
import { EARLIEST } from './windows';
import './tables';

export type Row = Selectable<Database['pix_collections']>;
export type ChargeRow = Selectable<Database['pix_collection_charges']>;

const COLUMNS = [
  'payer_name',
  'payer_document',
  'contract',
  'period',
  'first_day',
  'last_day',
  'amount',
  'minimum',
  'journey',
  'retry',
  'state',
  'filed',
  'next_day',
  'received',
  'created_at',
] as const;

const toDto = (row: Pick<Row, (typeof COLUMNS)[number] | 'id'>, tags: Tag[]): Collection => {
  const { payer_name: name, payer_document: document, created_at, ...rest } = row;
  return { ...rest, payer: { name, document }, created_at: created_at.toISOString(), tags, actions: rowActions(row) };
};

/** The actions that depend only on the recurrence's state and on whether it is filed. */
const rowActions = ({ state, filed }: Pick<Row, 'state' | 'filed'>): Collection['actions'] => [
  ...(state === 'CRIADA' ? (['resend-email', 'cancel'] as const) : state === 'APROVADA' ? (['cancel'] as const) : []),
  filed ? 'unfile' : 'file',
];

type Filter = Omit<Body<'POST /receive/pix-automatic/totals'>, never>;

export const collections = listOf({
  from: 'pix_collections',
  columns: COLUMNS,
  where: ({ text, state, created, tags, filed = false }: Filter, accountId) => [
    sql`filed = ${filed}`,
    matchesText(sql.ref('search'), text),
    state?.length ? sql`state = any(${state}::text[])` : null,
    ...happenedWithin('created_at', created),
    collectionTags.anyOf(accountId, tags),
  ],
  faults: ({ created }: Filter) =>
    (['from', 'to'] as const).flatMap((end) =>
      created?.[end] && !isRealDay(created[end])
        ? [{ field: `created.${end}`, message: 'Informe uma data válida' }]
        : [],
    ),
  order: { created_at: ['created_at', 'desc'], payer_name: ['search', 'asc'], next_day: ['next_day', 'asc'] },
  sums: {
    asked: sql`coalesce((state = 'CRIADA')::int, 0)`,
    approved: sql`coalesce((state = 'APROVADA')::int, 0)`,
    received: sql`received`,
  },
  beside: (rows, { db, accountId }) =>
    collectionTags.of(
      db,
      accountId,
      rows.map(({ id }) => id),
    ),
  item: (row, tags) => toDto(row, tags.get(row.id) ?? []),
});

const PERIODS: Record<Row['period'], string> = {
  SEMANAL: 'Semanal',
  MENSAL: 'Mensal',
  TRIMESTRAL: 'Trimestral',
  SEMESTRAL: 'Semestral',
  ANUAL: 'Anual',
};
const STATES: Record<Row['state'], string> = {
  CRIADA: 'Aguardando o pagador',
  APROVADA: 'Ativo',
  REJEITADA: 'Recusado',
  EXPIRADA: 'Expirado',
  CANCELADA: 'Cancelado',
};

/** The recurrences of a filter as a spreadsheet. */
export const collectionsExport = defineExport({
  name: 'pix-collections-export',
  permission: 'receive:management:pix-automatic',
  file: 'pix-automatico',
  sheet: 'Pix automático',
  workbook: { most: 100_000, tooMany: 'Uma planilha XLSX leva até 100.000 linhas. Escolha CSV ou filtre mais.' },
  columns: [
    { title: 'Número', width: 12, cell: ({ id }) => ({ number: id }) },
    { title: 'Pagador', width: 36, cell: ({ payer }) => payer.name },
    { title: 'CPF/CNPJ', width: 18, cell: ({ payer }) => formatDocument(payer.document) },
    { title: 'Referência', width: 28, cell: ({ contract }) => contract },
    { title: 'Período', cell: ({ period }) => PERIODS[period] },
    { title: 'Valor', cell: ({ amount }) => (amount === null ? 'Variável' : { cents: amount }) },
    { title: 'Situação', width: 22, cell: ({ state }) => STATES[state] },
    { title: 'Próximo ciclo', width: 14, cell: ({ next_day: day }) => day && { day } },
    { title: 'Recebido', cell: ({ received }) => ({ cents: received }) },
    { title: 'Etiquetas', width: 28, cell: ({ tags }) => tags.map(({ name }) => name).join(', ') },
    { title: 'Criado em', width: 12, cell: ({ created_at: at }) => ({ day: today(new Date(at)) }) },
  ],
  rows: collections,
});

/** A recurrence of the account, locked until the transaction ends. @throws Problem 404 */
export async function hold(ctx: Ctx, id: number): Promise<Row> {
  return lockRow(ctx.trx(), 'pix_collections', ctx.accountId, id);
}

/** The recurrence's first open charge after a day (yyyy-mm-dd). After today, it is one that can still be cancelled. */
export const comingCharge = (db: Db, { account_id, id }: Row, day: string): Promise<ChargeRow | undefined> =>
  db
    .selectFrom('pix_collection_charges')
    .selectAll()
    .where('account_id', '=', account_id)
    .where('collection_id', '=', id)
    .where('state', 'in', ['CRIADA', 'ATIVA'])
    .where('day', '>', day)
    .orderBy('day')
    .executeTakeFirst();

/** The payer's present e-mail, from the customer with the document. */
async function emailOf(db: Db, { account_id, payer_document }: Row): Promise<string | null> {
  const id = await customerCharged(db, account_id, payer_document);
  return id === undefined ? null : ((await payersByIds(db, account_id, [id])).get(id)?.email ?? null);
}

const MOST = 100;

/** One recurrence with its last 100 charges, their attempts, its history and the actions it allows. @throws Problem 404 */
export async function showCollection(ctx: Ctx, id: number): Promise<CollectionDetail> {
  const of = { account_id: ctx.accountId, id };
  const row = await findRow(ctx.db, 'pix_collections', of.account_id, id);
  const charges = await ctx.db
    .selectFrom('pix_collection_charges')
    .selectAll()
    .where('account_id', '=', of.account_id)
    .where('collection_id', '=', id)
    .orderBy('day', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST)
    .execute();
  const attempts = await ctx.db
    .selectFrom('pix_collection_attempts')
    .selectAll()
    .where('account_id', '=', of.account_id)
    .where(sql<boolean>`charge_id = any(${charges.map((charge) => charge.id)}::bigint[])`)
    .orderBy('number')
    .execute();
  const histories = await ctx.db
    .selectFrom('pix_collection_histories')
    .selectAll()
    .where('account_id', '=', of.account_id)
    .where('collection_id', '=', id)
    .orderBy('id', 'desc')
    .limit(MOST)
    .execute();
  const isRunning = row.state === 'APROVADA';
  const fault = chargeFault(row, ctx.today);
  const actions: CollectionDetail['actions'] = fault ? [] : ['charge'];
  if (isRunning && (await comingCharge(ctx.db, row, ctx.today))) actions.push('cancel-charge');
  actions.push(...rowActions(row));
  return {
    ...toDto(row, (await collectionTags.of(ctx.db, ctx.accountId, [id])).get(id) ?? []),
    request: row.request,
    answer_by: row.state === 'CRIADA' ? row.answer_by.toISOString() : null,
    authorised_at: row.authorised_at?.toISOString() ?? null,
    ended_at: row.ended_at?.toISOString() ?? null,
    code: row.code,
    image: row.code && row.state === 'CRIADA' ? await qrImage(row.code) : null,
    now: row.now_amount,
    billet: row.billet_id,
    email: await emailOf(ctx.db, row),
    note: row.note,
    may_charge_from: !fault || fault.code === 'window' ? addDays(row.next_day!, -EARLIEST) : null,
    charges: charges.map((charge) => ({
      id: charge.id,
      day: charge.day,
      amount: charge.amount,
      state: charge.state,
      paid_at: charge.paid_at?.toISOString() ?? null,
      attempts: attempts
        .filter(({ charge_id }) => charge_id === charge.id)
        .map(({ id: attempt, number, day, state, reason, end_to_end }) => ({
          id: attempt,
          number,
          day,
          state,
          reason,
          end_to_end: state === 'PAGA' ? end_to_end : null,
        })),
    })),
    histories: histories.map(({ id: line, message, user_name: user, created_at }) => ({
      id: line,
      message,
      user,
      created_at: created_at.toISOString(),
    })),
    actions,
  };
}
