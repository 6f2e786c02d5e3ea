import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openEmptyBank, type EmptyBank, type Member } from '../../../test/harness';
import { pdfWords } from '../../../test/papers';
import { formatDocument } from '../../core/documents';
import { BANK, post } from '../../ledger/ledger';

let bank: EmptyBank;
let member: Member;
let year: number;
beforeAll(async () => {
  bank = await openEmptyBank();
  member = await bank.openAccount();
  year = Number((await bank.today()).slice(0, 4)) - 2;
  await bank.store.execute('update accounts set created_at = $1 where id = $2', [
    at(-1, '06-01T12:00'),
    member.accountId,
  ]);
});
afterAll(() => bank.close());

/** A São Paulo time ('MM-ddTHH:mm') of the tested year, or of a year that many years later. */
const at = (years: number, time: string) => new Date(`${year + years}-${time}:00-03:00`);
const move = (amount: number, kind: string, when: Date) =>
  bank.work((trx) =>
    post(trx, {
      key: randomUUID(),
      kind,
      description: kind,
      at: when,
      entries: [
        { accountId: member.accountId, kind: 'available', amount },
        { accountId: BANK, kind: 'available', amount: -amount },
      ],
    }),
  );

it('a year is from its first minute to its last in São Paulo; fees and tax are told apart, and the paper has them all', async () => {
  await move(100_000, 'deposit', at(-1, '12-31T23:59'));
  await move(50_000, 'pix-received', at(0, '01-01T00:00'));
  await move(7_000, 'pix-received', at(0, '05-04T10:00'));
  await move(20_000, 'deposit', at(0, '12-31T23:59'));
  await move(-349, 'billet-fee', at(0, '06-01T10:00'));
  await move(-1_250, 'iof-tax', at(0, '06-02T10:00'));
  await move(-30_000, 'supplier-payment', at(0, '06-03T10:00'));
  await move(900_000, 'deposit', at(1, '01-01T00:00'));
  const found = (await member.call('GET /income-reports')).json.years.find(
    (one: { year: number }) => one.year === year,
  );
  expect(found).toEqual({
    year,
    balance_before: 100_000,
    balance: 145_401,
    income: [
      { label: 'Pix recebido', value: 57_000 },
      { label: 'Depósito', value: 20_000 },
    ],
    total: 77_000,
    fees: 349,
    withheld: 1_250,
    investments: { yield: 0, taxes: 0, before: 0, invested: 0 },
  });
  const paper = await member.call('GET /income-reports/{year}/pdf', { params: { year } });
  const words = await pdfWords(paper.raw);
  const { rows } = await bank.store.execute(
    'select u.name, a.document from accounts a join memberships m on m.account_id = a.id join users u on u.id = m.user_id where a.id = $1',
    [member.accountId],
  );
  for (const said of [
    `Ano-calendário de ${year}`,
    '09.089.356/0001-18',
    formatDocument(rows[0].document),
    `Em 31/12/${year - 1}`,
    '1.000,00',
    '1.454,01',
    '570,00',
    '770,00',
    '12,50',
    '3,49',
  ])
    expect(words).toContain(said);
});

it('the one who is told of is the holder of the document by the whole name', async () => {
  await bank.store.execute(
    `update accounts set document = (select u.cpf from users u join memberships m on m.user_id = u.id
      where m.account_id = $1 limit 1), nickname = $2 where id = $1`,
    [member.accountId, 'Aninha'],
  );
  const { rows } = await bank.store.execute(
    'select name from users u join accounts a on a.document = u.cpf where a.id = $1',
    [member.accountId],
  );
  const paper = await member.call('GET /income-reports/{year}/pdf', { params: { year } });
  expect(await pdfWords(paper.raw)).toContain(rows[0].name);
});
