import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import dunning from '../../../../locales/pt-BR/dunning.json';
import { queryClient } from '../../../providers/query-client';
import { drawPages, giveTexts } from '../../../test-support/drawn-part';
import { bank, bodyOf, isOff, press, refusal, type } from '../../../test-support/signed-part';
import EditStep from './edit-step';

giveTexts({ dunning });

const step = { id: 7, days: -1, channel: 'sms', group_id: null, subject: '', body: 'Vence amanhã', active: true };
const open = async (id: number) => {
  const router = drawPages({ '/home': null, '/regua/:id/editar': <EditStep /> });
  await router.navigate(`/regua/${id}/editar`);
};

it('a reminder that is there is shown as it is', async () => {
  bank.answers['GET dunning'] = { steps: [step], groups: [], variables: [] };
  await open(7);
  expect(await screen.findByLabelText('Texto')).toHaveProperty('value', 'Vence amanhã');
});

it('one of a group stays of that group where only its text is changed', async () => {
  const groups = [{ id: 3, name: 'Atacado' }];
  bank.answers['GET dunning'] = { steps: [{ ...step, group_id: 3 }], groups, variables: [] };
  await open(7);
  await screen.findByText('Atacado');
  type('Texto', 'Vence logo');
  await press('Salvar lembrete');
  await waitFor(() =>
    expect(bodyOf('PUT dunning/steps/7')).toEqual({
      days: -1,
      channel: 'sms',
      group_id: 3,
      subject: '',
      body: 'Vence logo',
      active: true,
    }),
  );
});

it('one that is not there is said to be gone, instead of a new one in its place', async () => {
  bank.answers['GET dunning'] = { steps: [step], groups: [], variables: [] };
  await open(8);
  await screen.findByText('Isto não existe mais');
  expect([screen.queryByLabelText('Texto'), isOff('Salvar lembrete')]).toEqual([null, true]);
  await press('Salvar lembrete');
  expect(bank.asked.some(({ call }) => call.startsWith('PUT'))).toBe(false);
});

it('where the reminders could not be read, no new one stands in their place', async () => {
  bank.answers['GET dunning'] = refusal(500, {});
  await open(7);
  const failed = () => queryClient.getQueryCache().findAll({ predicate: ({ state }) => state.status === 'error' });
  await waitFor(() => expect(failed()).toHaveLength(1));
  await act(async () => undefined);
  expect(screen.queryByLabelText('Texto')).toBeNull();
});

it('a group that was deleted meanwhile is refused at its field', async () => {
  const groups = [{ id: 3, name: 'Atacado' }];
  bank.answers['GET dunning'] = { steps: [{ ...step, group_id: 3 }], groups, variables: [] };
  const message = 'Este grupo não existe mais';
  bank.answers['PUT dunning/steps/7'] = refusal(422, {
    error_description: message,
    errors: [{ field: 'group_id', message }],
  });
  await open(7);
  await screen.findByText('Atacado');
  await press('Salvar lembrete');
  const fault = await screen.findByText(message);
  expect(fault.closest('.ant-form-item')?.textContent).toContain(dunning.field.group);
});
