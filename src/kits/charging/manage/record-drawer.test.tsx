import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { drawPart } from '../../../test-support/drawn-part';
import { isOff } from '../../../test-support/signed-part';
import { RecordDrawer } from './record-drawer';

const OFF = 'Um boleto pago não pode ser cancelado.';
const send = vi.fn(() => Promise.resolve());

/** Opens a drawer on a record and presses its button. */
async function press(off: { off?: string; submitOff?: string }) {
  send.mockClear();
  drawPart(
    <RecordDrawer<{ id: number }, object>
      opened={{ record: { id: 7 }, isLoading: false, error: null }}
      title="Cancelar boleto"
      submit="Cancelar este boleto"
      text="O boleto deixa de valer."
      facts={[{ label: 'Valor', value: 'R$ 1,00' }]}
      onSubmit={send}
      {...off}
    >
      {() => <p>campos</p>}
    </RecordDrawer>,
  );
  await act(async () => fireEvent.click(await screen.findByRole('button', { name: 'Cancelar este boleto' })));
  return [isOff('Cancelar este boleto'), send.mock.calls.length];
}

it('AREAS-4-charges-2: an action that the record does not allow is told with its reason, without fields, and is not sent', async () => {
  expect(await press({ off: OFF })).toEqual([true, 0]);
  expect(screen.getByRole('alert').textContent).toBe(OFF);
  expect([screen.queryByText('campos'), screen.queryByText('O boleto deixa de valer.')]).toEqual([null, null]);
});

it('an action that its fields do not allow yet is not sent', async () =>
  expect(await press({ submitOff: 'Escolha uma data' })).toEqual([true, 0]));

it('an allowed action says what will happen, shows its fields, and is sent once', async () => {
  expect(await press({})).toEqual([false, 1]);
  expect([screen.queryByText('campos'), screen.queryByText('O boleto deixa de valer.')]).not.toContain(null);
});
