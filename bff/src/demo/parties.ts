import type { Address } from '@balcao/contract/core/shapes';
import { fakeCnpj, fakeCpf } from '../core/documents';
import { mod11Own } from '../rails/billet/check-digits';
import type { Bulk, Row } from './bulk';
import type { Dice } from './dice';
import { someAddress, somePhone, UBERLANDIA } from './places';

export interface Person {
  id: number;
  name: string;
  email: string;
  cpf: string;
}

/** An account of the demo bank, with the people who work there, its owner first. */
export interface DemoAccount {
  id: number;
  modality: 'you' | 'pro' | 'corporation';
  document: string;
  account_number: string;
  nickname: string;
  address: Address;
  people: readonly Person[];
}

const ADULT_YEARS = [1965, 1999] as const;

/** Adds people, accounts and memberships of the demo bank. All people have the same password hash. */
export class Parties {
  readonly #numbers = new Set<string>();

  constructor(
    private readonly bulk: Bulk,
    private readonly dice: Dice,
    private readonly passwordHash: string,
    private readonly now: Date,
  ) {}

  person(email: string, name: string, totpSecret: string | null = null): Person {
    const { dice } = this;
    const person = { id: this.bulk.id('users'), name, email, cpf: fakeCpf(dice.next) };
    this.bulk.add('users', {
      ...person,
      nickname: name.split(' ')[0]!,
      cellphone: somePhone(dice, UBERLANDIA),
      birth: `${dice.int(...ADULT_YEARS)}-0${dice.int(1, 9)}-${dice.int(10, 28)}`,
      password_hash: this.passwordHash,
      totp_secret: totpSecret,
      created_at: this.daysAgo(600),
    });
    return person;
  }

  account(
    modality: DemoAccount['modality'],
    owner: Person,
    firm: { nickname: string; cnae?: string; description?: string; isShutdown?: boolean; alphanumeric?: boolean },
  ): DemoAccount {
    const { dice } = this;
    const id = this.bulk.id('accounts');
    const address = someAddress(dice, UBERLANDIA, modality === 'you');
    const account_number = this.#number();
    const row = {
      id,
      modality,
      nickname: firm.nickname,
      account_number,
      email: owner.email,
      phone: somePhone(dice, UBERLANDIA, modality === 'corporation' ? 'landline' : 'mobile'),
      address,
      primary_cnae: firm.cnae ?? null,
      description: firm.description ?? '',
      type: modality === 'you' ? 'PF' : 'PJ',
      document: modality === 'you' ? owner.cpf : fakeCnpj(dice.next, firm.alphanumeric),
      account_code: dice.hex(32),
      is_shutdown: firm.isShutdown ?? false,
      created_at: this.daysAgo(590),
    } satisfies Row<'accounts'>;
    this.bulk.add('accounts', row);
    return { id, modality, document: row.document, account_number, nickname: firm.nickname, address, people: [owner] };
  }

  member(
    account: DemoAccount,
    person: Person,
    role: 'admin' | 'support' | 'subuser',
    more: Pick<Row<'memberships'>, 'grants' | 'status' | 'visible'> & { usedDaysAgo?: number } = {},
  ): void {
    this.bulk.add('memberships', {
      account_id: account.id,
      user_id: person.id,
      role,
      status: more.status ?? 'active',
      visible: more.visible ?? true,
      passkey: this.dice.hex(32),
      grants: more.grants ?? {},
      last_used_at: more.usedDaysAgo === undefined ? null : this.daysAgo(more.usedDaysAgo),
    });
  }

  daysAgo(days: number): Date {
    return new Date(this.now.getTime() - days * 86_400_000);
  }

  /** An unused account number: six digits, a hyphen and the check digit. */
  #number(): string {
    for (;;) {
      const digits = String(this.dice.int(100_000, 999_999));
      const number = `${digits}-${mod11Own(digits)}`;
      if (!this.#numbers.has(number)) return (this.#numbers.add(number), number);
    }
  }
}
