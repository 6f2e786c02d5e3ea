import { Type, type Static } from 'typebox';
import { defineCalls, defineTopics, type Ids, type TypedCalls, type TypedTopics } from './core/call';
import { signedBody } from './core/signing';
import { Address, Cents, Day, Instant, Nullable, OneOf } from './core/shapes';
import { MODALITIES } from './session';

export const permissions = ['settings:account-data', 'settings:activity-branch', 'settings:delete-account'] as const;

/** The data of an account that its owner may change. */
export const AccountDataInput = Type.Object(
  {
    nickname: Type.String({ minLength: 1, maxLength: 60 }),
    email: Type.String({ minLength: 1, maxLength: 120 }),
    phone: Type.String({ minLength: 1, maxLength: 16, description: 'digits' }),
    description: Type.String({ maxLength: 200 }),
    address: Address,
  },
  { additionalProperties: false },
);
export type AccountDataInput = Static<typeof AccountDataInput>;

export const AccountData = Type.Object({
  ...AccountDataInput.properties,
  holder: Type.String({ description: 'name of the account’s administrator' }),
  document: Type.String({ description: 'CPF or CNPJ, unformatted' }),
  modality: OneOf(MODALITIES),
  bank: Type.String({ description: '364' }),
  agency: Type.String({ description: '0001' }),
  account_number: Type.String({ description: 'number-checkdigit' }),
  account_code: Type.String({ description: 'payee code' }),
  opened_at: Instant,
});

/** Values 0 to 11; 11 is 'Outros', whose type is typed (AREAS-3, business category options). */
export const OTHER_CATEGORY = 11;
const Category = Type.Integer({ minimum: 0, maximum: OTHER_CATEGORY });

export const ActivityBranch = Type.Object({
  category: Nullable(Category),
  type: Nullable(Type.String({ description: 'the business type chosen or typed' })),
  updated_at: Nullable(Instant),
});

export const DELETION_CHECKS = ['balance', 'open-charges', 'deposits', 'schedules'] as const;
const DeletionCheck = Type.Object({
  key: OneOf(DELETION_CHECKS),
  ok: Type.Boolean(),
  count: Type.Integer({ description: 'charges, deposits or schedules; 0 for the balance' }),
  value: Cents,
});

export const Deletion = Type.Object({
  checks: Type.Array(DeletionCheck),
  may: Type.Boolean({ description: 'every check holds, and none is under way' }),
  days: Type.Integer({ description: 'days in which it can still be cancelled' }),
  request: Nullable(
    Type.Object({
      state: OneOf(['pending', 'cancelled', 'refused', 'done']),
      requested_at: Instant,
      requested_by: Type.String(),
      due_on: Day,
      reason: Nullable(Type.String()),
    }),
  ),
});
export type Deletion = Static<typeof Deletion>;

const data = 'settings:account-data';
const branch = 'settings:activity-branch';
const remove = 'settings:delete-account';

export const topics = defineTopics({ account: 'session' });

export const calls = defineCalls({
  'GET /account/data': { summary: 'The account as it is registered', permission: data, answer: AccountData },
  'PUT /account/update': {
    summary: 'Change name, contacts and address of the account',
    permission: data,
    audit: 'account.update',
    body: AccountDataInput,
    answer: AccountData,
  },
  'GET /account/activity-branch': {
    summary: 'What the account does, and the categories to choose from',
    permission: branch,
    answer: Type.Object({
      branch: ActivityBranch,
      categories: Type.Array(Type.Object({ value: Category, label: Type.String() })),
    }),
  },
  'GET /account/activity-branch/types': {
    summary: 'Business types whose name has the text, accents and case aside; none where nothing is found',
    permission: branch,
    query: Type.Object({ text: Type.String({ minLength: 1, maxLength: 60 }) }),
    answer: Type.Array(Type.Object({ name: Type.String(), category: Category })),
  },
  'PUT /account/activity-branch': {
    summary: 'Choose it; of the category Outros the type is typed',
    permission: branch,
    audit: 'account.activity-branch',
    body: Type.Object(
      { category: Category, type: Type.Optional(Type.String({ maxLength: 60 })) },
      { additionalProperties: false },
    ),
    answer: ActivityBranch,
  },
  'GET /account/delete': {
    summary: 'Whether the account may be deleted, what is in the way, and a request under way',
    permission: remove,
    answer: Deletion,
  },
  'POST /account/delete': {
    summary: 'Ask for the account to be deleted once its days are over',
    permission: remove,
    idempotent: true,
    audit: 'account.delete',
    signed: { summary: 'Excluir conta', bind: [] },
    body: signedBody({}),
    answer: Deletion,
  },
  'DELETE /account/delete': {
    summary: 'Cancel that while it is not done',
    permission: remove,
    audit: 'account.delete-cancel',
    answer: Deletion,
  },
});

declare module './core/registry' {
  interface Calls extends TypedCalls<typeof calls> {}
  interface Permissions extends Ids<typeof permissions> {}
  interface Topics extends TypedTopics<typeof topics> {}
}
