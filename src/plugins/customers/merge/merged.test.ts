import { expect, it } from 'vitest';
import '../../../test-support/texts';
import { broughtUpToDate, firstChoice, withSurvivor, mergedFieldsOf, valuesOfField, type Candidate } from './merged';

const customer = (id: number, given: Partial<Candidate> = {}): Candidate => ({
  id,
  personType: 'F',
  name: `Cliente ${id}`,
  document: '52998224725',
  phones: [],
  emails: [],
  address: null,
  groups: [],
  birthday: null,
  note: null,
  customerCode: null,
  created_at: '2026-01-01T00:00:00Z',
  updated_at: '2026-01-01T00:00:00Z',
  charges: 0,
  openCharges: 0,
  openValue: 0,
  ...given,
});

it('proposes the one with most charges, what it lacks from the others, and the contacts of all', () => {
  const customers = [
    customer(1, { note: 'n', emails: ['a', 'b'] }),
    customer(2, { charges: 3, emails: ['b', 'c'], phones: ['9'] }),
  ];
  const choice = firstChoice(customers);
  expect(choice).toMatchObject({ survivor: 2, from: { name: 2, note: 1 }, emails: ['b', 'c', 'a'], phones: ['9'] });
  expect(mergedFieldsOf(customers, choice)).toMatchObject({ name: 'Cliente 2', note: 'n', customerCode: null });
});

it('offers each value once, nothing last', () => {
  const customers = [customer(1), customer(2, { note: 'x' }), customer(3, { note: 'x' })];
  expect(valuesOfField('note', customers)).toEqual([
    { id: 2, text: 'x' },
    { id: 1, text: '' },
  ]);
});

it('keeps no more than five contacts', () => {
  const customers = [customer(1, { emails: ['a', 'b', 'c'] }), customer(2, { emails: ['d', 'e', 'f'] })];
  expect(firstChoice(customers).emails).toHaveLength(5);
});

it('an e-mail that was taken out stays out when another one is to stay, whose own come first', () => {
  const customers = [
    customer(1, { name: 'Ana', emails: ['a', 'wrong'], phones: ['1'], groups: [1] }),
    customer(2, { name: 'Ana Lima', emails: ['c', 'wrong'], groups: [2] }),
  ];
  const choice = { ...firstChoice(customers, 1), emails: ['a', 'c'], groups: [2] };
  expect(withSurvivor(choice, customers, 2)).toMatchObject({
    survivor: 2,
    from: { name: 2 },
    emails: ['c', 'a'],
    phones: ['1'],
    groups: [2],
  });
});

it('keeps what was chosen when the customers changed meanwhile: what is gone goes, what is new is proposed', () => {
  const before = [
    customer(1, { name: 'Ana', emails: ['a', 'b'], phones: ['1'] }),
    customer(2, { name: 'Ana Lima', note: 'n', emails: ['c'] }),
  ];
  const choice = { ...firstChoice(before, 1), from: { ...firstChoice(before, 1).from, name: 2 }, emails: ['b', 'c'] };
  const now = [
    customer(1, { name: 'Ana', emails: ['a', 'b', 'd'], phones: ['2'] }),
    customer(2, { name: 'Ana Souza', note: 'm', emails: [] }),
  ];
  const upToDate = broughtUpToDate(choice, before, now);
  expect(upToDate).toMatchObject({ survivor: 1, emails: ['b', 'd'], phones: ['2'] });
  expect(mergedFieldsOf(now, upToDate)).toMatchObject({ name: 'Ana Souza', note: 'm' });
});
