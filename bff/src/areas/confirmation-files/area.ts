import { sql, type SqlBool } from 'kysely';
import { calls } from '@balcao/contract/confirmation-files';
import { defineArea, type Ctx, type FileAnswer } from '../../core/area';
import { formatDay, isRealDay } from '../../core/calendar';
import { formatDocument } from '../../core/documents';
import { listOf } from '../../core/list';
import { csvHeading, csvLines } from '../../core/spreadsheet';
import { findRow } from '../../core/rows';
import { defineExport } from '../../platform/tasks/export';
import { confirmationFilesMake } from './make';
import './tables';

const nameOf = (day: string): string => `confirmacao-${day}.csv`;

const files = listOf({
  from: 'confirmation_files',
  columns: ['day', 'payments', 'value', 'created_at'],
  where: ({ day }: { day?: { from?: string; to?: string } }) => [
    day?.from ? sql<SqlBool>`day >= ${day.from}::date` : null,
    day?.to ? sql<SqlBool>`day <= ${day.to}::date` : null,
  ],
  faults: ({ day }: { day?: { from?: string; to?: string } }) =>
    (['from', 'to'] as const).flatMap((side) =>
      day?.[side] && !isRealDay(day[side]) ? [{ field: `day.${side}`, message: 'Informe uma data válida' }] : [],
    ),
  order: { day: ['day', 'desc'], payments: ['payments', 'desc'], value: ['value', 'desc'] },
  sums: { payments: sql<number>`payments`, value: sql<number>`value` },
  item: (row) => ({ ...row, name: nameOf(row.day), created_at: row.created_at.toISOString() }),
});

const filesExport = defineExport({
  name: 'confirmation-files-export',
  permission: 'receive:automations:confirmation-files',
  file: 'arquivos-de-confirmacao',
  sheet: 'Arquivos',
  workbook: { most: 100_000, tooMany: 'Uma planilha XLSX leva até 100.000 arquivos. Filtre mais.' },
  columns: [
    { title: 'Dia', width: 12, cell: ({ day }) => ({ day }) },
    { title: 'Pagamentos', cell: ({ payments }) => ({ number: payments }) },
    { title: 'Valor', cell: ({ value }) => ({ cents: value }) },
    { title: 'Arquivo', width: 28, cell: ({ name }) => name },
  ],
  rows: files,
});

const COLUMNS = ['Cobrança', 'Cliente', 'CPF/CNPJ', 'Nosso número', 'Vencimento', 'Pagamento', 'Valor', 'Pago'].map(
  (title) => ({ title }),
);

/** The CSV of a confirmation file: a line for each payment of the day, then the total. @throws Problem 404 */
async function fileOf(ctx: Ctx, id: number): Promise<FileAnswer> {
  const file = await findRow(ctx.db, 'confirmation_files', ctx.accountId, id);
  const { rows } = await sql<{
    id: number;
    customer_name: string;
    customer_document: string;
    our_number: number | null;
    expire_at: string;
    value: number;
    amount: number;
  }>`
    select c.id, c.customer_name, c.customer_document, c.our_number, c.expire_at, c.value, p.amount
    from billet_payments p join charges c on c.account_id = p.account_id and c.id = p.charge_id
    where p.account_id = ${ctx.accountId}
      and p.paid_at >= ${file.day}::date::timestamp at time zone 'America/Sao_Paulo'
      and p.paid_at < (${file.day}::date + 1)::timestamp at time zone 'America/Sao_Paulo'
    order by p.paid_at, p.event_id`.execute(ctx.db);
  const lines = rows.map((row) => [
    { number: row.id },
    row.customer_name,
    formatDocument(row.customer_document),
    row.our_number === null ? null : { number: row.our_number },
    { day: row.expire_at },
    { day: file.day },
    { cents: row.value },
    { cents: row.amount },
  ]);
  const total = rows.reduce((sum, { amount }) => sum + amount, 0);
  const last = [
    'Total',
    `${rows.length} pagamentos em ${formatDay(file.day)}`,
    null,
    null,
    null,
    null,
    null,
    { cents: total },
  ];
  return { name: nameOf(file.day), bytes: Buffer.concat([csvHeading(COLUMNS), csvLines([...lines, last])]) };
}

export default defineArea({
  calls,
  jobs: [filesExport.job, confirmationFilesMake],
  handlers: {
    'POST /confirmation-files/search': files.list,
    'POST /confirmation-files/totals': files.totals,
    'POST /confirmation-files/export': (ctx, { body }) => filesExport.start(ctx, body),
    'GET /confirmation-file/{id}/file': (ctx, { params }) => fileOf(ctx, params.id),
  },
});
