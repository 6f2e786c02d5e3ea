import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import reports from '../../../locales/pt-BR/reports.json';
import { drawPages, giveTexts } from '../../test-support/drawn-part';
import { bank, bodyOf, press, refusal, expectToast } from '../../test-support/signed-part';
import { RoutingProvider } from '../../ui/page/routing';
import ReportReceipt from './report-receipt';

giveTexts({ reports });

const asked = {
  type: 'received',
  from: '2026-10-09',
  to: '2026-11-08',
  columns: ['number', 'value'],
  format: 'csv',
};
const report = {
  ...asked,
  id: 7,
  status: 'expired',
  translated_status: 'Expirado',
  count: 143,
  user: 'Helena',
  mine: true,
  task: 0,
  created_at: '2026-11-08T12:40:00.000Z',
  expires_at: '2026-11-09T12:40:00.000Z',
};
const path = '/receber/comprovante';
const routing = { pathOf: () => path, destinationOf: () => undefined, crumbs: [], parent: undefined };
const open = async () => {
  bank.answers['GET report/7'] = report;
  bank.answers['GET report/8'] = { ...report, id: 8, status: 'waiting', mine: false };
  const router = drawPages({
    '/': null,
    [path]: (
      <RoutingProvider value={routing}>
        <ReportReceipt />
      </RoutingProvider>
    ),
  });
  await router.navigate(`${path}?id=7`);
  await screen.findByText(/O arquivo expirou/);
};

it('a report whose file expired is made again as it was by one press, which leads to the new one', async () => {
  bank.answers['POST reports'] = { ...report, id: 8 };
  await open();
  await press('Gerar novamente');
  await waitFor(() => expect(bodyOf('POST reports')).toEqual(asked));
  await waitFor(() => expect(screen.queryByText(/O arquivo expirou/)).toBeNull());
});

it('a report that cannot be made again says why, and stays', async () => {
  bank.answers['POST reports'] = refusal(422, { code: 'x', error_description: 'Agora não deu.' });
  await open();
  await press('Gerar novamente');
  await expectToast('error', 'Agora não deu.');
  await screen.findByText(/O arquivo expirou/);
});
