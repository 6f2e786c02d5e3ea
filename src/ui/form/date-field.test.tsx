import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { DateField } from './date-field';

afterEach(cleanup);

function Day({ initial = null }: { initial?: string | null }) {
  const [value, setValue] = useState<string | null>(initial);
  return (
    <>
      <DateField aria-label="dia" value={value} onChange={setValue} />
      <output>{value ?? 'vazio'}</output>
      <button type="button" onClick={() => setValue('2030-01-02')}>
        outro
      </button>
    </>
  );
}

const field = () => screen.getByLabelText<HTMLInputElement>('dia');
const held = () => screen.getByRole('status').textContent;
/** Types key by key, as people do. */
const type = (text: string) =>
  [...text].forEach((char) => fireEvent.change(field(), { target: { value: field().value + char } }));

it('a day typed key by key, slashes too, is that day', () => {
  render(<Day />);
  type('15/12/2026');
  expect(field().value).toBe('15/12/2026');
  expect(held()).toBe('2026-12-15');
});

it('a day that is none stays where it was typed instead of the one before', () => {
  render(<Day initial="2026-12-23" />);
  fireEvent.change(field(), { target: { value: '31/02/2026' } });
  fireEvent.blur(field());
  expect(field().value).toBe('31/02/2026');
  expect(held()).toBe('31022026');
});

it('part of a day is told once the field is left; until then it is nothing new', () => {
  render(<Day initial="2026-12-23" />);
  fireEvent.change(field(), { target: { value: '23/12/2' } });
  expect(held()).toBe('2026-12-23');
  fireEvent.blur(field());
  expect([field().value, held()]).toEqual(['23/12/2', '23122']);
});

it('a year of two digits is made whole once the field is left, or at Enter', () => {
  render(<Day />);
  type('05/05/85');
  fireEvent.keyDown(field(), { key: 'Enter' });
  expect([field().value, held()]).toEqual(['05/05/1985', '1985-05-05']);
});

it('another value from outside takes the place of what was being typed', () => {
  render(<Day />);
  type('23/1');
  fireEvent.click(screen.getByText('outro'));
  expect(field().value).toBe('02/01/2030');
  fireEvent.blur(field());
  expect(held()).toBe('2030-01-02');
});

it('cleared is no day', () => {
  render(<Day initial="2026-12-23" />);
  fireEvent.change(field(), { target: { value: '' } });
  expect(held()).toBe('vazio');
});
