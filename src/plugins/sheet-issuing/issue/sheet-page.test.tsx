import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import sheetIssuing from '../../../../locales/pt-BR/sheet-issuing.json';
import sheets from '../../../../locales/pt-BR/sheets.json';
import { queryClient } from '../../../providers/query-client';
import { drawPart, giveTexts } from '../../../test-support/drawn-part';
import { bank, bodyOf } from '../../../test-support/signed-part';
import { RoutingProvider } from '../../../ui/page/routing';
import SheetPage from './sheet-page';

giveTexts({ 'sheet-issuing': sheetIssuing, sheets });

const fields = ['name', 'email'].map((field) => ({ field, label: field, required: false }));
const sheetWith = (field: string) => ({
  id: 7,
  fileName: 'a.csv',
  status: 'draft',
  kind: 'carnet',
  chargeTypeLabel: 'Carnê',
  columns: [{ title: 'Quem', sample: 'Ana', field, fault: null }],
  missing: ['Valor'],
  otherKind: null,
  sentBefore: null,
  ready: false,
  total: 1,
  issuable: 0,
});
const routing = { pathOf: () => '/', destinationOf: () => undefined, crumbs: [], parent: undefined };
const open = () =>
  drawPart(
    <RoutingProvider value={routing as never}>
      <SheetPage />
    </RoutingProvider>,
    { path: '/?planilha=7' },
  );
const column = async () => (await screen.findByLabelText('Campo da coluna Quem')) as HTMLSelectElement;

it('who comes back to the review finds the fields that the button issues by', async () => {
  const CHANGE = 'PUT charge-sheets/7';
  bank.answers['GET charge-sheets/kinds'] = [{ kind: 'carnet', chargeTypeLabel: 'Carnê', fields }];
  bank.answers['GET charge-sheets/7'] = () => Response.json(sheetWith(bodyOf(CHANGE) ? 'email' : 'name'));
  bank.answers[CHANGE] = sheetWith('email');
  open();
  fireEvent.change(await column(), { target: { value: 'email' } });
  await waitFor(async () => expect((await column()).value).toBe('email'));
  await waitFor(() => expect(queryClient.isMutating() + queryClient.isFetching()).toBe(0));
  expect(bodyOf(CHANGE)).toEqual({ kind: 'carnet', columns: ['email'] });
  cleanup();
  open();
  expect((await column()).value).toBe('email');
});
