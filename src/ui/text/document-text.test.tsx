import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import '../../test-support/texts';
import { DocumentText } from './document-text';

afterEach(() => void vi.unstubAllGlobals());

test('SHELL-5-45: masked until it is asked for, which is written down without it; then it can be copied', () => {
  const asked: [string, string][] = [];
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit) => {
    asked.push([path, String(body)]);
    return new Response(null, { status: 204 });
  });
  const { container, rerender } = render(<DocumentText value="52998224725" />);
  expect(container.textContent).toBe('***.982.247-**');
  expect(screen.queryByRole('button', { name: 'Copiar CPF ou CNPJ' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Mostrar CPF ou CNPJ inteiro' }));
  expect(container.textContent).toBe('529.982.247-25');
  screen.getByRole('button', { name: 'Copiar CPF ou CNPJ' });
  expect(asked).toMatchObject([['/bff/log/info', expect.stringContaining('***.982.247-**')]]);
  expect(asked[0]![1]).not.toMatch(/52998224725|529\.982/);
  rerender(<DocumentText value="11222333000181" />);
  expect(container.textContent).toBe('11.***.***/0001-**');
});

test('one that the bank tells in part alone has nothing to show', () => {
  const { container } = render(<DocumentText value="***.982.247-**" />);
  expect(container.textContent).toBe('***.982.247-**');
  expect(screen.queryByRole('button')).toBeNull();
});

/** Files that show a whole document: somebody decides by it, it is the user's own, or it is on a receipt. */
const WHOLE = [
  'account-settings/data/account-facts',
  'customers/merge/merge-form',
  'customers/merge/merge-summary',
  'pix-automatic/parts/use-terms',
  'pix-keys/parts/key-fields',
  'pix-keys/parts/key-text',
  'pix-qrcodes/parts/key-text',
  'pix/pay/receiver',
  'receipts/receipt-facts',
  'receipts/receipt-picture',
  'safe-contacts/create-contact',
  'salary-portability/cancel-page',
  'salary-portability/new-page',
];

test('SHELL-5-45, SHELL-5-46: lists and details of every area mask documents', () => {
  const sources = import.meta.glob<string>('../../plugins/**/*.{ts,tsx}', {
    query: '?raw',
    import: 'default',
    eager: true,
  });
  const whole = Object.entries(sources)
    .filter(([path, text]) => !path.includes('.test.') && text.includes('formatDocument('))
    .map(([path]) => path.replace(/^.*plugins\/|\.tsx?$/g, ''));
  expect(whole.sort()).toEqual(WHOLE);
});
