import type { Cell, Column } from '../../../core/spreadsheet';

/** Kinds of records of a conciliation report (public-api-schemas.json, CreateReportBodySchema). */
export const RECORD_TYPES = [
  'pixRecebido',
  'pixEnviadoChave',
  'pixEnviadoDadosBancarios',
  'estornoPixEnviado',
  'pixDevolucaoEnviada',
  'pixDevolucaoRecebida',
  'tarifaPixEnviado',
  'tarifaPixRecebido',
  'estornoTarifaPixEnviado',
  'saldoDiaAnterior',
  'saldoDia',
  'transferenciaEnviada',
  'transferenciaRecebida',
  'estornoTransferenciaEnviada',
  'tarifaTransferenciaEnviada',
  'estornoTarifaTransferenciaEnviada',
  'estornoTarifaPixRecebido',
] as const;
export type RecordType = (typeof RECORD_TYPES)[number];

/** What more is told of whom a Pix came from or went to. */
export interface Extra {
  pixRecebido: readonly 'nome'[];
  pixEnviadoChave: readonly ('nome' | 'documento')[];
}

/** Kinds of postings by what they are for a conciliation; those of a Pix that is sent are told by how it names its payee. */
const RECORDS: Readonly<Record<string, RecordType>> = {
  'pix-received': 'pixRecebido',
  'pix-automatic-received': 'pixRecebido',
  'pix-return': 'pixDevolucaoRecebida',
  'pix-inside-return': 'pixDevolucaoRecebida',
  'pix-automatic-return': 'pixDevolucaoRecebida',
  'pix-refund': 'pixDevolucaoEnviada',
  'pix-refund-inside': 'pixDevolucaoEnviada',
  'pix-complaint': 'pixDevolucaoEnviada',
  'pix-refund-return': 'estornoPixEnviado',
  'pix-fee': 'tarifaPixEnviado',
  'pix-inside-fee': 'tarifaPixEnviado',
  'pix-automatic-fee': 'tarifaPixEnviado',
  'ted-received': 'transferenciaRecebida',
  ted: 'transferenciaEnviada',
  'ted-return': 'estornoTransferenciaEnviada',
  'ted-fee': 'tarifaTransferenciaEnviada',
};

/** What a line of the statement is for a conciliation; null: it is none of Pix or transfers. */
export function recordOf(kind: string, amount: number, by: string | null): RecordType | null {
  if (kind === 'pix' || kind === 'pix-inside' || kind === 'pix-automatic')
    return by === 'account' ? 'pixEnviadoDadosBancarios' : 'pixEnviadoChave';
  if (kind === 'transfer') return amount < 0 ? 'transferenciaEnviada' : 'transferenciaRecebida';
  return Object.hasOwn(RECORDS, kind) ? RECORDS[kind]! : null;
}

/** A line of the statement with what is known of its Pix. Integer cents. */
export interface Movement {
  at: Date;
  kind: string;
  amount: number;
  by: string | null;
  endToEnd: string | null;
  txid: string | null;
  key: string | null;
  name: string | null;
  document: string | null;
}

export const COLUMNS: readonly Column[] = [
  'Tipo',
  'Data e hora',
  'Valor',
  'EndToEndId',
  'Txid',
  'Chave',
  'Nome',
  'Documento',
].map((title) => ({ title }));

/** The record of a movement; null where it was not asked for. */
export function recordCells(move: Movement, types: readonly RecordType[], extra: Extra): Cell[] | null {
  const type = recordOf(move.kind, move.amount, move.by);
  if (!type || !types.includes(type)) return null;
  const extras = type === 'pixRecebido' || type === 'pixEnviadoChave' ? extra[type] : [];
  const includes = (what: 'nome' | 'documento') => (extras as readonly string[]).includes(what);
  return [
    type,
    move.at.toISOString(),
    { cents: move.amount },
    move.endToEnd,
    move.txid,
    move.key,
    includes('nome') ? move.name : null,
    includes('documento') ? move.document : null,
  ];
}

/** The record of a balance at the end of a day. */
export const balanceCells = (type: 'saldoDiaAnterior' | 'saldoDia', day: string, cents: number): Cell[] => [
  type,
  { day },
  { cents },
  null,
  null,
  null,
  null,
  null,
];
