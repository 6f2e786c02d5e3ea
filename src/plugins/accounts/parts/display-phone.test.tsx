import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import accounts from '../../../../locales/pt-BR/accounts.json';
import { giveTexts } from '../../../test-support/drawn-part';
import { DisplayPhone } from './display-phone';

giveTexts({ accounts });
afterEach(() => vi.useRealTimers());

function Held() {
  const [phone, setPhone] = useState('');
  return <DisplayPhone value={phone} onChange={setPhone} />;
}
const WRONG = 'Digite o DDD e o número completo do telefone';
const told = () => screen.queryByText(WRONG) !== null || screen.queryByText('Preenchimento obrigatório') !== null;
const wait = (time: number) => act(async () => void (await vi.advanceTimersByTimeAsync(time)));
const key = (value: string) => fireEvent.change(screen.getByRole('textbox'), { target: { value } });

it('SHELL-5-23, 5-27: is checked 3 s after the last key, 0.5 s once it was wrong', async () => {
  vi.useFakeTimers();
  render(<Held />);
  key('3432');
  await wait(2900);
  key('34321');
  await wait(2900);
  expect(told()).toBe(false);
  await wait(100);
  expect(told()).toBe(true);
  key('3432321010');
  await wait(499);
  expect(told()).toBe(true);
  await wait(2);
  expect(screen.getByRole('textbox').getAttribute('aria-invalid')).toBe('false');
  key('');
  await wait(3000);
  expect(screen.getByText('Preenchimento obrigatório')).toBeTruthy();
});

it('SHELL-5-24: a mobile phone has its mask by the third digit', () => {
  render(<Held />);
  key('349');
  key('34988776655');
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('(34) 98877-6655');
  key('3432321010');
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('(34) 3232-1010');
});
