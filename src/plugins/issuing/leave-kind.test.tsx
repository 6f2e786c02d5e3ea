import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { Form } from 'antd';
import { expect, test } from 'vitest';
import charging from '../../../locales/pt-BR/charging.json';
import issuing from '../../../locales/pt-BR/issuing.json';
import { emptyCharge } from '../../kits/charging/issue/draft';
import { useKindTabs } from '../../kits/charging/issue/kind-tabs';
import { useIssueDraft } from '../../kits/charging/issue/use-issue-draft';
import { drawPages, giveTexts } from '../../test-support/drawn-part';
import { press } from '../../test-support/signed-part';
import { SlotsProvider } from '../../ui/page/slots';
import IssueCharge from './issue-charge';

giveTexts({ charging, issuing });

const rules = { steps: [], required: [], faultsOf: () => ({}) };
const start = emptyCharge();

/** A kind of charge: its form knows that something was filled in once the button is pressed. */
const kindOf = (name: string, label: string) => ({
  id: `${name}s:${name}`,
  name,
  label,
  Part: () => {
    const issue = useIssueDraft({
      rules: rules as never,
      limits: {} as never,
      start,
      send: async () => ({ id: 1 }),
      onSent: () => {},
    });
    return (
      <Form form={issue.form} initialValues={start}>
        {useKindTabs()}
        <button type="button" onClick={issue.changed}>{`Preencher ${label}`}</button>
      </Form>
    );
  },
});
const draw = async (search: string) => {
  const kinds = [kindOf('banking_billet', 'Boletos'), kindOf('carnet', 'Carnês')];
  const page = (
    <SlotsProvider value={{ 'charge-kind': kinds }}>
      <IssueCharge />
    </SlotsProvider>
  );
  const router = drawPages({ '/home': null, '/emitir': page });
  await act(() => router.navigate(`/emitir${search}`));
  return router;
};
const choose = (kind: string) => fireEvent.click(screen.getByRole('link', { name: kind }));
const asked = () => screen.queryByRole('dialog', { name: /^Descartar o que foi preenchido/ });

test('what was filled in of a charge is not thrown away unasked by the tab of another kind', async () => {
  await draw('');
  await press('Preencher Boletos');
  choose('Carnês');
  await press('Continuar preenchendo');
  await waitFor(() => expect(asked()).toBeNull());
  screen.getByText('Preencher Boletos');
  choose('Carnês');
  await press('Descartar');
  await screen.findByText('Preencher Carnês');
});

test('a kind is left unasked where nothing is filled in, and is not left by naming it in the address', async () => {
  const router = await draw('?billingMethod=carnet');
  choose('Boletos');
  await press('Preencher Boletos');
  await act(() => router.navigate('/emitir'));
  expect(router.state.location.search).toBe('');
  choose('Boletos');
  await waitFor(() => expect(router.state.location.search).toBe('?billingMethod=banking_billet'));
  expect(asked()).toBeNull();
});
