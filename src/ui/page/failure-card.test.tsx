import { act, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import '../../test-support/texts';
import { errorOf } from '../../providers/api';
import { failureCode } from '../../providers/failure-code';
import { drawPart } from '../../test-support/drawn-part';
import { FailureCard, useReason } from './failure-card';

function Reason({ message }: { message: string }) {
  return useReason()({ message });
}
const reason = (message: string) => render(<Reason message={message} />).container.textContent;

test("SHELL-8-7: a failure of the server's is told in its words; what the shell told already, by what to do", () => {
  expect(reason('O extrato está em manutenção até as 6h.')).toBe('O extrato está em manutenção até as 6h.');
  expect(reason('Ops, ocorreu um erro.')).toBe('Ops, ocorreu um erro.');
  expect(reason('')).toMatch(/^Não conseguimos carregar estas informações agora/);
});

test("the card of a failure of the server's tells what support finds it by, and of no other", async () => {
  const answer = (status: number) => new Response('{}', { status, headers: { 'x-request-id': 'k3f9a-1z' } });
  drawPart(<FailureCard kind="communication" />);
  await act(() => errorOf(answer(500)));
  await screen.findByText('Código para o suporte: k3f9a-1z');
  await act(() => errorOf(answer(422)));
  expect(screen.queryByText(/Código para o suporte/)).toBeNull();
  await act(() => errorOf(answer(503)));
  act(() => failureCode.note(null));
  expect(screen.queryByText(/Código para o suporte/)).toBeNull();
});
