import { expect, it } from 'vitest';
import { refuseByControl, supplierFaults, type ControlRefusal, type SupplierControl } from './supplier-rules';

const CONTROL: SupplierControl = { monthLimit: 10_000, lock: null, lockedTo: null, endsOn: null };
const PURCHASE = { amount: 1_000, merchant: 'Papelaria Sol', category: 'Escritório' };
const TODAY = '2026-11-26';

it.each<[string, Partial<SupplierControl>, Partial<typeof PURCHASE>, number, ControlRefusal | null]>([
  ['nothing set', {}, {}, 0, null],
  ['the last cent of the month', {}, {}, 9_000, null],
  ['a cent more than the month', {}, {}, 9_001, 'month'],
  ['more than a whole month', {}, { amount: 10_001 }, 0, 'month'],
  ['its last day', { endsOn: '2026-11-26' }, {}, 0, null],
  ['the day after', { endsOn: '2026-11-25' }, {}, 0, 'ended'],
  ['locked to a shop not yet known', { lock: 'merchant' }, {}, 0, null],
  ['its shop, written otherwise', { lock: 'merchant', lockedTo: 'PAPELARIA SOL ' }, {}, 0, null],
  ['another shop', { lock: 'merchant', lockedTo: 'Papelaria Lua' }, {}, 0, 'merchant'],
  ['another shop of the category', { lock: 'category', lockedTo: 'escritorio' }, { merchant: 'Outra' }, 0, null],
  ['another category', { lock: 'category', lockedTo: 'Viagem' }, {}, 0, 'category'],
  ['ended and another shop', { endsOn: '2026-01-01', lock: 'merchant', lockedTo: 'x' }, {}, 0, 'ended'],
])("a supplier's card at %s", (_, control, purchase, spent, refusal) => {
  expect(refuseByControl({ ...PURCHASE, ...purchase }, { ...CONTROL, ...control }, spent, TODAY)).toBe(refusal);
});

it.each<[Partial<Parameters<typeof supplierFaults>[0]>, string | undefined]>([
  [{}, undefined],
  [{ monthLimit: 999 }, 'monthLimit'],
  [{ monthLimit: 1_000 }, undefined],
  [{ monthLimit: 50_000 }, undefined],
  [{ monthLimit: 50_001 }, 'monthLimit'],
  [{ endsOn: '2026-11-26' }, undefined],
  [{ endsOn: '2026-11-25' }, 'endsOn'],
  [{ lock: 'category' }, 'category'],
  [{ lock: 'category', category: 'Viagem' }, undefined],
  [{ lock: 'merchant' }, undefined],
])('a card asked for with %j is at fault at %s', (given, field) => {
  const asked = { monthLimit: 5_000, endsOn: null, lock: null, category: null, ...given };
  expect(supplierFaults(asked, TODAY, 50_000)[0]?.field).toBe(field);
});
