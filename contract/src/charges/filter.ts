import { Type } from 'typebox';
import { Cents, Day, Id, OneOf } from '../core/shapes';
import { CHARGE_STATUS } from './charge';

export const CHARGE_ORDER = [
  'id',
  'value',
  'expire_at',
  'paid_at',
  'created_at',
  'customer_corporate_name',
  'status',
] as const;

const period = Type.Object(
  { from: Type.Optional(Day), to: Type.Optional(Day) },
  { additionalProperties: false, description: 'both days included' },
);

/** Filters of a list of billets; a billet must match all of them. */
export const filters = {
  status: Type.Optional(Type.Array(OneOf(CHARGE_STATUS), { maxItems: 12 })),
  text: Type.Optional(
    Type.String({ maxLength: 120, description: 'customer, document, e-mail, charge number, order; accents ignored' }),
  ),
  due: Type.Optional(period),
  issued: Type.Optional(period),
  paid: Type.Optional(period),
  value: Type.Optional(
    Type.Object({ min: Type.Optional(Cents), max: Type.Optional(Cents) }, { additionalProperties: false }),
  ),
  customer: Type.Optional(Id),
  document: Type.Optional(Type.String({ maxLength: 18, description: 'CPF or CNPJ, with or without mask' })),
  tags: Type.Optional(Type.Array(Id, { maxItems: 20, description: 'any of them' })),
};
export const filterBody = Type.Object({ filed: Type.Boolean(), ...filters }, { additionalProperties: false });

/** Ages of debt, in days past due; 'current' can still be paid without fine. */
export const DEBT_AGES = ['current', '1-30', '31-60', '61-90', 'over-90'] as const;
