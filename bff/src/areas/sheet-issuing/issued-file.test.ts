import { afterAll, beforeAll, expect, it } from 'vitest';
import { openEmptyBank, type EmptyBank, type Member } from '../../../test/harness';
import { sheetCalls } from '../../../test/sheets';
import { readSheet } from '../../core/read-sheet';

let bank: EmptyBank;
let clerk: Member;
beforeAll(async () => {
  bank = await openEmptyBank();
});
afterAll(() => bank.close());

const { upload, issue, rows } = sheetCalls(() => clerk);

it('the file of what was issued has numbers and addresses of charges only for who may open them', async () => {
  const owner = await bank.openAccount();
  const { userId } = await bank.openAccount();
  const grants = {
    'receive:automations:excel': true,
    'receive:do-charge': true,
    'receive:management:payment-links': true,
  };
  clerk = await bank.join(userId, owner.accountId, { role: 'subuser', grants });
  const { json } = await upload('payment_link', [
    'CPF ou CNPJ;Nome;E-mail;Descrição;Valor;Mensagem do link',
    '529.982.247-25;Ana;ana@exemplo.com;Kit;50,00;Obrigada',
  ]);
  await issue(json.id);
  await bank.runJobs();
  const file = async () =>
    readSheet((await clerk.call('GET /charge-sheets/{id}/issued', { params: { id: json.id } })).raw);
  expect((await file()).columns.slice(-2)).toEqual(['Número: Link de pagamento', 'Endereço']);
  await bank.store.execute('update memberships set grants = $1 where user_id = $2 and account_id = $3', [
    JSON.stringify({ ...grants, 'receive:management:payment-links': false }),
    userId,
    owner.accountId,
  ]);
  expect((await rows(json.id, 'issued'))[0]!.charge).toBeNull();
  const { columns, rows: lines } = await file();
  expect(columns).toEqual(['Linha', ...json.columns.map(({ title }) => title)]);
  expect(lines[0]!.cells).toHaveLength(columns.length);
});
