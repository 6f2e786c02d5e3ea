import { Type, type Static } from 'typebox';
import { defineCalls } from '../core/call';
import { Cents, Day, Id, idParams, Instant, listAnswer, listBody, Nullable, OneOf } from '../core/shapes';
import { CNAB_LAYOUTS } from '../shared/cnab/bank';

const permission = 'cnab:files-transmission:return-files';

/** How many movements of a kind a file has. */
export const ReturnPart = Type.Object({
  code: Type.String({ description: "occurrence code, as '06'" }),
  label: Type.String({ description: 'pt-BR' }),
  count: Type.Integer(),
  value: Type.Integer({ ...Cents, description: 'paid, else of the titles; integer cents' }),
});
export type ReturnPart = Static<typeof ReturnPart>;

/** The movements of the account's billets on one São Paulo day. */
export const ReturnFile = Type.Object({
  id: Id,
  number: Type.Integer({ description: "counts the account's files, without a gap" }),
  day: Day,
  name: Type.String(),
  movements: Type.Integer(),
  value: Type.Integer({ ...Cents, description: 'paid, integer cents' }),
  parts: Type.Array(ReturnPart),
  created_at: Instant,
});
export type ReturnFile = Static<typeof ReturnFile>;

const filters = {
  day: Type.Optional(
    Type.Object({ from: Type.Optional(Day), to: Type.Optional(Day) }, { additionalProperties: false }),
  ),
};
const layout = OneOf(CNAB_LAYOUTS);

/** Most days of one ZIP. */
export const MOST_ZIPPED_DAYS = 31;

const ReturnSettings = Type.Object({
  isActive: Type.Boolean({ description: 'a file is made after each day with movements' }),
  since: Nullable(Type.String({ ...Instant, description: 'movements before it are in no file' })),
  mail: Nullable(
    OneOf(CNAB_LAYOUTS, { description: 'each new file goes to the user by e-mail in this layout; null: it does not' }),
  ),
});

export const returnCalls = defineCalls({
  'POST /file-exchange/return-files/search': {
    summary: "Return files, the last day's first",
    permission,
    read: true,
    body: listBody(['day', 'movements', 'value'] as const, filters),
    answer: listAnswer(ReturnFile),
  },
  'POST /file-exchange/return-files/totals': {
    summary: 'What the whole filter adds up to',
    permission,
    read: true,
    body: Type.Object(filters, { additionalProperties: false }),
    answer: Type.Object({ count: Type.Integer(), movements: Type.Integer(), value: Cents }),
  },
  'GET /file-exchange/return-file/{id}/file': {
    summary: 'The file, the same to the byte whenever it is asked for',
    silent404: true,
    permission,
    params: idParams,
    query: Type.Object({ layout }),
    file: 'text/plain',
  },
  'GET /file-exchange/return-files/zip': {
    summary: 'The files of up to 31 days as one ZIP',
    permission,
    query: Type.Object({ layout, from: Day, to: Day }),
    file: 'application/zip',
  },
  'GET /file-exchange/return-settings': {
    summary: 'Whether return files are made for the account',
    permission,
    answer: ReturnSettings,
  },
  'PUT /file-exchange/return-settings': {
    summary: 'Has return files made from now on, or no more',
    permission,
    audit: 'return-files.settings',
    body: Type.Object({ isActive: Type.Boolean() }, { additionalProperties: false }),
    answer: ReturnSettings,
  },
  'PUT /file-exchange/return-mail': {
    summary: "Has each new file sent to the user's own e-mail address, while they may have it; or no more",
    permission,
    audit: 'return-files.mail',
    body: Type.Object({ layout: Nullable(layout) }, { additionalProperties: false }),
    answer: ReturnSettings,
  },
});
