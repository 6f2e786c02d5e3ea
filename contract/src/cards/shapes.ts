import { Type, type Static } from 'typebox';
import { Address, Cents, Day, Id, Instant, Nullable, OneOf, SignedCents } from '../core/shapes';

export const CARD_TYPES = ['credit', 'prepaid'] as const;
/** Of a purchase with a supplier's card, whether its receipt was sent. */
export const RECEIPT_STATES = ['missing', 'sent'] as const;
export const INVOICE_STATES = ['open', 'closed', 'paid', 'overdue', 'financed'] as const;
export const AUTHORIZATION_STATES = ['authorized', 'cleared', 'reversed', 'expired', 'refused'] as const;
export const REQUEST_STATES = ['analysis', 'approved', 'denied'] as const;
export const LINE_KINDS = [
  'purchase',
  'refund',
  'fine',
  'interest',
  'iof',
  'financing',
  'agreement',
  'insurance',
  'recharge',
  'discharge',
  'payment',
] as const;

/** 'YYYY-MM': the month in which an invoice is due. */
export const Period = Type.String({ pattern: '^\\d{4}-(0[1-9]|1[0-2])$', description: 'YYYY-MM' });
/** AREAS-3-card-account-3: the period as payments name it. */
export const YearMonth = Type.String({ pattern: '^\\d{4}/(0[1-9]|1[0-2])$', description: 'YYYY/MM' });

export const Card = Type.Object({
  id: Id,
  productCardId: Type.Integer({ description: 'product: 88 is credit, another prepaid' }),
  kind: OneOf(['physical', 'virtual']),
  statusId: Type.Integer({ description: '1 active, 2 blocked, 3 cancelled; 5-13, 15, 16, 19, 20 in delivery' }),
  blocks: Type.Array(Type.String(), { description: 'GENERAL is the holder’s own' }),
  name: Type.String(),
  lastDigits: Type.String({ description: 'last four digits of its number' }),
  requestedAt: Instant,
  activatedAt: Nullable(Instant),
});
export type Card = Static<typeof Card>;

/** A request for a card and, of a credit card, its analysis. */
export const CardRequest = Type.Object({
  id: Id,
  cardType: OneOf(CARD_TYPES),
  state: OneOf(REQUEST_STATES),
  customName: Type.String(),
  dueDay: Nullable(Type.Integer()),
  limit: Nullable(Cents),
  grantedLimit: Nullable(Cents),
  address: Address,
  protocol: Type.String(),
  reason: Nullable(Type.String({ description: 'pt-BR: why it was denied' })),
  requestedAt: Instant,
  decidedAt: Nullable(Instant),
});
export type CardRequest = Static<typeof CardRequest>;

/** A debt that was negotiated (AREAS-3-card-account-2). */
export const Agreement = Type.Object({
  status: OneOf(['waiting', 'active', 'broken', 'paid']),
  negotiatedValue: Cents,
  installmentData: Type.Object({ installmentCount: Type.Integer(), installmentValue: Cents }),
});

/** AREAS-3-card-account-1, -2. Integer cents. */
export const CardAccount = Type.Object({
  cards: Type.Array(Card),
  creditLimit: Cents,
  usedLimit: Cents,
  availableLimit: Cents,
  maximumLimit: Type.Integer({ ...Cents, description: 'integer cents: the highest limit that was approved' }),
  totalDebtAmount: SignedCents,
  inCreli: Type.Boolean({ description: 'in collection of a debt' }),
  isOverdue: Type.Boolean(),
  agreement: Nullable(Agreement),
  hasCreatedVirtualCard: Type.Boolean(),
  dueDay: Nullable(Type.Integer()),
  hasInsurance: Type.Boolean(),
  request: Nullable(CardRequest),
  prepaidRequest: Nullable(CardRequest),
});
export type CardAccount = Static<typeof CardAccount>;

/** A line of an invoice or of a prepaid card; integer cents, what is paid or given back negative. */
export const CardLine = Type.Object({
  id: Id,
  kind: OneOf(LINE_KINDS),
  description: Type.String(),
  amount: SignedCents,
  day: Day,
  period: Type.String(),
  card: Nullable(Id),
  lastDigits: Nullable(Type.String()),
  purchase: Nullable(Id),
  receipt: Nullable(OneOf(RECEIPT_STATES, { description: "of a purchase with a supplier's card" })),
  installment: Nullable(Type.Object({ number: Type.Integer(), count: Type.Integer() })),
});
export type CardLine = Static<typeof CardLine>;

export const CardPurchase = Type.Object({
  id: Id,
  card: Id,
  lastDigits: Type.String(),
  merchant: Type.String(),
  category: Type.String(),
  amount: Cents,
  cleared: Cents,
  refunded: Cents,
  installments: Type.Integer(),
  state: OneOf(AUTHORIZATION_STATES),
  at: Instant,
  lines: Type.Array(CardLine),
});
export type CardPurchase = Static<typeof CardPurchase>;

export const CardInvoice = Type.Object({
  id: Id,
  period: Type.String(),
  state: OneOf(INVOICE_STATES),
  total: SignedCents,
  paid: Cents,
  payable: Cents,
  closesOn: Day,
  dueOn: Day,
});
export type CardInvoice = Static<typeof CardInvoice>;

/** A way to pay in fixed instalments; integer cents, rates in percent with two decimals as integers. */
export const FinancingOption = Type.Object({
  count: Type.Integer(),
  installment: Cents,
  total: Cents,
  interest: Cents,
  iof: Cents,
  monthlyRate: Type.Integer(),
  yearlyRate: Type.Integer(),
  effectiveRate: Type.Integer({ description: 'CET, yearly' }),
});
