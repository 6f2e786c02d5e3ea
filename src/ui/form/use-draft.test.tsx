import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { Form, Input } from 'antd';
import { beforeEach, expect, test, vi } from 'vitest';
import { drawPages } from '../../test-support/drawn-part';
import { press } from '../../test-support/signed-part';
import { ActionDrawer } from '../action/action-drawer';
import { FormPage } from '../page/form-page';

/** Of user 1 on account 1. The pages here read the path of the window, which stays. */
const PLACE = 'balcao:draft:1:1:/um';
const RESTORED = 'Recuperamos o que você tinha preenchido.';
const name = (
  <Form.Item name="name" label="Nome">
    <Input />
  </Form.Item>
);
const isStored = () => sessionStorage.getItem(PLACE) !== null;
const closesTab = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
const reload = () => window.dispatchEvent(new Event('pagehide'));

beforeEach(() => {
  window.history.replaceState(null, '', '/um');
  sessionStorage.setItem(PLACE, JSON.stringify({ name: 'Ana' }));
});

test('a restored draft that was saved is over: it is not guarded, nor restored again', async () => {
  const save = vi.fn(async () => undefined);
  const page = (
    <FormPage title="Dados" submit="Salvar" initial={{ name: '' }} onSubmit={save}>
      {name}
    </FormPage>
  );
  const router = drawPages({ '/um': page, '/outro': <p>Outra página</p> });
  await screen.findByDisplayValue('Ana');
  expect(closesTab()).toBe(false);
  await press('Salvar');
  await waitFor(() => expect(save).toHaveBeenCalledExactlyOnceWith({ name: 'Ana' }));
  await waitFor(() => expect(closesTab()).toBe(true));
  reload();
  expect(isStored()).toBe(false);
  await act(() => router.navigate('/outro'));
  await screen.findByText('Outra página');
});

test('so is one sent from a drawer that stays open, empty', async () => {
  const Drawer = () => {
    const [form] = Form.useForm<{ name: string }>();
    const send = async () => {
      form.resetFields();
      return 'stays';
    };
    return (
      <ActionDrawer title="Grupos" submit="Criar" form={form} onSubmit={send}>
        {name}
      </ActionDrawer>
    );
  };
  drawPages({ '/um': <Drawer /> });
  await screen.findByDisplayValue('Ana');
  screen.getByText(RESTORED);
  await press('Criar');
  await waitFor(() => expect(closesTab()).toBe(true));
  expect(screen.queryByText(RESTORED)).toBeNull();
  reload();
  expect(isStored()).toBe(false);
});

test('what a drawer did not send, because it was not signed, still holds, restored or typed', async () => {
  const sign = vi.fn(async () => false);
  drawPages({
    '/um': (
      <ActionDrawer title="Limite" submit="Pedir" onSubmit={sign}>
        {name}
      </ActionDrawer>
    ),
  });
  await screen.findByDisplayValue('Ana');
  await press('Pedir');
  await waitFor(() => expect(sign).toHaveBeenCalledTimes(1));
  expect(closesTab()).toBe(false);
  fireEvent.change(screen.getByDisplayValue('Ana'), { target: { value: 'Bia' } });
  await press('Pedir');
  await waitFor(() => expect(sign).toHaveBeenLastCalledWith({ name: 'Bia' }));
  expect(closesTab()).toBe(false);
  reload();
  expect(JSON.parse(sessionStorage.getItem(PLACE)!)).toEqual({ name: 'Bia' });
});
