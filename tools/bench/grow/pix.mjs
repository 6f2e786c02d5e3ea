// Rows of a Pix that went out or came in.
import { dayOf, digits, draw, hex, personOf } from './draw.mjs';
import { keyOf } from './owner.mjs';

const BANK = { ispb: '60746948', name: 'Bradesco' };

/** Pix i of an account: every other one goes out, while there is money. @yields [table, row] */
export function* pixRows(bank, account, i, at) {
  const { id: owner, user, n, log } = account;
  const seed = n * 2003 + i;
  const id = bank.id('money_operations');
  const { name, document } = personOf(seed, 'PF', i);
  const amount = 500 + (draw(seed, 'pix') % 20_000);
  const endToEnd = `E${BANK.ispb}${hex(seed, 'e2e').slice(0, 23)}`;
  const when = new Date(at);
  const posting = { account: owner, at, counterpart: JSON.stringify({ name, document }) };
  if (i % 2 || amount > bank.postings.balanceOf(owner)) {
    yield [
      'pix_received',
      {
        account_id: owner,
        id,
        end_to_end: endToEnd,
        key: keyOf(n),
        amount,
        payer_name: name,
        payer_document: document,
        payer_ispb: BANK.ispb,
        payer_bank: BANK.name,
        received_at: when,
      },
    ];
    const words = { key: `pix-received:${id}`, kind: 'pix-received', description: `Pix recebido de ${name}` };
    return yield* bank.postings.post({ ...posting, ...words, amount });
  }
  const protocol = `2026${digits(id, 16)}`;
  const to = { name, document, ispb: BANK.ispb, bankName: BANK.name, pixKey: document, branch: null, account: null };
  yield [
    'money_operations',
    {
      account_id: owner,
      id,
      kind: 'pix',
      protocol,
      amount,
      counterpart: JSON.stringify(to),
      details: JSON.stringify({ by: 'key', document, endToEnd }),
      scheduled_for: dayOf(at),
      state: 'settled',
      signed_by: user,
      spent_at: when,
      created_at: when,
      sent_at: when,
      settled_at: when,
    },
  ];
  for (const step of ['reserved', 'sent', 'settled'])
    yield ['money_steps', { account_id: owner, operation_id: id, id: bank.id('money_steps'), step, at: when }];
  log.push({ action: 'pix.start', target: id, at });
  const words = { key: `money:${id}`, kind: 'pix', description: `Pix para ${name}`, protocol };
  yield* bank.postings.post({ ...posting, ...words, amount: -amount });
}
