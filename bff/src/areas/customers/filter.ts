import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { CustomerFilter } from '@balcao/contract/customers';
import { isRealDay } from '../../core/calendar';
import { matchesText } from '../../core/search-text';
import { owingCustomers } from '../charges/service';
import type { FieldErrors } from './rules';

/** The faults of a filter's days at their fields: days that do not exist, or are in the wrong order. */
export function filterFaults({ created: { from, to } = {} }: CustomerFilter): FieldErrors {
  const isNone = (day: string | undefined) => day !== undefined && !(isRealDay(day) && day >= '1900-01-01');
  if (isNone(from)) return [{ field: 'created.from', message: 'Informe uma data válida.' }];
  if (isNone(to)) return [{ field: 'created.to', message: 'Informe uma data válida.' }];
  return from && to && from > to
    ? [{ field: 'created.to', message: 'A data final deve ser igual ou posterior à inicial.' }]
    : [];
}

/** The conditions on `customers` that a filter stands for; days are São Paulo's. */
export function matching(accountId: number, filter: CustomerFilter): RawBuilder<SqlBool>[] {
  const conditions: RawBuilder<SqlBool>[] = [];
  const text = matchesText(sql.ref('search'), filter.text);
  if (text) conditions.push(text);
  if (filter.groups?.length) conditions.push(sql`groups && ${filter.groups}::bigint[]`);
  if (filter.personType) conditions.push(sql`person_type = ${filter.personType}`);
  if (filter.created?.from)
    conditions.push(sql`created_at >= ${filter.created.from}::date::timestamp at time zone 'America/Sao_Paulo'`);
  if (filter.created?.to)
    conditions.push(sql`created_at < (${filter.created.to}::date + 1)::timestamp at time zone 'America/Sao_Paulo'`);
  if (filter.owing === 'nothing') conditions.push(sql`id not in ${owingCustomers(accountId, 'open')}`);
  else if (filter.owing) conditions.push(sql`id in ${owingCustomers(accountId, filter.owing)}`);
  return conditions;
}
