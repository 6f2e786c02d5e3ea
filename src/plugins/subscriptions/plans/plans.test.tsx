import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import texts from '../../../../locales/pt-BR/subscriptions.json';
import { drawPages, giveTexts } from '../../../test-support/drawn-part';
import { loseFirstAnswer, pressAgain, timesAsked } from '../../../test-support/lost-answer';
import { bank, press, expectToast, type } from '../../../test-support/signed-part';
import { PlanChoices } from '../list/plan-select';
import CreatePlan from './create-plan';
import EditPlan from './edit-plan';
import RemovePlan from './remove-plan';

giveTexts({ subscriptions: texts });

const plan = { id: 7, name: 'Mensal', description: null, interval: 1, repeats: null, subscriptions: 0, charges: 0 };
const LIST = 'GET plans?size=100';

/** Draws a drawer over a page that shows the plans. */
async function over(drawer: React.ReactNode): Promise<void> {
  bank.answers[LIST] = { items: [plan], total: 1 };
  bank.answers['GET plan/7'] = plan;
  const shown = <PlanChoices key="choices" />;
  const router = drawPages({ '/home': null, '/planos/:id': [shown, drawer] });
  await router.navigate('/planos/7');
  await waitFor(() => expect(timesAsked(LIST)).toBe(1));
}

it('a plan whose answer was lost and that is sent again is not a second one', async () => {
  const done = loseFirstAnswer('POST plan', plan);
  await over(<CreatePlan key="drawer" />);
  type('Nome do plano', 'Mensal');
  await pressAgain('Criar plano', 'POST plan');
  await expectToast('success', 'Plano criado');
  expect(done).toHaveLength(1);
  await waitFor(() => expect(timesAsked(LIST)).toBe(2));
});

it('a change whose answer was lost is one change', async () => {
  const done = loseFirstAnswer('PUT plan/7', plan);
  await over(<EditPlan key="drawer" />);
  await screen.findByDisplayValue('Mensal');
  type('Nome do plano', 'Todo mês');
  await pressAgain('Salvar plano', 'PUT plan/7');
  await expectToast('success', 'Plano alterado');
  expect(done).toHaveLength(1);
  await waitFor(() => expect(timesAsked(LIST)).toBe(2));
});

it('a deleted plan is out of what shows the plans, and not asked for again', async () => {
  bank.answers['DELETE plan/7'] = () => new Response(null, { status: 204 });
  await over(<RemovePlan key="drawer" />);
  await screen.findByText('Mensal');
  await press('Excluir plano');
  await expectToast('success', 'Plano excluído');
  await waitFor(() => expect(timesAsked(LIST)).toBe(2));
  expect(timesAsked('GET plan/7')).toBe(1);
  expect(bank.asked.find(({ call }) => call === 'DELETE plan/7')!.key).toMatch(/^[\da-f-]{36}$/);
});
