import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import '../../test-support/texts';
import { PercentField } from './percent-field';

function Percent({ decimals, initial }: { decimals?: number; initial?: number }) {
  const [value, setValue] = useState(initial);
  return (
    <>
      <PercentField aria-label="percentual" {...(decimals ? { decimals } : {})} value={value} onChange={setValue} />
      <output>{value ?? 'vazio'}</output>
      <button type="button" onClick={() => setValue(750)}>
        outro
      </button>
    </>
  );
}

const field = () => screen.getByLabelText<HTMLInputElement>('percentual');
const held = () => screen.getByRole('status').textContent;
const fill = (value: string) => fireEvent.change(field(), { target: { value } });
/** Types key by key, as people do. */
const type = (text: string) => [...text].forEach((char) => fill(field().value + char));

it.each([
  ['2', '2', '200', '2,00'],
  ['2,5', '2,5', '250', '2,50'],
  ['2.5', '2,5', '250', '2,50'],
  ['10', '10', '1000', '10,00'],
  ['100', '100', '10000', '100,00'],
  ['0,05', '0,05', '5', '0,05'],
  [',5', ',5', '50', '0,50'],
  ['2,', '2,', '200', '2,00'],
  ['2,559', '2,55', '255', '2,55'],
  ['2,5,5', '2,55', '255', '2,55'],
  ['2a%', '2', '200', '2,00'],
  ['0', '0', '0', '0,00'],
  [',', ',', 'vazio', ''],
  ['-', '', 'vazio', ''],
])('of %s key by key it shows %s, holds %s and leaves %s', (typed, shown, value, left) => {
  render(<Percent />);
  type(typed);
  expect([field().value, held()]).toEqual([shown, value]);
  fireEvent.blur(field());
  expect([field().value, held()]).toEqual([left, value]);
});

it.each([
  ['1', '1000', '1,000'],
  ['0,033', '33', '0,033'],
  ['0,0339', '33', '0,033'],
])('with three decimals %s holds %s', (typed, value, left) => {
  render(<Percent decimals={3} />);
  type(typed);
  fireEvent.blur(field());
  expect([held(), field().value]).toEqual([value, left]);
});

it.each([
  ['2,5%', '250'],
  [' 2.5 % ', '250'],
  ['1.234,5', '123450'],
])('takes %s pasted', (pasted, value) => {
  render(<Percent />);
  fill(pasted);
  expect(held()).toBe(value);
});

it('shows what it is given with its decimals, lets it be corrected and cleared, and gives way to another', () => {
  render(<Percent initial={200} />);
  expect(field().value).toBe('2,00');
  fill('2,0');
  expect([field().value, held()]).toEqual(['2,0', '200']);
  fill('');
  expect(held()).toBe('vazio');
  type('3');
  fireEvent.click(screen.getByText('outro'));
  expect(field().value).toBe('7,50');
});
