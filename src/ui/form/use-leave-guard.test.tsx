import { useWarnAboutChange } from '@refinedev/core';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { drawPages } from '../../test-support/drawn-part';
import { useLeaveGuard } from './use-leave-guard';

function Typed() {
  const [text, setText] = useState('');
  const guard = useLeaveGuard(text !== '');
  return (
    <>
      <input aria-label="Nome" value={text} onChange={(event) => setText(event.target.value)} />
      <button onClick={guard.allow}>Salvar</button>
    </>
  );
}
const draw = () => drawPages({ '/um': <Typed />, '/outro': <p>Outra página</p> });
const typeName = () => fireEvent.change(screen.getByLabelText('Nome'), { target: { value: 'Ana' } });
const asked = () => screen.queryByRole('dialog', { name: /^Descartar o que foi preenchido/ });
const closesTab = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('what was typed is not left unasked: one stays with it, or throws it away and goes', async () => {
  const router = draw();
  typeName();
  const leave = () => act(() => router.navigate('/outro'));
  await leave();
  fireEvent.click(await screen.findByRole('button', { name: 'Continuar preenchendo' }));
  await waitFor(() => expect(asked()).toBeNull());
  expect([router.state.location.pathname, (screen.getByLabelText('Nome') as HTMLInputElement).value]).toEqual([
    '/um',
    'Ana',
  ]);
  await leave();
  fireEvent.click(await screen.findByRole('button', { name: 'Descartar' }));
  await screen.findByText('Outra página');
});

test('the tab is not closed over what was typed; nothing typed, or saved, one is asked nothing', async () => {
  const router = draw();
  expect(closesTab()).toBe(true);
  typeName();
  expect(closesTab()).toBe(false);
  fireEvent.click(screen.getByRole('button', { name: 'Salvar' }));
  expect(closesTab()).toBe(true);
  await act(() => router.navigate('/outro'));
  await screen.findByText('Outra página');
  expect(asked()).toBeNull();
});

test('the shell knows what is typed as long as it is typed, and asks before it changes the account', async () => {
  const Shell = () => <p>{useWarnAboutChange().warnWhen ? 'asks' : 'asks nothing'}</p>;
  const shell = (
    <>
      <Shell />
      <Typed />
    </>
  );
  const router = drawPages({ '/um': shell, '/outro': <Shell /> });
  await screen.findByText('asks nothing');
  typeName();
  await screen.findByText('asks');
  fireEvent.click(screen.getByRole('button', { name: 'Salvar' }));
  await act(() => router.navigate('/outro'));
  await screen.findByText('asks nothing');
});
