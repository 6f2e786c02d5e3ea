import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callSigned } from '../../../../tests/support/sign';
import { activate, cardsOf, encryptTo, openCard, openCardHolder, tokenAndPin } from '../../../test/issued-cards';
import { openEmptyBank, type EmptyBank, type Member } from '../../../test/harness';
import type { Card } from '@balcao/contract/cards/shapes';

let bank: EmptyBank;
beforeAll(async () => {
  bank = await openEmptyBank();
});
afterAll(() => bank.close());

const tokenOf = async (who: Member) => (await who.call('GET /physical-cards/access-jwt')).json.token;
const details = async (who: Member, card: Card, token?: string) =>
  callSigned(who, 'POST /v2/physical-cards/details', {
    body: { token: token ?? (await tokenOf(who)), cardId: card.id },
  });
const change = async (who: Member, card: Card, pin: string) =>
  callSigned(who, 'PUT /v2/physical-cards/password', { body: { ...(await tokenAndPin(who, pin)), cardId: card.id } });

/** Every row of every table, of the queues' too, as one text. */
async function allRows(): Promise<string> {
  const { rows: tables } = await sql<{ schema: string; name: string }>`
    select table_schema as schema, table_name as name from information_schema.tables
    where table_schema in ('public', 'jobs') and table_type = 'BASE TABLE'`.execute(bank.store.db);
  let all = '';
  for (const { schema, name } of tables) {
    const { rows } = await sql<{ row: string }>`select t::text as row from ${sql.table(`${schema}.${name}`)} t`.execute(
      bank.store.db,
    );
    all += rows.map(({ row }) => row).join('\n');
  }
  return all;
}

describe('the card host (AREAS-7-cards-2)', () => {
  it('lets a token of a minute in once, of the person it was given to', async () => {
    const [who, other] = [await openCardHolder(bank), await openCardHolder(bank)];
    const card = await openCard(bank, who);
    const token = await tokenOf(who);
    expect((await details(who, card, await tokenOf(other))).json.code).toBe('card-token');
    expect((await details(who, card, token)).status).toBe(200);
    expect((await details(who, card, token)).json.code).toBe('card-token');
    const late = await tokenOf(who);
    await bank.store.execute("update card_tokens set expires_at = expires_at - interval '61 seconds'");
    expect((await details(who, card, late)).json.code).toBe('card-token');
  });

  it('shows number and code for 30 seconds after a signature, audited, of an active card alone', async () => {
    const who = await openCardHolder(bank);
    const card = await openCard(bank, who);
    const { json } = await details(who, card);
    expect(json).toMatchObject({
      number: expect.stringMatching(/^\d{16}$/),
      code: expect.stringMatching(/^\d{3}$/),
      seconds: 30,
    });
    expect(json.number.slice(-4)).toBe(card.lastDigits);
    const unsigned = await who.call('POST /v2/physical-cards/details', {
      body: { token: await tokenOf(who), cardId: card.id } as never,
    });
    expect([unsigned.status, unsigned.json.code]).toEqual([403, 'signature-required']);
    const { rows } = await sql<{ action: string }>`select action from audit_log
      where account_id = ${who.accountId} and action = 'cards.reveal'`.execute(bank.store.db);
    expect(rows).toHaveLength(1);
    await who.call('POST /card-blocks', {
      body: { clientBaasId: who.accountId, blockType: 'GENERAL', productCardId: 88 },
    });
    expect((await details(who, card)).status).toBe(409);
  });

  it('takes a PIN as JWE alone, and none that others would guess', async () => {
    const who = await openCardHolder(bank);
    const card = await openCard(bank, who);
    expect((await change(who, card, '8052')).status).toBe(200);
    for (const pin of ['1234', '0000', '2512', '12']) {
      const { status, json } = await change(who, card, pin);
      expect([pin, status, json.errors?.[0]?.field]).toEqual([pin, 422, 'password']);
    }
    const plain = await callSigned(who, 'PUT /v2/physical-cards/password', {
      body: { token: await tokenOf(who), cardId: card.id, password: '8052' },
    });
    expect([plain.status, plain.json.errors[0].field]).toEqual([422, 'password']);
    const key = (await who.call('GET /physical-cards/get-encrypt-keys')).json;
    const parts = encryptTo(key, '8052').split('.');
    parts[3] = Buffer.from('abcd').toString('base64url');
    const forged = await callSigned(who, 'PUT /v2/physical-cards/password', {
      body: { token: await tokenOf(who), cardId: card.id, password: parts.join('.') },
    });
    expect(forged.status).toBe(422);
  });

  it('leaves neither PIN nor number in a table, a queue, the history or the outbox', async () => {
    const who = await openCardHolder(bank);
    const card = await openCard(bank, who);
    const pin = '8507';
    expect((await change(who, card, pin)).status).toBe(200);
    const { number } = (await details(who, card)).json;
    await activate(who, (await cardsOf(who))[0]!);
    const rows = await allRows();
    expect(rows).toContain(card.lastDigits);
    for (const part of [number, number.slice(0, 15), number.slice(6, 15)]) expect(rows).not.toContain(part);
    // ids and times may hold four digits by chance: a value that is the PIN may not
    expect(rows).not.toMatch(new RegExp(`[(,"]${pin}[),"]`));
    expect(JSON.stringify([bank.live, bank.notified, bank.waiting.map(({ data }) => data)])).not.toContain(number);
  });
});
