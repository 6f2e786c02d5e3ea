import { defineRetention } from '../../core/retention';

const sheets = { table: 'charge_sheets', since: 'created_at', clock: 'bank' } as const;

export default defineRetention(
  { ...sheets, data: 'Spreadsheets of charges that were not issued', hours: 24, where: "status = 'draft'" },
  {
    ...sheets,
    data: 'Spreadsheets of charges that were issued',
    hours: 30 * 24,
    where: "status not in ('draft', 'running')",
  },
);
