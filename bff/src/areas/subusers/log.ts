import { sql } from 'kysely';
import type { Answer } from '@balcao/contract/core/registry';
import type { ActionLine } from '@balcao/contract/subusers';
import type { Ctx } from '../../core/area';
import { actionName } from '../../core/action-names';
import { addDays, isRealDay } from '../../core/calendar';
import { listOf } from '../../core/list';
import { defineExport } from '../../platform/tasks/export';
import { aboutOf } from './log-rules';
import { findMember } from './people';

interface Filter {
  person?: number;
  action?: string;
  period?: { from?: string; to?: string };
}

interface Target {
  about?: string;
  id?: number;
  ids?: number[];
  did?: string;
  operation?: number;
  changes?: ActionLine['changes'];
}

/** The first instant of a São Paulo day. */
const startOf = (day: string) => sql`${day}::timestamp at time zone 'America/Sao_Paulo'`;

/** Most rows that are counted: the log grows for ever, and counting all would take most of a page's time. */
const MOST_COUNTED = 10_000;

/** List of the actions on an account: person, action, time, IP address, and values before and after. */
export const log = listOf({
  from: 'audit_log',
  columns: ['at', 'user_id', 'action', 'target', 'ip'],
  where: ({ person, action, period }: Filter) => [
    person !== undefined && sql`user_id = ${person}`,
    action !== undefined && sql`action = ${action}`,
    period?.from !== undefined && sql`at >= ${startOf(period.from)}`,
    period?.to !== undefined && sql`at < ${startOf(addDays(period.to, 1))}`,
  ],
  faults: ({ period }) =>
    [period?.from, period?.to].some((day) => day !== undefined && !isRealDay(day))
      ? [{ field: 'period', message: 'Digite uma data válida' }]
      : [],
  order: { at: ['at', 'desc'] },
  mostCounted: MOST_COUNTED,
  beside: async (rows, { db }) => {
    const ids = [...new Set(rows.flatMap(({ user_id }) => user_id ?? []))];
    const users = ids.length
      ? await db.selectFrom('users').select(['id', 'name']).where('id', 'in', ids).execute()
      : [];
    return new Map(users.map(({ id, name }) => [id, name]));
  },
  item: (row, names): ActionLine => {
    const { did, operation, changes, ...named } = row.target as Target;
    return {
      id: row.id,
      at: row.at.toISOString(),
      user: row.user_id === null ? null : (names.get(row.user_id) ?? null),
      action: row.action,
      what: did ?? actionName(row.action),
      about: aboutOf(named),
      operation: operation ?? null,
      changes: changes ?? [],
      ip: row.ip,
    };
  },
});

export const searchLog = log.list;

/** The actions of one sub-user. @throws Problem 404 where they are no sub-user of the account. */
export async function logOf(
  ctx: Ctx,
  id: number,
  paging: { page?: number; size?: 15 | 25 | 50 | 100 },
): Promise<Answer<'GET /subuser/{id}/logs'>> {
  await findMember(ctx.db, ctx.accountId, id);
  return log.page(ctx, { ...paging, person: id });
}

const moments = new Intl.DateTimeFormat('pt-BR', {
  dateStyle: 'short',
  timeStyle: 'medium',
  timeZone: 'America/Sao_Paulo',
});
const instantText = (at: string): string => moments.format(new Date(at));

const MOST_IN_WORKBOOK = 20_000;

export const logExport = defineExport<Filter, ActionLine>({
  name: 'account-log-export',
  permission: 'settings:subuser:actions',
  file: 'acoes-da-conta',
  sheet: 'Ações',
  workbook: {
    most: MOST_IN_WORKBOOK,
    tooMany: 'São ações demais para uma planilha. Escolha um período menor ou o formato CSV.',
  },
  columns: [
    { title: 'Quando', cell: ({ at }: ActionLine) => instantText(at) },
    { title: 'Quem', cell: ({ user }: ActionLine) => user ?? 'Balcão' },
    { title: 'O quê', cell: ({ what }: ActionLine) => what },
    { title: 'Sobre', cell: ({ about }: ActionLine) => about ?? '' },
    {
      title: 'Mudanças',

      cell: ({ changes }: ActionLine) =>
        changes.map(({ what, before, after }) => `${what}: ${before} → ${after}`).join('; '),
    },
    { title: 'De onde', cell: ({ ip }: ActionLine) => ip },
  ],
  rows: log,
});
