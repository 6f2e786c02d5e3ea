import { expect, it } from 'vitest';
import type { StatementFilters } from '@balcao/contract/statement';
import { faultFields } from '../../../test/fault-fields';
import { refuseFilters } from './lines';

it.each<[string, StatementFilters, string[]]>([
  ['of nothing', {}, []],
  ['of one day', { dateFrom: '2026-03-01', dateTo: '2026-03-01' }, []],
  ['that ends the day before', { dateFrom: '2026-03-01', dateTo: '2026-02-28' }, ['dateTo']],
  ['from a day that does not exist', { dateFrom: '2026-02-29' }, ['dateFrom']],
  ['to a day that does not exist', { dateTo: '2026-02-29' }, ['dateTo']],
  ['of one value', { minValue: 5, maxValue: 5 }, []],
  ['of a least value above the most', { minValue: 6, maxValue: 5 }, ['maxValue']],
  ['of the most value alone', { maxValue: 0 }, []],
])('SHELL-7.6-2: a filter %s is refused at %j', (_, filters, fields) =>
  expect(faultFields(() => refuseFilters(filters))).toEqual(fields),
);
