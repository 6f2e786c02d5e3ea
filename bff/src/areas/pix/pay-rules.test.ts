import { describe, expect, it } from 'vitest';
import { recurrenceOf, refuseTerms } from './pay-rules';

const today = '2026-11-26';
const once = { value: 1 };
const monthly = { ...once, isRecurrence: true, frequency: 'monthly', times: 2 } as const;

describe('the terms of a Pix (AREAS-3-pix-data-4)', () => {
  it.each([
    ['one cent, today', once, null, []],
    ['no cent', { value: 0 }, null, ['value']],
    ['a year ahead', { ...once, date: '2027-11-26' }, null, []],
    ['a year and a day ahead', { ...once, date: '2027-11-27' }, null, ['date']],
    ['on a day that is not', { ...once, date: '2027-13-45' }, null, []],
    ['twice', monthly, null, []],
    ['one time', { ...monthly, times: 1 }, null, ['times']],
    ['sixty times', { ...monthly, times: 60 }, null, []],
    ['sixty-one times', { ...monthly, times: 61 }, null, ['times']],
    ['again and again', { ...monthly, times: undefined }, null, ['times']],
    ['at no rhythm', { ...monthly, frequency: undefined }, null, ['frequency']],
    ['one time, as it is not repeated', { ...monthly, isRecurrence: false, times: 1 }, null, []],
    ['of a charge', once, { payerRequest: null }, []],
    ['of a charge, twice', monthly, { payerRequest: null }, ['isRecurrence']],
    ['of a charge that asks', once, { payerRequest: 'Qual é a unidade?' }, ['payerResponse']],
    ['answered with nothing but spaces', { ...once, payerResponse: ' ' }, { payerRequest: 'Qual?' }, ['payerResponse']],
    ['answered', { ...once, payerResponse: '12' }, { payerRequest: 'Qual?' }, []],
  ] as const)('%s', (_, terms, charge, fields) =>
    expect(refuseTerms(terms, charge, today).map(({ field }) => field)).toEqual(fields),
  );

  it.each([
    ['twice', monthly, { frequency: 'monthly', times: 2 }],
    ['sixty times', { ...monthly, times: 60 }, { frequency: 'monthly', times: 60 }],
    ['one time', { ...monthly, times: 1 }, null],
    ['sixty-one times', { ...monthly, times: 61 }, null],
    ['at no rhythm', { ...monthly, frequency: undefined }, null],
    ['not at all', { ...monthly, isRecurrence: false }, null],
  ] as const)('are repeated: %s', (_, terms, recurrence) => expect(recurrenceOf(terms)).toEqual(recurrence));
});
