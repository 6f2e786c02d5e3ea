/** What a report lists. */
export const REPORT_TYPES = ['issued', 'received', 'owed'] as const;
export type ReportType = (typeof REPORT_TYPES)[number];

export const REPORT_COLUMNS = [
  'id',
  'kind',
  'customer',
  'document',
  'email',
  'status',
  'value',
  'issued',
  'due',
  'paid',
  'received',
  'fee',
] as const;
export type ReportColumn = (typeof REPORT_COLUMNS)[number];
