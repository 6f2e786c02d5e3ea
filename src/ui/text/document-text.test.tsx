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
