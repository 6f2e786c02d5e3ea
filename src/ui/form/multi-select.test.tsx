import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { MultiSelect } from './multi-select';

const options = [
  { value: 1, label: 'Ana' },
  { value: 2, label: 'Bia' },
];
const press = (field: HTMLElement, key: string, keyCode: number) => fireEvent.keyDown(field, { key, keyCode });

it('Tab leaves the field without choosing the option in line; Enter chooses it, and Tab what was typed', () => {
  const change = vi.fn();
  render(<MultiSelect aria-label="Nomes" options={options} optionFilterProp="label" onChange={change} />);
  const field = screen.getByRole('combobox');
  fireEvent.mouseDown(field);
  press(field, 'Tab', 9);
  expect(change).not.toHaveBeenCalled();
  press(field, 'Enter', 13);
  expect(change).toHaveBeenCalledTimes(1);
  fireEvent.change(field, { target: { value: 'Bi' } });
  press(field, 'Tab', 9);
  expect(change).toHaveBeenLastCalledWith([1, 2], expect.anything());
});
