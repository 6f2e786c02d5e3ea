import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { PixClaim, PixKeyOutcome } from '@balcao/contract/pix-keys';
import { openEmptyBank, type EmptyBank, type Member } from '../../../test/harness';
import { callSigned } from '../../../../tests/support/sign';
import { bankNow } from '../../core/clock';
import { fakeCnpj, fakeCpf } from '../../core/documents';
import { newEndToEnd } from '../../kits/money/pix/end-to-end';
import { receiveByKey } from '../../kits/money/pix/receive';
import { balanceOf } from '../../ledger/ledger';
import { OTHER_BANKS } from '../../rails/pix-directory/people';
import { setSandboxKey } from '../../rails/pix-directory/sandbox';
import { moveClaim, openClaim } from './claims';
import { claimsRound } from './round';

let bank: EmptyBank;
let member: Member;
let n = 0;
beforeAll(async () => {
  bank = await openEmptyBank();
});
beforeEach(async () => {
  member = await bank.openAccount({ document: fakeCpf(Math.random) });
});
afterAll(() => bank.close());

const phone = () => `+55119876${String(54_000 + ++n)}`;
const email = () => `pessoa${++n}@empresa.com.br`;
const register = (type: string, key = '', who = member) => callSigned(who, 'POST /pix/key', { body: { type, key } });
const keys = async (who = member) => (await who.call('GET /pix/keys', {})).json;
const lastCode = async () => {
  const { body } = await bank.store.db
    .selectFrom('sandbox_messages')
    .select('body')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return /\d{6}/.exec(body.replaceAll(', ', ''))![0];
};
const give = (code: string, id: number, way: 'sms' | 'mail' = 'sms', who = member) =>
  who.call(`POST /pix/keys/${way}/verify`, { body: { id, code } });
const owned = async (type: 'phone' | 'email', key: string, who = member): Promise<PixKeyOutcome> => {
  const { json } = await register(type, key, who);
  return (await give(await lastCode(), json.check.id, type === 'phone' ? 'sms' : 'mail', who)).json.result!;
};
const faults = (json: { errors?: { field: string; message: string }[] }) =>
  Object.fromEntries((json.errors ?? []).map(({ field, message }) => [field, message]));
const round = () => bank.work((trx, tools) => claimsRound.run(trx, {}, tools, undefined));
const elsewhere = async (key: string, document: string) =>
  setSandboxKey(
    bank.store.db,
    key,
    { holder: { name: 'Ana Beatriz Moura', document, kind: 'F' }, account: OTHER_BANKS[0]! },
    await bankNow(bank.store.db),
  );
const claimOf = async (who = member): Promise<PixClaim> => (await keys(who)).claims[0]!;
const answer = (claim: PixClaim, move: 'confirm' | 'reject', who = member) =>
  callSigned(who, `POST /pix/keys/${claim.kind}/${move}`, { body: { id: claim.id, key: claim.key } });
const external = async (claim: PixClaim, move: 'confirm' | 'reject') => {
  const { number } = await bank.store.db
    .selectFrom('pix_claims')
    .select('number')
    .where('id', '=', claim.id)
    .executeTakeFirstOrThrow();
  const side = claim.side === 'donor' ? 'claimer' : 'donor';
  const now = await bankNow(bank.store.db);
  await bank.work((trx, tools) => moveClaim(trx, tools, { number, side, move }, now));
  await round();
};
const incoming = async (key: string, kind: PixClaim['kind'], donor = member) => {
  const now = await bankNow(bank.store.db);
  const claimer = {
    holder: { name: 'Carlos Pires', document: '11144477735', kind: 'F' as const },
    account: OTHER_BANKS[1]!,
  };
  const asked = { kind, key, type: 'phone' as const };
  await bank.work((trx) => openClaim(trx, asked, { claimer, donor: donor.accountId }, now));
  await round();
};
const told = async (who = member) =>
  (
    await bank.store.db
      .selectFrom('notifications')
      .select('content')
      .where('account_id', '=', who.accountId)
      .orderBy('id', 'desc')
      .execute()
  ).map(({ content }) => content);

describe('keys', () => {
  it('of a person are five, of a company twenty, of every type (domain.md 2)', async () => {
    expect((await keys()).limit).toEqual({ used: 0, most: 5 });
    const { value } = (await keys()).document;
    expect((await register('cpf', value)).json).toMatchObject({
      outcome: 'registered',
      key: { type: 'cpf', key: value },
    });
    expect((await register('random')).json.key.key).toMatch(/^[0-9a-f-]{35}f$/);
    expect(await owned('phone', phone())).toMatchObject({ outcome: 'registered' });
    expect(await owned('email', email())).toMatchObject({ outcome: 'registered', key: { type: 'email' } });
    await register('random');
    const sixth = await register('random');
    expect([sixth.status, faults(sixth.json)['type']]).toEqual([422, expect.stringContaining('já tem 5 chaves')]);
    const firm = await bank.openAccount({ document: fakeCnpj(Math.random) });
    expect((await keys(firm)).limit.most).toBe(20);
  });

  it.each([
    ['cpf', fakeCpf(Math.random), 'titular'],
    ['cpf', '123', 'CPF válido'],
    ['phone', '(11) 3265-4321', 'celular'],
    ['email', 'ana@', 'e-mail válido'],
  ])('%s %s is refused at its field', async (type, key, why) => {
    const { status, json } = await register(type, key);
    expect([status, faults(json)['key']]).toEqual([422, expect.stringContaining(why)]);
  });

  it('own, and of an account of another, are refused at the field; a foreign one is like a missing one', async () => {
    const key = email();
    const made = await owned('email', key);
    expect(faults((await register('email', key)).json)['key']).toContain('já está cadastrada');
    const other = await bank.openAccount();
    expect(faults((await register('email', key, other)).json)['key']).toContain('é de outra pessoa');
    const remove = (who: Member) =>
      callSigned(who, 'DELETE /pix/keys/{id}', { params: { id: made.key!.id }, body: { key } });
    expect((await remove(other)).status).toBe(404);
    expect((await remove(member)).status).toBe(204);
    expect((await keys()).keys).toEqual([]);
  });

  it('are deleted one at a time: the second of three goes, the others stay', async () => {
    for (let i = 0; i < 3; i++) await register('random');
    const [first, second, third] = (await keys()).keys;
    const { id, key } = second!;
    const remove = (typed: string) =>
      callSigned(member, 'DELETE /pix/keys/{id}', { params: { id }, body: { key: typed } });
    expect((await remove(first!.key)).status, 'named by the key of another').toBe(404);
    expect((await remove(key)).status).toBe(204);
    expect((await keys()).keys.map((one) => one.id)).toEqual([first!.id, third!.id]);
  });

  it('that are on their way to an account count to its limit, those that others claim of it do not twice', async () => {
    for (let i = 0; i < 3; i++) await register('random');
    const asked = phone();
    await owned('phone', asked);
    await incoming(asked, 'claim');
    expect((await register('random')).json.outcome).toBe('registered');
    const { id, key } = (await keys()).keys[0]!;
    await callSigned(member, 'DELETE /pix/keys/{id}', { params: { id }, body: { key } });
    const { value } = (await keys()).document;
    await elsewhere(value, value);
    await callSigned(member, 'POST /pix/keys/portability/v2', { body: { type: 'cpf', key: value } });
    expect(faults((await register('random')).json)['type']).toContain('já tem 5 chaves');
  });

  it('are told to open pages as they come and go, and those of another bank with their holder masked', async () => {
    bank.live.length = 0;
    const { key } = (await register('random')).json;
    await callSigned(member, 'DELETE /pix/keys/{id}', { params: { id: key.id }, body: { key: key.key } });
    expect(bank.live).toEqual(
      ['created', 'deleted'].map((type) => ({ accountId: member.accountId, topic: 'pix-keys', type, ids: [key.id] })),
    );
    const { rows } = await bank.store.execute('select state, created_at, ended_at from pix_keys where id = $1', [
      key.id,
    ]);
    expect([key.created_at, rows[0].state, rows[0].ended_at > rows[0].created_at]).toEqual([
      rows[0].created_at.toISOString(),
      'removed',
      true,
    ]);
    const theirs = phone();
    await elsewhere(theirs, '52998224725');
    expect((await register('phone', theirs)).json).toMatchObject({
      outcome: 'claim',
      holder: { name: 'Ana B*** M***', bank: OTHER_BANKS[0]!.bankName },
    });
    const firm = await bank.openAccount({ document: fakeCnpj(Math.random) });
    expect((await keys(firm)).document.type).toBe('cnpj');
  });

  it('that are random are not taken from another bank', async () => {
    const key = '7d9f4b1c-3c2a-4e0f-9c55-0a1b2c3d4e50';
    const asked = { body: { type: 'random', key } };
    const { json } = await callSigned(member, 'POST /pix/keys/portability/v2', asked);
    expect(faults(json)['type']).toContain('crie uma nova');
  });

  it('are not deleted unsigned', async () => {
    const { key } = (await register('random')).json;
    const reply = await member.call('DELETE /pix/keys/{id}', { params: { id: key.id }, body: { key: key.key } });
    expect([reply.status, (await keys()).keys.length]).toEqual([403, 1]);
  });

  it('sixth and seventh at once are refused both', async () => {
    for (let i = 0; i < 4; i++) await register('random');
    const made = await Promise.all([register('random'), register('random'), register('random')]);
    expect(made.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});

describe('a key registered by two at once', () => {
  it('whose codes are given together is the one’s or the other’s, and the other is told so', async () => {
    const [key, other] = [email(), await bank.openAccount()];
    const asked: [Member, number, string][] = [];
    for (const who of [member, other])
      asked.push([who, (await register('email', key, who)).json.check.id, await lastCode()]);
    const given = await Promise.all(asked.map(([who, id, code]) => give(code, id, 'mail', who)));
    expect(given.map(({ status }) => status).sort()).toEqual([200, 422]);
    const lost = given.find(({ status }) => status === 422)!;
    expect(faults(lost.json)['key']).toContain('é de outra pessoa');
    const all = await Promise.all([keys(member), keys(other)]);
    expect(all.flatMap((one) => one.keys.map((held) => held.key))).toEqual([key]);
  });

  it('by a double click is registered once', async () => {
    const { value } = (await keys()).document;
    const both = await Promise.all([register('cpf', value), register('cpf', value)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect((await keys()).keys).toHaveLength(1);
  });

  it('of one person on two accounts is registered once; the other may ask for its portability', async () => {
    const { value } = (await keys()).document;
    const second = await bank.openAccount({ document: value });
    const both = await Promise.all([register('cpf', value), register('cpf', value, second)]);
    const ends = both.map(({ status, json }) => (status === 200 ? json.outcome : status)).sort();
    expect(ends[0] === 422 || ends[0] === 'portability').toBe(true);
    expect(ends[1]).toBe('registered');
    expect([(await keys()).keys, (await keys(second)).keys].flat()).toHaveLength(1);
  });
});

describe('codes (AREAS-4-pix-2)', () => {
  it('three wrong ones block the key, whatever code is sent next', async () => {
    const key = phone();
    const { check } = (await register('phone', key)).json;
    const right = await lastCode();
    const wrong = right === '000000' ? '111111' : '000000';
    const told = [];
    for (let i = 0; i < 3; i++) told.push((await give(wrong, check.id)).json);
    expect(told.map(({ success, attempts }) => [success, attempts])).toEqual([
      [false, 1],
      [false, 2],
      [false, 3],
    ]);
    expect((await give(right, check.id)).status).toBe(429);
    expect((await keys()).keys).toEqual([]);
  });

  it('are sent again after 40 seconds, or said in a call; the one before is worthless', async () => {
    const { check } = (await register('phone', phone())).json;
    const first = await lastCode();
    expect((await member.call('POST /pix/keys/code/resend', { body: { id: check.id } })).status).toBe(429);
    await bank.store.execute('update bank_clock set offset_seconds = offset_seconds + 41');
    const called = await member.call('POST /pix/keys/code/call', { body: { id: check.id } });
    expect(called.json.channel).toBe('call');
    const second = await lastCode();
    if (first !== second) expect((await give(first, check.id)).json.success).toBe(false);
    expect((await give(second, check.id)).json).toMatchObject({ success: true, result: { outcome: 'registered' } });
  });

  it('by e-mail are not called, and are given by e-mail alone', async () => {
    const { check } = (await register('email', email())).json;
    expect((await member.call('POST /pix/keys/code/call', { body: { id: check.id } })).status).toBe(422);
    expect((await give(await lastCode(), check.id)).status).toBe(404);
  });
});

describe('portability (AREAS-4-pix-1)', () => {
  it('of the own document from another bank: asked, confirmed there, completed', async () => {
    const { value } = (await keys()).document;
    await elsewhere(value, value);
    expect((await register('cpf', value)).json).toMatchObject({
      outcome: 'portability',
      holder: { bank: 'Itaú Unibanco' },
    });
    const asked = await callSigned(member, 'POST /pix/keys/portability/v2', { body: { type: 'cpf', key: value } });
    expect(asked.json).toMatchObject({ outcome: 'opened', claim: { state: 'OPEN', side: 'claimer', may: ['reject'] } });
    expect(faults((await register('cpf', value)).json)['key']).toContain('em portabilidade');
    await round();
    expect((await claimOf()).state).toBe('WAITING_RESOLUTION');
    await external(await claimOf(), 'confirm');
    expect(await claimOf()).toMatchObject({ state: 'COMPLETED', may: [] });
    expect((await keys()).keys).toMatchObject([{ type: 'cpf', key: value }]);
  });

  it.each([
    ['29 days', 1],
    ['30 days', 0],
  ])('that ended %s ago is among the claims of thirty days: %i', async (ago, listed) => {
    const { value } = (await keys()).document;
    await elsewhere(value, value);
    await callSigned(member, 'POST /pix/keys/portability/v2', { body: { type: 'cpf', key: value } });
    const ended = await bankNow(bank.store.db);
    await bank.store.execute(
      "update pix_claims set state = 'CANCELLED', ended_at = $2::timestamptz - $3::interval where account_id = $1",
      [member.accountId, ended, ago],
    );
    expect((await keys()).claims).toHaveLength(listed);
  });

  it('refused there, or unanswered for seven days, is no more', async () => {
    const { value } = (await keys()).document;
    await elsewhere(value, value);
    const ask = () => callSigned(member, 'POST /pix/keys/portability/v2', { body: { type: 'cpf', key: value } });
    await ask();
    await round();
    await external(await claimOf(), 'reject');
    expect(await claimOf()).toMatchObject({ state: 'CANCELLED', ended_by: 'donor' });
    await ask();
    await round();
    await bank.moveDays(7);
    await round();
    expect(await claimOf()).toMatchObject({ state: 'CANCELLED', ended_by: 'time' });
    expect((await told())[0]).toContain('expirou');
  });

  it('of a key of nobody, or of another person, is refused at its field', async () => {
    const ask = async (key: string) =>
      faults((await callSigned(member, 'POST /pix/keys/portability/v2', { body: { type: 'phone', key } })).json)['key'];
    expect(await ask(phone())).toContain('em nenhum banco');
    const key = phone();
    await elsewhere(key, '52998224725');
    expect(await ask(key)).toContain('reivindique');
  });

  it('that comes in is told, and confirmed it takes the key away', async () => {
    const key = phone();
    await owned('phone', key);
    await incoming(key, 'portability');
    expect((await told())[0]).toContain('levar sua chave Pix');
    const [own] = (await keys()).keys;
    const claim = await claimOf();
    expect([own!.claim, claim.side, claim.may]).toEqual([claim.id, 'donor', ['confirm', 'reject']]);
    const gone = await callSigned(member, 'DELETE /pix/keys/{id}', { params: { id: own!.id }, body: { key } });
    expect(gone.status).toBe(422);
    expect((await answer(claim, 'confirm')).json.state).toBe('CONFIRMED');
    await round();
    expect((await keys()).keys).toEqual([]);
    expect((await register('phone', key)).json.outcome).toBe('claim');
  });

  it('is shown with who asks, masked, and until when each side answers; once refused, the key is free of it', async () => {
    const key = phone();
    await owned('phone', key);
    await incoming(key, 'claim');
    const claim = await claimOf();
    const days = (count: number) => new Date(Date.parse(claim.opened_at) + count * 86_400_000).toISOString();
    expect(claim).toEqual({
      id: claim.id,
      kind: 'claim',
      side: 'donor',
      type: 'phone',
      key,
      state: 'WAITING_RESOLUTION',
      other: { name: 'Carlos P***', bank: OTHER_BANKS[1]!.bankName },
      opened_at: claim.opened_at,
      answer_by: days(7),
      complete_by: days(14),
      ended_at: null,
      ended_by: null,
      may: ['confirm', 'reject'],
    });
    expect(Math.abs(Date.parse(claim.opened_at) - (await bankNow(bank.store.db)).getTime())).toBeLessThan(60_000);
    await answer(claim, 'reject');
    const over = await claimOf();
    expect(over).toMatchObject({ state: 'CANCELLED', ended_by: 'donor' });
    expect(over.ended_at! > over.opened_at).toBe(true);
    expect((await keys()).keys).toMatchObject([{ key, claim: null }]);
  });

  it.each([
    ['portability', 'ported'],
    ['claim', 'claimed'],
  ] as const)('of kind %s leaves the key %s from then on', async (kind, state) => {
    const key = phone();
    await owned('phone', key);
    await incoming(key, kind);
    await answer(await claimOf(), 'confirm');
    if (kind === 'claim') await external(await claimOf(), 'confirm');
    await round();
    const { rows } = await bank.store.execute(
      'select state, ended_at > created_at as ended from pix_keys where key = $1',
      [key],
    );
    expect(rows).toEqual([{ state, ended: true }]);
    expect((await register('phone', key, await bank.openAccount())).json).toMatchObject({
      outcome: 'claim',
      holder: { name: 'Carlos P***', bank: OTHER_BANKS[1]!.bankName },
    });
  });

  it('that is given away leaves the other keys of who had it, and the other claims under way', async () => {
    const [gone, kept, asked] = [phone(), phone(), phone()];
    for (const key of [gone, kept, asked]) await owned('phone', key);
    await incoming(asked, 'portability');
    await incoming(gone, 'portability');
    const claim = (await keys()).claims.find(({ key }) => key === gone)!;
    expect((await answer({ ...claim, kind: 'claim' }, 'confirm')).status, 'it is no claim of a phone').toBe(404);
    await answer(claim, 'confirm');
    const states = async () => (await keys()).claims.map(({ key, state }) => [key, state]);
    expect(await states()).toEqual([
      [gone, 'CONFIRMED'],
      [asked, 'WAITING_RESOLUTION'],
    ]);
    await round();
    expect((await keys()).keys.map(({ key }) => key).sort()).toEqual([kept, asked].sort());
    expect(await states()).toContainEqual([asked, 'WAITING_RESOLUTION']);
    const { id } = (await keys()).keys.find(({ key }) => key === kept)!;
    const removed = await callSigned(member, 'DELETE /pix/keys/{id}', { params: { id }, body: { key: kept } });
    expect(removed.status, 'a claim of another key does not hold it').toBe(204);
  });
});

describe('claims of phones', () => {
  it('between two accounts of this bank: asked with a code, given up, confirmed', async () => {
    const key = phone();
    await owned('phone', key);
    const other = await bank.openAccount();
    const asked = await callSigned(other, 'POST /pix/keys/claim/v2', { body: { type: 'phone', key } });
    expect(asked.json).toMatchObject({ outcome: 'code-sent', check: { purpose: 'claim' } });
    bank.live.length = 0;
    const given = await give(await lastCode(), asked.json.check.id, 'sms', other);
    expect(bank.live.map(({ accountId, topic, type }) => [accountId, topic, type])).toEqual([
      [other.accountId, 'pix-keys', 'created'],
      [member.accountId, 'pix-keys', 'created'],
    ]);
    expect(given.json.result).toMatchObject({ outcome: 'opened', claim: { kind: 'claim' } });
    await round();
    const theirs = await claimOf();
    expect((await answer(theirs, 'confirm', other)).status).toBe(404);
    expect((await answer(theirs, 'confirm')).json.state).toBe('CONFIRMED');
    expect((await told(other))[0]).toContain('Confirme em até 7 dias');
    expect((await answer(await claimOf(other), 'confirm', other)).json.state).toBe('COMPLETED');
    expect([(await keys()).keys, (await keys(other)).keys]).toMatchObject([[], [{ key }]]);
  });

  it('are asked of who has the key now, not of who had it before', async () => {
    const [former, other, key] = [await bank.openAccount(), await bank.openAccount(), phone()];
    await owned('phone', key, former);
    const { id } = (await keys(former)).keys[0]!;
    await callSigned(former, 'DELETE /pix/keys/{id}', { params: { id }, body: { key } });
    await owned('phone', key);
    const { check } = (await callSigned(other, 'POST /pix/keys/claim/v2', { body: { type: 'phone', key } })).json;
    await give(await lastCode(), check.id, 'sms', other);
    await round();
    expect([(await keys()).claims, (await keys(former)).claims]).toMatchObject([[{ side: 'donor', key }], []]);
  });

  it('unanswered for seven days go to who asks, who confirms within seven more or loses', async () => {
    const key = phone();
    await owned('phone', key);
    await incoming(key, 'claim');
    await bank.moveDays(7);
    await round();
    expect((await claimOf()).state).toBe('CONFIRMED');
    await bank.moveDays(6);
    await round();
    expect((await claimOf()).state).toBe('CONFIRMED');
    await bank.moveDays(1);
    await round();
    expect(await claimOf()).toMatchObject({ state: 'CANCELLED', ended_by: 'time' });
    expect((await keys()).keys).toMatchObject([{ key, claim: null }]);
  });

  it('rejected by who has it stay, and confirming and rejecting at once is done once', async () => {
    const key = phone();
    await owned('phone', key);
    await incoming(key, 'claim');
    const claim = await claimOf();
    const both = await Promise.all([answer(claim, 'confirm'), answer(claim, 'reject')]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('of an e-mail are not, and of the own phone are a portability', async () => {
    const claim = async (type: string, key: string) =>
      faults((await callSigned(member, 'POST /pix/keys/claim/v2', { body: { type, key } })).json);
    expect(await claim('email', email())).toHaveProperty('type');
    const key = phone();
    await elsewhere(key, (await keys()).document.value);
    expect((await claim('phone', key))['key']).toContain('peça a portabilidade');
  });
});

describe('a key that goes while it is paid', () => {
  it('never loses money: the payment is credited to who has the key, or refused', async () => {
    const key = phone();
    await owned('phone', key);
    await incoming(key, 'portability');
    await answer(await claimOf(), 'confirm');
    const at = await bankNow(bank.store.db);
    const payer = { name: 'Ana', document: null, ispb: '18236120', bank: 'Nubank' };
    const pay = () =>
      bank.work((trx, tools) =>
        receiveByKey(trx, tools, { key, endToEnd: newEndToEnd('18236120', at), amount: 100, payer, at }),
      );
    const [, ...paid] = await Promise.all([round(), pay(), pay(), pay(), pay()]);
    const credited = paid.filter(Boolean).length;
    expect((await balanceOf(bank.store.db, member.accountId)).balance).toBe(credited * 100);
    expect(await pay()).toBeNull();
  });
});

describe('who may', () => {
  it('a sub-user of QR codes sees the keys and nothing that is asked of them', async () => {
    const clerk = await bank.openAccount({ role: 'subuser', grants: { 'pix:qrcode': true } });
    expect((await keys(clerk)).claims).toEqual([]);
    expect((await clerk.call('POST /pix/keys/code/call', { body: { id: 1 } })).status).toBe(403);
  });
});
