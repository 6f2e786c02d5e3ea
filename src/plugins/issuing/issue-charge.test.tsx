import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { beforeAll, expect, test } from 'vitest';
import charging from '../../../locales/pt-BR/charging.json';
import issuing from '../../../locales/pt-BR/issuing.json';
import { useKindTabs } from '../../kits/charging/issue/kind-tabs';
import { i18n } from '../../providers/i18n';
import '../../test-support/texts';
import { SlotsProvider, type FilledSlot } from '../../ui/page/slots';
import IssueCharge from './issue-charge';

beforeAll(() => {
  i18n.addResourceBundle('pt-BR', 'charging', charging);
  i18n.addResourceBundle('pt-BR', 'issuing', issuing);
});

/** A kind of charge whose form shows its own name and the tabs of all kinds. */
const kind = (name: string, label: string): FilledSlot => ({
  id: `${name}s:${name}`,
  name,
  label,
  Part: () => (
    <>
      {useKindTabs()}
      <p>form of {name}</p>
    </>
  ),
});
const BILLET = kind('banking_billet', 'Boletos');
const CARNET = kind('carnet', 'Carnês');

const open = (address: string, kinds: FilledSlot[]) =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <SlotsProvider value={{ 'charge-kind': kinds }}>
        <IssueCharge />
      </SlotsProvider>
    </MemoryRouter>,
  );

test('one kind is issued without a choice', () => {
  open('/emitir', [BILLET]);
  screen.getByText('form of banking_billet');
  expect(screen.queryByRole('navigation')).toBeNull();
});

test('of several the one that the address names, else the first; the others one tab away', () => {
  const { unmount } = open('/emitir?billingMethod=carnet', [BILLET, CARNET]);
  screen.getByText('form of carnet');
  expect(screen.getByRole('link', { name: 'Carnês' }).getAttribute('aria-current')).toBe('page');
  expect(screen.getByRole('link', { name: 'Boletos' }).getAttribute('href')).toBe(
    '/emitir?billingMethod=banking_billet',
  );
  unmount();
  open('/emitir?billingMethod=unheard-of', [BILLET, CARNET]);
  screen.getByText('form of banking_billet');
});

test('AREAS-2-receive-2: what the address names and cannot be used is said; whom it names goes along to the other kinds', () => {
  const alerts = () => screen.queryAllByRole('alert').map((one) => one.textContent);
  const { unmount } = open('/emitir?billingMethod=unheard-of&customersId=7,x', [BILLET, CARNET]);
  expect(alerts()).toEqual([
    'O endereço pede um tipo de cobrança que esta conta não emite. Mostramos outro: Boletos.',
    'Não foi possível usar os clientes deste endereço. Escolha abaixo quem vai pagar.',
  ]);
  unmount();
  open('/emitir?billingMethod=carnet&customersId=7,9', [BILLET, CARNET]);
  expect(alerts()).toEqual([]);
  expect(screen.getByRole('link', { name: 'Boletos' }).getAttribute('href')).toBe(
    '/emitir?billingMethod=banking_billet&customersId=7,9',
  );
});
