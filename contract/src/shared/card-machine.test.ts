import { describe, expect, it } from 'vitest';
import { pinFault, readActivationCode } from './card-machine';

describe('PIN of a card machine (AREAS-7-card-machine-1)', () => {
  it.each([
    ['2580', null],
    ['0001', null],
    ['1243', null],
    ['258', 'digits'],
    ['25801', 'digits'],
    ['25a0', 'digits'],
    ['٢٥٨٠', 'digits'],
    ['0000', 'repeated'],
    ['9999', 'repeated'],
    ['1234', 'sequence'],
    ['6789', 'sequence'],
    ['4321', 'sequence'],
    ['8901', null],
  ])('%s: %s', (pin, fault) => {
    expect(pinFault(pin)).toBe(fault);
  });
});

describe('activation code of a card machine (AREAS-4-card-machine-1)', () => {
  it.each([
    ['ABCD1234', 'ABCD1234'],
    [' abcd-1234 ', 'ABCD1234'],
    ['abcd 12 34', 'ABCD1234'],
    ['ABCD123', null],
    ['ABCD12345', null],
    ['ABÇD1234', null],
    ['', null],
  ])('%j reads as %j', (typed, code) => {
    expect(readActivationCode(typed)).toBe(code);
  });
});
