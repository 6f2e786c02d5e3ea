import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { Form } from 'antd';
import { expect, it } from 'vitest';
import texts from '../../../../locales/pt-BR/charging.json';
import { drawPart, giveTexts } from '../../../test-support/drawn-part';
import { bank } from '../../../test-support/signed-part';
import { RoutingProvider } from '../../../ui/page/routing';
import { CustomerStep } from './customer-step';

giveTexts({ charging: texts });

const CHOSEN = 'POST charges/recipients';
const chosen = () => document.querySelector('output')!.textContent;
const recipient = (id: number) => ({ id, name: `Cliente ${id}`, document: '52998224725', email: null });

it('the list of customers closes when one is chosen: it lies over the button that goes on', async () => {
  bank.answers['GET charges/recipients'] = [recipient(7)];
  bank.answers[CHOSEN] = [recipient(7)];
  drawPart(
    <Form initialValues={{ customers: [] }}>
      <CustomerStep />
    </Form>,
  );
  const field = await screen.findByLabelText(/^Quem vai pagar/);
  fireEvent.mouseDown(field);
  fireEvent.click(await screen.findByText('Cliente 7', { selector: '.option-name' }));
  await waitFor(() => expect(field.getAttribute('aria-expanded')).toBe('false'));
});

it('who is chosen or removed while a group is on its way stays so', async () => {
  let come: (() => void) | undefined;
  const group = new Promise<Response>((resolve) => {
    come = () => resolve(Response.json([recipient(2), recipient(3)]));
  });
  bank.answers['GET groups'] = [{ id: 5, name: 'Mensalistas' }];
  bank.answers[CHOSEN] = () => {
    const { ids } = bank.asked.findLast(({ call }) => call === CHOSEN)!.body as { ids?: number[] };
    return ids ? Response.json(ids.map(recipient)) : group;
  };
  function Issue() {
    const [form] = Form.useForm<{ customers: number[] }>();
    return (
      <Form form={form} initialValues={{ customers: [1] }}>
        <CustomerStep />
        <button onClick={() => form.setFieldValue('customers', [9])}>Trocar</button>
        <output>{Form.useWatch('customers', form)?.join()}</output>
      </Form>
    );
  }
  drawPart(<Issue />);
  fireEvent.mouseDown(await screen.findByLabelText(/^Adicionar todos de um grupo/));
  fireEvent.click(await screen.findByText('Mensalistas'));
  await waitFor(() => expect(bank.asked.some(({ call, body }) => call === CHOSEN && body.group === 5)).toBe(true));
  fireEvent.click(screen.getByText('Trocar'));
  await waitFor(() => expect(chosen()).toBe('9'));
  await act(async () => come!());
  await screen.findByText('2 clientes do grupo adicionados.');
  await waitFor(() => expect(chosen()).toBe('9,2,3'));
});

it.each([
  ['leads to the spreadsheet of many', true],
  ['without the permission for spreadsheets does not lead there', false],
])('who issues to one %s', async (_, can) => {
  const routing = { pathOf: () => '/planilha', destinationOf: () => undefined, crumbs: [], parent: undefined };
  drawPart(
    <RoutingProvider value={routing}>
      <Form initialValues={{ customers: [] }}>
        <CustomerStep />
      </Form>
    </RoutingProvider>,
    { view: { can: (id) => ({ can: can || id !== 'receive:automations:excel' }) } },
  );
  await screen.findByLabelText(/^Quem vai pagar/);
  expect(screen.queryByRole('link', { name: 'Emitir por planilha' })?.getAttribute('href')).toBe(
    can ? '/planilha' : undefined,
  );
});
