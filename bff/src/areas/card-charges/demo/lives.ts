import type { ChargeStatus } from '@balcao/contract/charges';
import type { CardBrand } from '@balcao/contract/shared/card-limits';

/** The history of one card payment; amounts in integer cents. */
export interface Life {
  status: ChargeStatus;
  value: number;
  /** Days since the payment. */
  ago: number;
  brand: CardBrand;
  last4: string;
  instalments?: number;
  /** How many receipts were credited. */
  credited?: number;
  refunded?: number;
  contest?: 'open' | 'defended' | 'won' | 'lost';
  refused?: string;
  filed?: true;
  item: string;
}

const NO_FUNDS = 'Saldo ou limite insuficiente.';

/** Card payments: at least one of every status and brand, more of the frequent ones. */
export const LIVES: readonly Life[] = [
  { status: 'canceled', value: 24_000, ago: 44, brand: 'elo', last4: '', item: 'Degustação guiada', filed: true },
  { status: 'refunded', value: 18_900, ago: 40, brand: 'visa', last4: '4242', refunded: 18_900, item: 'Kit presente' },
  { status: 'contested', value: 32_000, ago: 36, brand: 'mastercard', last4: '5454', contest: 'lost', item: 'Curso' },
  { status: 'paid', value: 59_700, ago: 33, brand: 'visa', last4: '1111', credited: 1, item: 'Assinatura trimestral' },
  { status: 'paid', value: 15_900, ago: 32, brand: 'hipercard', last4: '0004', credited: 1, item: 'Moedor manual' },
  {
    status: 'paid',
    value: 248_000,
    ago: 31,
    brand: 'amex',
    last4: '8431',
    instalments: 6,
    credited: 1,
    contest: 'won',
    item: 'Máquina de espresso',
  },
  { status: 'paid', value: 96_000, ago: 31, brand: 'elo', last4: '2030', instalments: 3, credited: 1, item: 'Oficina' },
  { status: 'approved', value: 45_000, ago: 20, brand: 'visa', last4: '9010', instalments: 2, item: 'Cesta de Natal' },
  {
    status: 'approved',
    value: 64_000,
    ago: 12,
    brand: 'mastercard',
    last4: '4444',
    instalments: 4,
    refunded: 16_000,
    item: 'Café da safra nova',
  },
  { status: 'contested', value: 38_500, ago: 8, brand: 'visa', last4: '0259', contest: 'open', item: 'Chaleira' },
  { status: 'contested', value: 21_700, ago: 7, brand: 'elo', last4: '7711', contest: 'defended', item: 'Balança' },
  { status: 'approved', value: 150_000, ago: 5, brand: 'mastercard', last4: '1098', instalments: 10, item: 'Evento' },
  { status: 'unpaid', value: 18_900, ago: 2, brand: 'visa', last4: '9995', refused: NO_FUNDS, item: 'Kit presente' },
  { status: 'approved', value: 12_350, ago: 1, brand: 'hipercard', last4: '6262', item: 'Cápsulas' },
  {
    status: 'waiting',
    value: 89_000,
    ago: 0,
    brand: 'visa',
    last4: '9235',
    instalments: 3,
    item: 'Torrador doméstico',
  },
  { status: 'new', value: 7_990, ago: 0, brand: 'visa', last4: '', item: 'Etiquetas' },
];
