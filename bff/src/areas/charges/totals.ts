import type { Answer, Body } from '@balcao/contract/core/registry';
import type { Db } from '../../core/database';
import { debtAgesOn } from '../../kits/charging/debt-ages';
import { STATUS_LABELS, STATUSES_BY_URGENCY } from '../../kits/charging/statuses';
import { refuseFilter, sumsOf, type Sum } from './million/million';

/** Count and value (integer cents) of the billets that match a filter: in all, by status, and by age of debt. One query. */
export async function totalsOf(
  db: Db,
  accountId: number,
  today: string,
  { filed, ...filter }: Body<'POST /v2/charges/banking-billet/totals'>,
): Promise<Answer<'POST /v2/charges/banking-billet/totals'>> {
  refuseFilter(filter);
  const rows = (await sumsOf(db, accountId, filed, filter, today)).filter(({ count }) => count > 0);
  const sum = (of: Sum[]) => ({
    count: of.reduce((n, row) => n + row.count, 0),
    value: of.reduce((n, row) => n + row.value, 0),
  });
  return {
    total: sum(rows),
    byStatus: STATUSES_BY_URGENCY.map((status) => ({
      status,
      translated_status: STATUS_LABELS[status],
      ...sum(rows.filter((row) => row.status === status)),
    })),
    ageOfDebt: debtAgesOn(today).map(({ age, due }) => {
      const ofAge = rows.filter((row) => row.age === age);
      return { age, due, ...sum(ofAge), byStatus: ofAge.map(({ status, count, value }) => ({ status, count, value })) };
    }),
  };
}
