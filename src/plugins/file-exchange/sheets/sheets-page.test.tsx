import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import texts from '../../../../locales/pt-BR/file-exchange.json';
import sheets from '../../../../locales/pt-BR/sheets.json';
import { drawPages, giveTexts } from '../../../test-support/drawn-part';
import { bank } from '../../../test-support/signed-part';
import SheetsPage from './sheets-page';

giveTexts({ 'file-exchange': texts, sheets });

const CALL = 'POST file-exchange/shipping-of-sheet?layout=cnab400';

it('a spreadsheet becomes a file of the layout chosen, or its faults are told by line and column', async () => {
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  URL.createObjectURL = () => 'blob:1';
  const router = drawPages({ '/home': null, '/planilhas': <SheetsPage /> });
  await router.navigate('/planilhas');
  fireEvent.click(await screen.findByLabelText(texts.sheets.cnab400));
  const send = (answer: object) => {
    bank.answers[CALL] = { titles: 2, value: 12_550, ...answer };
    const [input] = screen.getAllByLabelText('Escolher arquivo', { selector: 'input' });
    return act(async () => fireEvent.change(input!, { target: { files: [new File(['x'], 'titulos.csv')] } }));
  };
  const fault = { line: 3, column: 'Valor', message: 'Preenchimento obrigatório' };
  await send({ file: null, errors: 1, faults: [fault] });
  expect((await screen.findByText(/Linha 3/)).textContent).toBe('Linha 3, Valor: Preenchimento obrigatório');
  expect(saved).toEqual([]);
  await send({ file: { name: 'remessa-000004.rem', base64: 'MDI=' }, errors: 0, faults: [] });
  await screen.findByText(/remessa-000004.rem/);
  await waitFor(() => expect(saved).toEqual(['remessa-000004.rem']));
  expect(screen.queryByText(/Linha 3/)).toBeNull();
});
