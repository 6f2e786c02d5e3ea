import { Type, type Static, type TSchema } from 'typebox';
import { MAX_PAGE, PAGE_SIZES, type PageSize } from '../shared/paging';
import { MOST_ROWS } from '../shared/row-actions';

/** Integer cents; R$ 1.234,56 is 123456. */
export const Cents = Type.Integer({ minimum: 0, maximum: 999_999_999_999, description: 'integer cents' });
export const SignedCents = Type.Integer({
  minimum: -999_999_999_999,
  maximum: 999_999_999_999,
  description: 'integer cents',
});
export const Id = Type.Integer({ minimum: 1, maximum: 9_007_199_254_740_991 });
/** yyyy-mm-dd, a São Paulo day. */
export const Day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', description: 'yyyy-mm-dd' });
/** ISO 8601 with offset. */
export const Instant = Type.String({ description: 'ISO 8601 instant', maxLength: 40 });

/** A value that may be null, in the compact JSON-schema form the serialiser is fast at. */
export const Nullable = <T extends TSchema>(schema: T) => {
  const raw = schema as unknown as { type?: string; enum?: unknown[] };
  return Type.Unsafe<Static<T> | null>({
    ...schema,
    ...(raw.type ? { type: [raw.type, 'null'] } : {}),
    ...(raw.enum ? { enum: [...raw.enum, null] } : {}),
  });
};

/** A closed list of words. */
export const OneOf = <const T extends readonly string[]>(values: T, options: object = {}) =>
  Type.Unsafe<T[number]>({ type: 'string', enum: [...values], ...options });

const pageSize = Type.Unsafe<PageSize>({ type: 'integer', enum: [...PAGE_SIZES], default: PAGE_SIZES[0] });
const pageNumber = Type.Integer({ minimum: 1, maximum: MAX_PAGE, default: 1 });

/** Body of a list call: page from 1, size 15/25/50/100, one order field and its direction, and the list's own filters. */
export const listBody = <const O extends readonly string[], F extends Record<string, TSchema>>(order: O, filters: F) =>
  Type.Object(
    {
      page: Type.Optional(pageNumber),
      size: Type.Optional(pageSize),
      order: Type.Optional(OneOf(order)),
      asc: Type.Optional(Type.Boolean()),
      ...filters,
    },
    { additionalProperties: false },
  );

export const pageQuery = Type.Object(
  { page: Type.Optional(pageNumber), size: Type.Optional(pageSize) },
  { additionalProperties: false },
);

export const listAnswer = <T extends TSchema>(item: T) =>
  Type.Object({
    items: Type.Array(item),
    total: Type.Integer(),
    isLowerBound: Type.Optional(Type.Boolean({ description: 'counting stopped at total: there are more' })),
  });

/** Ids of the rows that an action is done to. */
export const RowIds = Type.Array(Id, { minItems: 1, maxItems: MOST_ROWS });

export const idParams = Type.Object({ id: Id });

/** The answer of an action on several rows: one result for each, in the order asked (message in pt-BR where refused). */
export const RowResults = Type.Object({
  results: Type.Array(Type.Object({ id: Id, ok: Type.Boolean(), message: Nullable(Type.String()) })),
});
export type RowResults = Static<typeof RowResults>;

/** Every answer that is not 2xx. */
export const ErrorAnswer = Type.Object({
  code: Type.String({ description: 'stable word or number for programs' }),
  error_description: Type.String({ description: 'pt-BR text for the user' }),
  type: Type.Optional(Type.String({ description: "'shutdown', 'registration-update', 'permission'" })),
  silent: Type.Optional(Type.Boolean({ description: 'a 404 that raises no screen' })),
  errors: Type.Optional(Type.Array(Type.Object({ field: Type.String(), message: Type.String() }))),
});
export type ErrorAnswer = Static<typeof ErrorAnswer>;

export const Address = Type.Object(
  {
    street: Type.Optional(Type.String({ maxLength: 120 })),
    number: Type.Optional(Type.String({ maxLength: 20 })),
    complement: Type.Optional(Type.String({ maxLength: 60 })),
    neighborhood: Type.Optional(Type.String({ maxLength: 80 })),
    city: Type.Optional(Type.String({ maxLength: 80 })),
    state: Type.Optional(Type.String({ pattern: '^([A-Z]{2})?$' })),
    zipcode: Type.Optional(Type.String({ maxLength: 9, description: '8 digits' })),
  },
  { additionalProperties: false },
);
export type Address = Static<typeof Address>;
