import { expect, it } from 'vitest';
import { setSandboxKey } from '../../rails/pix-directory/sandbox';
import { addDays } from '../../core/calendar';
import { bankNow } from '../../core/clock';
import {
  ANA,
  balance,
  bank,
  byKey,
  detail,
  funded,
  moveAt,
  openBankForTests,
  pay,
  settle,
  tick,
} from '../../../test/pix-bank';
import { keyToday } from './renew';

openBankForTests();

const PLANNED = { isTyped: true, document: '52998224725', masked: '***.982.247-**', ispb: '18236120', to: null };
const OWNER = { document: '52998224725', ispb: '18236120', to: null };
const gone = { refused: expect.stringContaining('não é mais de ninguém') };
const others = { refused: expect.stringContaining('outra pessoa') };

it.each([
  ['as it was', {}, OWNER, 'same'],
  ['at another bank', {}, { ...OWNER, ispb: '60701190' }, 'moved'],
  ['at this bank', {}, { ...OWNER, ispb: '09089356', to: 7 }, 'moved'],
  ['of another account of this bank', { ispb: '09089356', to: 6 }, { ...OWNER, ispb: '09089356', to: 7 }, 'moved'],
  [
    'in a code, elsewhere',
    { isTyped: false },
    { ...OWNER, ispb: '60701190' },
    { refused: expect.stringContaining('QR') },
  ],
  ['in a code, as it was', { isTyped: false }, OWNER, 'same'],
  ['of another document', {}, { ...OWNER, document: '11144477735' }, others],
  [
    'of another document at the same bank, by its masked one',
    { document: null },
    { ...OWNER, document: '11144477735' },
    others,
  ],
  ['as it was, by its masked document', { document: null }, OWNER, 'same'],
  ['nobody’s', {}, null, gone],
])('AREAS-3-pix-data-6: on its day a scheduled Pix finds its key %s', (_what, planned, owner, expected) =>
  expect(keyToday({ ...PLANNED, ...planned, owner })).toEqual(expected),
);

/** A Pix of R$ 100,00 to Ana's key, scheduled for tomorrow. */
async function scheduled() {
  const member = await funded(50_000);
  const day = addDays(await bank.today(), 1);
  const { json } = await pay(member, byKey({ date: day }));
  expect(json.state).toBe('scheduled');
  return {
    member,
    id: json.id,
    due: async () => {
      await moveAt(day, '10:00');
      tick();
      await settle();
      await settle();
      return detail(member, json.id);
    },
  };
}
const ana = { name: 'Ana Beatriz Moura', document: '52998224725', kind: 'F' as const };
const at = { branch: '1', number: '2-3', type: 'checking' as const };
const move = async (holder: typeof ana | null, account = { ispb: '60701190', bankName: 'Itaú Unibanco', ...at }) =>
  setSandboxKey(bank.store.db, ANA, holder && { holder, account }, await bankNow(bank.store.db));

it('AREAS-3-pix-data-6: a scheduled Pix follows the key that its owner took to another bank', async () => {
  const { due } = await scheduled();
  await move(ana);
  expect(await due()).toMatchObject({ status: 'done', account: { ispb: '60701190', bank: 'Itaú Unibanco' }, key: ANA });
});

it('AREAS-3-pix-data-6: a scheduled Pix follows its key to this bank, and is credited there', async () => {
  await move(ana);
  const { due, member } = await scheduled();
  const payee = await bank.openAccount();
  const { rows } = await bank.store.execute('select document from accounts where id = $1', [payee.accountId]);
  await bank.store.execute(
    `update money_operations set details = details || jsonb_build_object('document', $2::text) where account_id = $1`,
    [member.accountId, rows[0].document],
  );
  await bank.store.execute(
    `insert into pix_keys (account_id, type, key, state, created_at, owned_since) values ($1, 'email', $2, 'active', now(), now())`,
    [payee.accountId, ANA],
  );
  expect(await due()).toMatchObject({ status: 'done' });
  expect([await balance(member), await balance(payee)]).toEqual([40_000, 10_000]);
  await bank.store.execute('delete from pix_keys where account_id = $1', [payee.accountId]);
});

it.each([
  ['another owner', { ...ana, name: 'Outra', document: '11144477735' }, 'outra pessoa'],
  ['nobody', null, 'não é mais de ninguém'],
])(
  'AREAS-3-pix-data-6: a scheduled Pix whose key went to %s is refused and moves no money',
  async (_who, holder, why) => {
    await move(ana);
    const { due, member } = await scheduled();
    await move(holder);
    expect(await due()).toMatchObject({ status: 'refused', reason: expect.stringContaining(why) });
    expect(await balance(member)).toBe(50_000);
  },
);
