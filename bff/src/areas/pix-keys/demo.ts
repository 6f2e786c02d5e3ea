import { addDays } from '../../core/calendar';
import type { DemoAccount } from '../../demo/parties';
import { instant, someTime } from '../../demo/calendar';
import { defineDemo } from '../../demo/define-demo';
import type { PixKeyType } from '../../rails/pix-directory/port';
import { OTHER_BANKS } from '../../rails/pix-directory/people';
import './tables';

declare module '../../demo/define-demo' {
  interface DemoFacts {
    /** A random key of each account, by account id. */
    pixKeys: ReadonlyMap<number, string>;
  }
}

/** Keys of accounts besides document and random key; an e-mail or phone belongs to one account only. */
const MORE: Partial<Record<DemoAccount['nickname'], [PixKeyType, string][]>> = {
  'Oficina do Grão': [
    ['email', 'financeiro@oficinadograo.demo'],
    ['phone', '+5534998761234'],
  ],
  Helena: [
    ['email', 'titular@balcao.demo'],
    ['phone', '+5534991234567'],
  ],
};

/** A claim of the firm's phone by a stranger, and a portability of the firm's own e-mail from another bank. */
const claimsOf = (firm: DemoAccount) =>
  [
    {
      kind: 'claim',
      side: 'donor',
      type: 'phone',
      key: '+5534998761234',
      ago: 2,
      bank: 1,
      holder: { name: 'Marcos Vinícius Teles', document: '11144477735', kind: 'F' },
    },
    {
      kind: 'portability',
      side: 'claimer',
      type: 'email',
      key: 'vendas@oficinadograo.demo',
      ago: 1,
      bank: 3,
      holder: { name: firm.nickname, document: firm.document, kind: 'J' },
    },
  ] as const;

/** Adds Pix keys: of all accounts the document and a random key, and the keys of MORE; and the firm's claims. */
export default defineDemo({
  order: 20,
  clerkGrants: { 'pix:keys': false, 'pix:qrcode': false },
  fill({ bulk, bank, dice, today, tell }) {
    const { corporation, pro, personal, guarded, shops } = bank;
    const random = new Map<number, string>();
    for (const account of [corporation, pro, personal, guarded, ...shops]) {
      random.set(account.id, dice.uuid());
      const keys: [PixKeyType, string][] = [
        [account.document.length === 11 ? 'cpf' : 'cnpj', account.document],
        ['random', random.get(account.id)!],
        ...(MORE[account.nickname] ?? []),
      ];
      for (const [i, [type, key]] of keys.entries()) {
        const at = someTime(dice, addDays(today, -400 + i * 90), 9, 18);
        bulk.add('pix_keys', {
          account_id: account.id,
          id: bulk.id('pix_keys'),
          type,
          key,
          state: 'active',
          created_at: at,
          owned_since: at,
          ended_at: null,
        });
      }
    }
    tell('pixKeys', random);
    for (const { key, kind, side, bank: other, ...claim } of claimsOf(corporation))
      bulk.add('pix_claims', {
        account_id: corporation.id,
        id: bulk.id('pix_claims'),
        number: dice.uuid(),
        kind,
        side,
        type: claim.type,
        key,
        state: 'WAITING_RESOLUTION',
        other: { holder: claim.holder, account: OTHER_BANKS[other]! },
        opened_at: instant(addDays(today, -claim.ago), '09:10:00'),
        answer_by: instant(addDays(today, 7 - claim.ago), '09:10:00'),
        complete_by: instant(addDays(today, 14 - claim.ago), '09:10:00'),
        ended_at: null,
        ended_by: null,
      });
  },
});
