import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import carnets from '../../../../locales/pt-BR/carnets.json';
import charging from '../../../../locales/pt-BR/charging.json';
import { drawPart, giveTexts } from '../../../test-support/drawn-part';
import { bank, bodyOf, press, toasts, expectToast } from '../../../test-support/signed-part';
import BulkCarnets, { type BulkAction } from './bulk-carnets';

giveTexts({ carnets, charging });

/** Opens the dialog of an action on the carnets 7 and 8, and confirms it; the bank refuses those given. */
async function confirm(action: BulkAction, call: string, refused: number[] = []) {
  const onDone = vi.fn();
  bank.answers[call] = {
    results: [7, 8].map((id) => ({
      id,
      ok: !refused.includes(id),
      message: refused.includes(id) ? 'Já concluído' : null,
    })),
  };
  bank.answers['POST carnets/all'] = { items: [{ id: 8, customerName: 'Bia Lima' }] };
  drawPart(<BulkCarnets action={action} ids={[7, 8]} onDone={onDone} onClose={() => undefined} />);
  await press(carnets.bulk[action].button);
  await vi.waitFor(() => expect(onDone).toHaveBeenCalled());
  return onDone.mock.calls;
}

it.each([
  ['cancel', 'PUT carnets/cancel', { ids: [7, 8] }, '2 carnês cancelados'],
  ['resend-email', 'POST carnets/resend/email', { ids: [7, 8] }, '2 carnês reenviados'],
  ['tags', 'POST carnets/tags', { ids: [7, 8], add: [], remove: [] }, 'Etiquetas de 2 carnês salvas'],
  ['file', 'PUT carnets/file', { ids: [7, 8], filed: true }, '2 carnês arquivados'],
  ['unfile', 'PUT carnets/file', { ids: [7, 8], filed: false }, '2 carnês desarquivados'],
] as const)(
  '%s of two carnets sends its call once, and says that it was done (AREAS-4-charges-2)',
  async (action, call, body, said) => {
    expect(await confirm(action, call)).toEqual([[[]]]);
    expect(bodyOf(call)).toEqual(body);
    expect(bank.asked.filter((one) => one.call === call)).toHaveLength(1);
    await expectToast('success', said);
  },
);

it('carnets that the bank refused stay chosen, and are listed with their customers (AREAS-4-charges-2)', async () => {
  expect(await confirm('cancel', 'PUT carnets/cancel', [8])).toEqual([[[8]]]);
  expect((await screen.findByText('Bia Lima')).closest('li')!.textContent).toBe('Bia LimaCarnê 8');
  screen.getByText('1 de 2 não pôde ser alterado: Já concluído');
  expect(toasts('status')).toEqual([]);
});

it('tags of several carnets are put on and taken off by fields of their own (AREAS-7-charges-5)', async () => {
  drawPart(<BulkCarnets action="tags" ids={[7]} onDone={() => undefined} onClose={() => undefined} />);
  await screen.findByLabelText(/^Colocar/);
  screen.getByLabelText(/^Remover/);
});
