import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { dayOfMonthly, monthlyOf } from '../../../ui/text/percent';
import { MonthlyInterest } from './monthly-interest';

function Field({ start, onValue }: { start?: number; onValue: (value: number | undefined) => void }) {
  const [value, setValue] = useState(start);
  return (
    <MonthlyInterest
      aria-label="Juros ao mês"
      value={value}
      onChange={(next) => {
        setValue(next);
        onValue(next);
      }}
    />
  );
}

test('interest is typed by month and stored by day, a thirtieth in thousandths of a percent', () => {
  let stored: number | undefined;
  render(<Field onValue={(value) => (stored = value)} />);
  const field = screen.getByLabelText<HTMLInputElement>('Juros ao mês');
  for (const [typed, day] of [
    ['1', 33],
    ['2', 67],
    ['1,01', 34],
    ['9,9', 330],
  ] as const) {
    fireEvent.change(field, { target: { value: typed } });
    expect([field.value, stored]).toEqual([typed, day]);
  }
  fireEvent.change(field, { target: { value: '' } });
  expect(stored).toBeUndefined();
});

test('what is stored is said as people would have said it, and every day rate comes back as itself', () => {
  const { container } = render(<Field start={33} onValue={() => undefined} />);
  expect(container.querySelector('input')!.value).toBe('1,00');
  expect([33, 67, 17, 330, 100, 34].map(monthlyOf)).toEqual([100, 200, 50, 990, 300, 102]);
  for (let day = 0; day <= 330; day++) expect(dayOfMonthly(monthlyOf(day))).toBe(day);
});
