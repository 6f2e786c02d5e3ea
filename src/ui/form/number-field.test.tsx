import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import '../../test-support/texts';
import { NumberField } from './number-field';

function Quantity({ initial }: { initial?: number }) {
  const [value, setValue] = useState<number | string | undefined>(initial);
  return (
    <>
      <NumberField aria-label="quantidade" value={value} onChange={setValue} />
      <output>{JSON.stringify(value) ?? 'vazio'}</output>
    </>
  );
}

const field = () => screen.getByLabelText<HTMLInputElement>('quantidade');
/** Types key by key, as people do. */
const type = (text: string) =>
  [...text].forEach((char) => fireEvent.change(field(), { target: { value: field().value + char } }));

it.each([
  ['12', '12', '12'],
  ['0', '0', '0'],
  ['10000', '10000', '10000'],
  ['1.000', '1000', '1000'],
  ['1,5', '1,5', '"1,5"'],
  ['-3', '-3', '"-3"'],
  ['dois', 'dois', '"dois"'],
  ['99999999999999999999', '99999999999999999999', '"99999999999999999999"'],
])('of %s it shows %s and holds %s', (typed, shown, held) => {
  render(<Quantity />);
  type(typed);
  fireEvent.blur(field());
  expect([field().value, screen.getByRole('status').textContent]).toEqual([shown, held]);
});

it('cleared is no number', () => {
  render(<Quantity initial={3} />);
  expect(field().value).toBe('3');
  fireEvent.change(field(), { target: { value: ' ' } });
  expect(screen.getByRole('status').textContent).toBe('vazio');
});
