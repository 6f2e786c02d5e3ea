import { fireEvent, screen } from '@testing-library/react';
import { Form } from 'antd';
import { useEffect } from 'react';
import { expect, test } from 'vitest';
import charges from '../../../../locales/pt-BR/charges.json';
import charging from '../../../../locales/pt-BR/charging.json';
import { ItemsStep } from '../../../kits/charging/items/items-step';
import { FaultsProvider } from '../../../kits/charging/issue/use-faults';
import { DueIn } from '../../../kits/charging/terms/due-in';
import { i18n } from '../../../providers/i18n';
import { bank, openPart } from '../../../test-support/signed-part';
import { emptyDraft, type Draft } from './draft';
import { LastTerms } from './last-terms';

i18n.addResourceBundle('pt-BR', 'charges', charges);
i18n.addResourceBundle('pt-BR', 'charging', charging);

let values: Draft;
function Step({ children }: { children?: React.ReactNode }) {
  const [form] = Form.useForm<Draft>();
  const draft = (Form.useWatch((all: Draft) => all, { form, preserve: true }) as Draft | undefined) ?? emptyDraft();
  useEffect(() => {
    values = draft;
  }, [draft]);
  return (
    <Form form={form} initialValues={emptyDraft()}>
      <LastTerms draft={draft} />
      {children}
    </Form>
  );
}

test('the conditions of the last billet are offered in words, taken in one click and then offered no more', async () => {
  const terms = { fine: 200, interest: 33, write_off_days: 60, send_email: false, is_bolix: true, message: 'Obrigado' };
  bank.answers = { ...bank.answers, 'GET charges/conditions/last': { terms } };
  openPart(<Step />);
  const offer = await screen.findByRole('button', { name: 'Usar as condições do último boleto' });
  expect(offer.parentElement!.textContent).toContain(
    'multa de 2,00% · juros de 1,00% ao mês · baixa em 60 dias · com a mensagem',
  );
  fireEvent.click(offer);
  expect(values).toMatchObject(terms);
  expect(screen.queryByRole('button', { name: /último boleto/ })).toBeNull();
});

test('a due date in 7, 15 or 30 days is one click', async () => {
  bank.answers = { ...bank.answers, 'GET charges/conditions/last': { terms: null } };
  openPart(
    <Step>
      <Form.Item name="expire_at">
        <DueIn min="2026-11-24" />
      </Form.Item>
    </Step>,
  );
  for (const [name, day] of [
    ['7 dias', '2026-12-01'],
    ['15 dias', '2026-12-09'],
    ['30 dias', '2026-12-24'],
  ] as const) {
    fireEvent.click(await screen.findByRole('button', { name }));
    expect(values.expire_at).toBe(day);
  }
});

test('what came from the catalogue is not offered to be put there, until it is another', async () => {
  bank.answers = {
    ...bank.answers,
    'GET charges/conditions/last': { terms: null },
    'POST charge-items/search': { items: [{ id: 1, name: 'Mensalidade', value: 5000 }], total: 1 },
  };
  openPart(
    <Step>
      <FaultsProvider
        value={{ limits: { minimum: 500, minimumForFines: 1000, today: '2026-11-24' }, faultsOf: () => ({}) }}
      >
        <ItemsStep fault={undefined} notice={undefined} />
      </FaultsProvider>
    </Step>,
  );
  const catalogue = await screen.findByRole('combobox', { name: 'Item do catálogo' });
  fireEvent.mouseDown(catalogue);
  fireEvent.click(await screen.findByText(/^Mensalidade · /));
  expect(values.items[0]).toMatchObject({ name: 'Mensalidade', value: 5000 });
  expect(screen.queryByRole('button', { name: 'Salvar item 1 no catálogo' })).toBeNull();
  fireEvent.change(screen.getByLabelText('O que está sendo cobrado'), { target: { value: 'Mensalidade de dezembro' } });
  await screen.findByRole('button', { name: 'Salvar item 1 no catálogo' });
});
