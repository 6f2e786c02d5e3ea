import { expect, it } from 'vitest';
import { pinFault } from './card-pin';

it.each([
  ['7391', null],
  ['0000', 'same'],
  ['9999', 'same'],
  ['1234', 'sequence'],
  ['0123', 'sequence'],
  ['9876', 'sequence'],
  ['3210', 'sequence'],
  ['1357', null],
  ['2902', 'date'],
  ['3002', null],
  ['0229', 'date'],
  ['3112', 'date'],
  ['3212', null],
  ['1231', 'date'],
  ['1232', null],
  ['0031', null],
  ['1985', 'date'],
  ['2040', 'date'],
  ['2140', null],
  ['123', 'digits'],
  ['12345', 'digits'],
  ['12a4', 'digits'],
  ['', 'digits'],
])('a PIN %j is refused as: %s (issue 37, bad input)', (pin, fault) => expect(pinFault(pin)).toBe(fault));
