import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import subusers from '../../../../locales/pt-BR/subusers.json';
import { drawPages, giveTexts } from '../../../test-support/drawn-part';
import { bank, press, signWrongly } from '../../../test-support/signed-part';
import { RoutingProvider } from '../../../ui/page/routing';
import EditAccess from './edit-access';

giveTexts({ subusers });

const routing = { pathOf: () => '/feito', destinationOf: () => undefined, crumbs: [], parent: undefined };
const permission = { id: 'a:1', name: 'Receber', opens: 'Ver', mine: true };

it('changed permissions that are signed wrongly do not leave the page as done', async () => {
  bank.answers['GET permissions/catalogue'] = {
    groups: [{ key: 'a', name: 'Área', permissions: [permission] }],
    templates: [],
  };
  bank.answers['GET subuser/7'] = {
    id: 7,
    name: 'Bia',
    email: 'bia@exemplo.com.br',
    cpf: '52998224725',
    isSelf: false,
    permissions: [],
  };
  const router = drawPages({
    '/home': null,
    '/pessoa/:id': (
      <RoutingProvider value={routing}>
        <EditAccess />
      </RoutingProvider>
    ),
    '/feito': null,
  });
  await act(() => router.navigate('/pessoa/7'));
  await act(async () => (await screen.findAllByRole<HTMLInputElement>('checkbox'))[0]!.click());
  await press(subusers.edit.next);
  await signWrongly(subusers.edit.submit, 'PUT subusers/signature/7');
  expect(router.state.location.pathname).toBe('/pessoa/7');
});
