/**
 * What a subscription becomes as its refused charge is paid; null where it stays what it is. One canceled for its refused card goes on
 * (domain.md 1: retry may reactivate), unless all of its charges were issued.
 */
export function statusOncePaid(row: {
  status: string;
  repeats: number | null;
  issued: number;
}): 'active' | 'expired' | null {
  if (row.status !== 'canceled') return null;
  return row.repeats !== null && row.issued >= row.repeats ? 'expired' : 'active';
}
