import type { ReportColumn, ReportType } from '@balcao/contract/shared/report-columns';
import { today } from '../../core/calendar';
import { formatDocument } from '../../core/documents';
import { receivables, type ReceivableFilter } from '../receive-overview/service';
import { defineExport } from '../../platform/tasks/export';

/** The filter of a report's charges, by its type, over São Paulo days. */
export const filterOf = (type: ReportType, from: string, to: string): ReceivableFilter =>
  ({
    issued: { issued: { from, to } },
    received: { state: 'received' as const, paid: { from, to } },
    owed: { state: 'owed' as const, due: { from, to } },
  })[type];

/** Titles of the columns, pt-BR. */
export const COLUMN_TITLES: Record<ReportColumn, string> = {
  id: 'Número',
  kind: 'Tipo',
  customer: 'Cliente',
  document: 'CPF/CNPJ',
  email: 'E-mail',
  status: 'Situação',
  value: 'Valor',
  issued: 'Emissão',
  due: 'Vencimento',
  paid: 'Pagamento',
  received: 'Recebido',
  fee: 'Tarifa',
};

type Filter = ReceivableFilter & { columns: ReportColumn[] };

/** Export of a report's charges, with the chosen columns only. */
export const reportsExport = defineExport({
  name: 'reports-export',
  permission: 'receive:reports',
  file: 'relatorio',
  sheet: 'Relatório',
  workbook: { most: 100_000, tooMany: 'Uma planilha XLSX leva até 100.000 linhas. Escolha CSV ou um período menor.' },
  only: ({ columns }: Filter) => columns.map((column) => COLUMN_TITLES[column]),
  columns: [
    { title: COLUMN_TITLES.id, width: 12, cell: ({ id }) => ({ number: id }) },
    { title: COLUMN_TITLES.kind, cell: ({ kind_label: kind }) => kind },
    { title: COLUMN_TITLES.customer, width: 36, cell: ({ customer_name: name }) => name },
    { title: COLUMN_TITLES.document, width: 18, cell: ({ customer_document: document }) => formatDocument(document) },
    { title: COLUMN_TITLES.email, width: 28, cell: ({ customer_email: email }) => email },
    { title: COLUMN_TITLES.status, cell: ({ translated_status: status }) => status },
    { title: COLUMN_TITLES.value, cell: ({ value }) => ({ cents: value }) },
    { title: COLUMN_TITLES.issued, width: 12, cell: ({ created_at: at }) => ({ day: today(new Date(at)) }) },
    { title: COLUMN_TITLES.due, width: 12, cell: ({ expire_at: day }) => ({ day }) },
    { title: COLUMN_TITLES.paid, width: 12, cell: ({ paid_at: at }) => at && { day: today(new Date(at)) } },
    { title: COLUMN_TITLES.received, cell: ({ received }) => ({ cents: received }) },
    { title: COLUMN_TITLES.fee, cell: ({ fee, received }) => ({ cents: received > 0 ? fee : 0 }) },
  ],
  rows: receivables,
});
