import { Type, type Static } from 'typebox';
import { defineCalls } from '../core/call';
import { Cents, Nullable, OneOf } from '../core/shapes';
import { CNAB_LAYOUTS } from '../shared/cnab/bank';
import { FILE_KINDS } from '../shared/cnab/recognise';

const Column = Type.Integer({ minimum: 1, description: 'from 1' });

/** Something about a file, by its place; texts in pt-BR. */
export const FileFault = Type.Object({
  line: Nullable(Type.Integer({ description: 'from 1; null: of the file as a whole' })),
  from: Nullable(Type.Integer({ description: 'first column; null: the whole line' })),
  to: Nullable(Type.Integer()),
  field: Nullable(Type.String()),
  code: Type.String(),
  found: Type.String(),
  expected: Type.String(),
  mend: Type.String({ description: 'how to put it right' }),
  isNotice: Type.Boolean({ description: 'it was read all the same' }),
  canMend: Type.Boolean({ description: 'a corrected file can be made without knowing more' }),
});
export type FileFault = Static<typeof FileFault>;

/** What a file was recognised as by its content. */
export const RecognisedFile = Type.Object({
  layout: OneOf(CNAB_LAYOUTS),
  kind: OneOf(FILE_KINDS),
  bank: Type.String({ description: 'its code' }),
  name: Type.String({ description: "pt-BR, as 'Remessa de cobrança, CNAB 240'" }),
});

/** A line in human words. */
export const FileRecord = Type.Object({
  line: Type.Integer(),
  text: Type.String({ description: 'as it stands' }),
  label: Nullable(Type.String({ description: 'what the record is, pt-BR; null: this bank does not know it' })),
  fields: Type.Array(
    Type.Object({
      label: Type.String(),
      from: Column,
      to: Column,
      value: Type.String({ description: 'as a person reads it; blank where the field is empty' }),
    }),
  ),
});
export type FileRecord = Static<typeof FileRecord>;

export const CheckedFile = Type.Object({
  file: Nullable(RecognisedFile),
  lines: Type.Integer(),
  errors: Type.Integer({ description: 'all of them; `faults` has the first 500, notices among them' }),
  faults: Type.Array(FileFault),
  canCorrect: Type.Boolean({ description: 'all that is wrong can be put right without knowing more' }),
  titles: Type.Integer({ description: 'of a file of this bank' }),
  value: Type.Integer({ ...Cents, description: 'of its titles, integer cents' }),
  records: Type.Array(FileRecord, { description: 'the lines of the page that was asked for' }),
});
export type CheckedFile = Static<typeof CheckedFile>;

/** Lines of a page of a checked file. */
export const RECORDS_A_PAGE = 25;

export const checkCalls = defineCalls({
  'POST /file-exchange/check': {
    summary: 'Reads a file of any origin, and tells what it is, each record in words and each fault; nothing is stored',
    permission: 'cnab:files-transmission:layout-validator',
    upload: 'cnab',
    read: true,
    perMinute: 30,
    query: Type.Object({
      page: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000, default: 1, description: 'of its records' })),
    }),
    answer: CheckedFile,
  },
});
