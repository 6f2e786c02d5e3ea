import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import texts from '../../../../locales/pt-BR/charging.json';
import { drawPart, giveTexts } from '../../../test-support/drawn-part';
import { bank } from '../../../test-support/signed-part';
import CustomerFilter from './customer-filter';

giveTexts({ charging: texts });

const ana = { id: 1, name: 'Ana Prado', document: '52998224725', email: null };
const bia = { id: 2, name: 'Bia Reis', document: '11222333000181', email: null };

it('Enter chooses no customer who was listed before what is typed was asked for; who is chosen keeps their name', async () => {
  bank.answers['GET charges/recipients'] = [ana, bia];
  bank.answers['GET charges/recipients?text=bia'] = [bia];
  bank.answers['GET charges/recipients?ids=2'] = [bia];
  const chosen = vi.fn();
  function Filter() {
    const [value, setValue] = useState<number>();
    const change = (id: number | undefined) => (chosen(id), setValue(id));
    return <CustomerFilter {...(value === undefined ? {} : { value })} onChange={change} />;
  }
  drawPart(<Filter />);
  const field = screen.getByRole('combobox');
  const enter = () => {
    fireEvent.keyDown(field, { key: 'Enter', keyCode: 13 });
    fireEvent.keyUp(field, { key: 'Enter', keyCode: 13 });
  };
  fireEvent.mouseDown(field);
  await screen.findByText(/^Ana Prado/);
  const typeText = () => fireEvent.change(field, { target: { value: 'bia' } });
  typeText();
  enter();
  expect(chosen).not.toHaveBeenCalled();
  // with nobody to choose Enter closed the list
  typeText();
  await screen.findByText(/^Bia Reis/);
  enter();
  expect(chosen).toHaveBeenCalledExactlyOnceWith(2);
  expect(document.querySelector('.ant-select-selection-item')!.textContent).toMatch(/^Bia Reis/);
});
