import { hashToken } from '../../core/tokens';
import { fakeCpf } from '../../core/documents';
import { defineDemo, type DemoContext } from '../../demo/define-demo';
import { grantable } from './catalogue';
import './tables';

const grantsOf = (...starts: string[]): Record<string, boolean> => ({
  home: true,
  'page-not-found': true,
  ...Object.fromEntries(
    grantable.map((id) => [id, starts.some((start) => id === start || id.startsWith(`${start}:`))]),
  ),
});

const DAY = 86_400_000;

const WORKING = [
  { name: 'Camila Duarte', email: 'camila@oficinadograo.example', seen: 2, may: ['statement', 'receive'] },
  { name: 'Renato Bastos', email: 'renato@contabastos.example', seen: 12, may: ['statement:releases'] },
  { name: 'Sônia Peixoto', email: 'sonia@oficinadograo.example', seen: 95, may: ['receive'], isOut: true },
];
const INVITED = [
  { name: 'Igor Valente', email: 'igor@oficinadograo.example', days: 1 },
  { name: 'Marta Quirino', email: 'marta@oficinadograo.example', days: 6 },
];

/** Adds sub-users of each status to the corporation: two enabled, one disabled, two invited, one of them with an expired invitation. */
async function fill({ bulk, trx, dice, now, bank }: DemoContext): Promise<void> {
  const account_id = bank.corporation.id;
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY);
  const { password_hash } = await trx.selectFrom('users').select('password_hash').limit(1).executeTakeFirstOrThrow();
  for (const { name, email, seen, may, isOut = false } of WORKING) {
    const id = bulk.id('users');
    bulk.add('users', {
      id,
      name,
      email,
      cpf: fakeCpf(dice.next),
      nickname: name.split(' ')[0]!,
      cellphone: `3499${dice.int(1_000_000, 9_999_999)}`,
      birth: null,
      password_hash,
      totp_secret: null,
      created_at: daysAgo(200),
    });
    bulk.add('memberships', {
      account_id,
      user_id: id,
      role: 'subuser',
      status: isOut ? 'inactive' : 'active',
      visible: true,
      passkey: dice.hex(32),
      grants: grantsOf(...may),
      last_used_at: daysAgo(seen),
    });
  }
  for (const { name, email, days } of INVITED)
    bulk.add('subuser_invitations', {
      account_id,
      id: bulk.id('subuser_invitations'),
      name,
      email,
      cpf: fakeCpf(dice.next),
      grants: grantsOf('receive'),
      token_hash: hashToken(dice.hex(32)),
      expires_at: daysAgo(days - 3),
      invited_by: bank.people['titular@balcao.demo'].id,
      created_at: daysAgo(days),
    });
}

export default defineDemo({ order: 90, fill });
