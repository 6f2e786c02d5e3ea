import { fakeCpf } from '../../bff/src/core/documents';
import { expect, signIn, test } from './support';

const SHEETS = '/receber/automatizacoes/emissao-via-excel';
const cpf = () => fakeCpf(Math.random);

test('AREAS-2-receive-13: charges are issued by a spreadsheet, its failed row is told and can be downloaded', async ({
  page,
  context,
}) => {
  const { url } = await signIn(context, 'titular@balcao.demo');
  const year = new Date().getFullYear() + 2;
  const lines = [
    'CPF ou CNPJ;Nome;Descrição;Valor;Vencimento;Parcelas',
    `${cpf()};Aluna Um;Curso;120;10/03/${year};3`,
    `${cpf()};Aluno Dois;Curso;120;10/03/${year};13`,
  ];
  await page.goto(url + SHEETS);
  await page
    .getByLabel('Escolher arquivo')
    .setInputFiles({ name: 'turma.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) });
  await expect(page.getByText('Esta planilha tem colunas do modelo de Carnê.')).toBeVisible();
  await page.getByRole('button', { name: 'Usar como Carnê' }).click();
  await expect(page.getByText('Parcelas: Um carnê tem de 2 a 12 parcelas')).toBeVisible();
  await page.getByRole('button', { name: 'Emitir 1 linha' }).click();
  await expect(page.getByRole('heading', { name: 'Comprovante de emissão' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Emitidas (1)' })).toBeVisible({ timeout: 30_000 });
  await page.reload();
  await expect(page.getByText('R$ 360,00').first()).toBeVisible();
  await page.getByRole('button', { name: 'Imprimir todas as cobranças' }).click();
  await expect(page.getByText('Concluído: 1 de 1')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Baixar cobrancas-.*\.pdf$/ })).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Baixar linhas com falha' }).click();
  expect((await download).suggestedFilename()).toBe('cobrancas-com-erro.xlsx');
  await page.getByRole('button', { name: 'Emitidas (1)' }).click();
  await expect(page.getByText('Aluna Um (novo cliente)')).toBeVisible();
});

test('AREAS-2-receive-13: the receipt opened by itself goes to where a spreadsheet is sent', async ({
  page,
  context,
}) => {
  const { url } = await signIn(context, 'titular@balcao.demo');
  await page.goto(`${url}${SHEETS}/comprovante`);
  await expect(page).toHaveURL(new RegExp(`${SHEETS}$`));
});
