import type { Counterpart } from '@balcao/contract/money/operation';
import type { DemoAccount } from '../../../demo/parties';
import { bankOf } from '../../../core/banks';

/** A payee of the demo firm; without a document, the firm itself at another institution. */
export interface Payee {
  name: string;
  document: string | null;
  bank: string;
  branch: string;
  account: string;
  purpose: string;
  what: string;
}

const payee = (
  ...[name, document, bank, branch, account, purpose, what]: [
    string,
    string | null,
    string,
    string,
    string,
    string,
    string,
  ]
): Payee => ({ name, document, bank, branch, account, purpose, what });

export const PAYEES = {
  suppliers: [
    payee(
      'Cooperativa Cafés do Cerrado',
      '11222333000181',
      '02038232',
      '3042',
      '18733-5',
      '5',
      'Café verde, safra nova',
    ),
    payee('Embalagens Vale do Sol Ltda', '00038166000105', '60746948', '1190', '40218-7', '5', 'Embalagens e rótulos'),
    payee('Transportes Rio Verde', '34028316000103', '60701190', '0457', '99120-4', '5', 'Frete do mês'),
  ],
  landlord: payee('Imobiliária Horizonte', '33000167000101', '00000000', '2918', '55001-2', '7', 'Aluguel do galpão'),
  partner: payee('', null, '60701190', '0457', '20314-6', '110', 'Reserva na outra conta'),
  closed: payee('Gráfica Três Irmãos', '60316817000103', '90400888', '0771', '13009-8', '5', 'Catálogo de fim de ano'),
  wrong: payee('Marina Telles Design', '52998224725', '18236120', '0001', '7781203-1', '6', 'Identidade visual'),
} as const satisfies Record<string, Payee | readonly Payee[]>;

/** A payee as an operation's counterpart. */
export const paidTo = (payee: Payee, own: DemoAccount): Counterpart => {
  const bank = bankOf(payee.bank);
  return {
    name: payee.name || own.nickname,
    document: payee.document ?? own.document,
    bankCode: bank?.code ?? null,
    bankName: bank?.name ?? null,
    ispb: payee.bank,
    branch: payee.branch,
    account: payee.account,
    accountType: 'checking',
    pixKey: null,
    code: null,
  };
};
