import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import '../../test-support/texts';
import { useReason } from './failure-card';

function Reason({ message }: { message: string }) {
  return useReason()({ message });
}
const reason = (message: string) => render(<Reason message={message} />).container.textContent;

test("SHELL-8-7: a failure of the server's is told in its words; what the shell told already, by what to do", () => {
  expect(reason('O extrato está em manutenção até as 6h.')).toBe('O extrato está em manutenção até as 6h.');
  expect(reason('Ops, ocorreu um erro.')).toBe('Ops, ocorreu um erro.');
  expect(reason('')).toMatch(/^Não conseguimos carregar estas informações agora/);
});
