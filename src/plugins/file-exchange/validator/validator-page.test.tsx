import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { fileBytes, fileOf } from '@balcao/contract/shared/cnab/lines';
import { sampleOwner, sampleTitle } from '@balcao/contract/shared/cnab/sample-title';
import { shippingLines } from '@balcao/contract/shared/cnab/shipping';
import fileExchange from '../../../../locales/pt-BR/file-exchange.json';
import sheets from '../../../../locales/pt-BR/sheets.json';
import { drawPart, giveTexts } from '../../../test-support/drawn-part';
import { bank } from '../../../test-support/signed-part';
import { RoutingProvider } from '../../../ui/page/routing';
import ValidatorPage from './validator-page';

giveTexts({ 'file-exchange': fileExchange, sheets });

const good = fileOf(shippingLines('cnab240', sampleOwner, [sampleTitle()]));
const fault = {
  line: 6,
  from: 24,
  to: 29,
  field: 'Quantidade de registros',
  code: 'count',
  found: '000099',
  expected: '000006',
  mend: 'Escreva 6: é o que o arquivo traz.',
  isNotice: false,
  canMend: true,
};
const checked = {
  file: { layout: 'cnab240', kind: 'shipping', bank: '364', name: 'Remessa de cobrança, CNAB 240' },
  lines: 6,
  errors: 1,
  faults: [fault],
  canCorrect: true,
  titles: 1,
  value: 10_000,
  records: [
    {
      line: 1,
      text: '3640000',
      label: 'Cabeçalho do arquivo',
      fields: [{ label: 'Código do banco', from: 1, to: 3, value: '364' }],
    },
  ],
};
const routing = { pathOf: () => '/', destinationOf: () => undefined, crumbs: [], parent: undefined };

it('a fault is told by its place, its field is named under the pointer, and the corrected file is given (AREAS-2-file-exchange-2)', async () => {
  bank.answers['POST file-exchange/check?page=1'] = checked;
  drawPart(
    <RoutingProvider value={routing as never}>
      <ValidatorPage />
    </RoutingProvider>,
  );
  const lying = new File([fileBytes(good.replace('000001000006', '000001000099'))], 'a.rem');
  fireEvent.change(screen.getByLabelText('Escolher arquivo', { selector: 'input' }), { target: { files: [lying] } });
  const row = within(await screen.findByRole('region', { name: 'O que encontramos' }));
  expect(row.getByText('000099')).toBeTruthy();
  expect(row.getByText('24 a 29')).toBeTruthy();

  fireEvent.pointerEnter(screen.getByText('364', { selector: '.cnab-line span' }));
  expect(screen.getByText('Colunas 1 a 3, Código do banco: 364')).toBeTruthy();

  let given: Blob | undefined;
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => ((given = blob as Blob), 'blob:x'));
  fireEvent.click(screen.getByText('Baixar arquivo corrigido'));
  await vi.waitFor(async () => expect(await given?.text()).toBe(good));
});
