import { sql } from 'kysely';
import type { AccessEvent, AccessKind } from '@balcao/contract/trust-centre';
import { actionName } from '../../core/action-names';
import { addDays, isRealDay } from '../../core/calendar';
import { listOf } from '../../core/list';
import { defineExport } from '../../platform/tasks/export';
import { actionsOf, kindOf } from './kinds';

interface Filter {
  kind?: AccessKind;
  period?: { from?: string; to?: string };
}

interface Target {
  about?: string;
  changes?: AccessEvent['changes'];
}

/** The first instant of a São Paulo day. */
const startOf = (day: string) => sql`${day}::timestamp at time zone 'America/Sao_Paulo'`;

/** List of the audit log's entries about access to the account. */
export const events = listOf({
  from: 'audit_log',
  columns: ['at', 'user_id', 'action', 'target', 'ip', 'seq'],
  where: ({ kind, period }: Filter) => [
    sql`action in (${sql.join(actionsOf(kind))})`,
    period?.from !== undefined && sql`at >= ${startOf(period.from)}`,
    period?.to !== undefined && sql`at < ${startOf(addDays(period.to, 1))}`,
  ],
  faults: ({ period }) =>
    [period?.from, period?.to].some((day) => day !== undefined && !isRealDay(day))
      ? [{ field: 'period', message: 'Digite uma data válida' }]
      : [],
  order: { at: ['id', 'desc'] },
  beside: async (rows, { db }) => {
    const ids = [...new Set(rows.flatMap(({ user_id }) => user_id ?? []))];
    if (!ids.length) return new Map<number, string>();
    const users = await db.selectFrom('users').select(['id', 'name']).where('id', 'in', ids).execute();
    return new Map(users.map(({ id, name }) => [id, name]));
  },
  item: (row, names): AccessEvent => {
    const { about, changes } = row.target as Target;
    return {
      id: row.id,
      at: row.at.toISOString(),
      kind: kindOf(row.action)!,
      what: actionName(row.action),
      about: about ?? null,
      user: row.user_id === null ? null : (names.get(row.user_id) ?? null),
      ip: row.ip,
      changes: changes ?? [],
      entry: row.seq,
    };
  },
});

const moments = new Intl.DateTimeFormat('pt-BR', {
  dateStyle: 'short',
  timeStyle: 'medium',
  timeZone: 'America/Sao_Paulo',
});

const KINDS: Record<AccessKind, string> = {
  'sign-in': 'Entradas',
  device: 'Dispositivos',
  secret: 'Senhas e assinatura',
  permission: 'Permissões',
  export: 'Exportações',
};

export const eventsExport = defineExport<Filter, AccessEvent>({
  name: 'trust-centre-export',
  permission: 'settings:trust-centre',
  file: 'central-de-seguranca',
  sheet: 'Atividade de segurança',
  workbook: {
    most: 20_000,
    tooMany: 'São eventos demais para uma planilha. Escolha um período menor ou o formato CSV.',
  },
  columns: [
    { title: 'Quando', cell: ({ at }: AccessEvent) => moments.format(new Date(at)) },
    { title: 'Tipo', cell: ({ kind }: AccessEvent) => KINDS[kind] },
    { title: 'O quê', cell: ({ what }: AccessEvent) => what },
    { title: 'Sobre', cell: ({ about }: AccessEvent) => about ?? '' },
    {
      title: 'Mudanças',
      cell: ({ changes }: AccessEvent) =>
        changes.map(({ what, before, after }) => `${what}: ${before} → ${after}`).join('; '),
    },
    { title: 'Quem', cell: ({ user }: AccessEvent) => user ?? 'Balcão' },
    { title: 'De onde', cell: ({ ip }: AccessEvent) => ip },
    { title: 'Registro', cell: ({ entry }: AccessEvent) => ({ number: entry }) },
  ],
  rows: events,
});
