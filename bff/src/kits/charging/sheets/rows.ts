import { sql } from 'kysely';
import type { Database, Db, Trx } from '../../../core/database';
import type { Sheet } from '../../../core/read-sheet';
import type { Cell, Column } from '../../../core/spreadsheet';
import { refusedCell } from './cells';

/** The faults of a row, by the index of the column; null: of the row as a whole. pt-BR. */
export type RowFaults = { column: number | null; message: string }[];

/** A row of a spreadsheet as it was sent. */
export interface SentRow {
  /** In the spreadsheet, from 1. */
  line: number;
  cells: string[];
}

/** Whose spreadsheet it is. */
export interface SheetRef {
  accountId: number;
  import: number;
}

interface PageAsked<S extends string> {
  page?: number;
  size?: number;
  asc?: boolean;
  state?: S | undefined;
}

const AT_ONCE = 2000;

/** Access to the rows of uploaded spreadsheets, in a table of (account_id, import_id, line, cells, state, faults). */
export function rowsIn<S extends string>(table: `${string}_rows` & keyof Database) {
  const rows = sql.table(table);
  const whose = ({ accountId, import: id }: SheetRef) => sql`account_id = ${accountId} and import_id = ${id}`;
  type Row = SentRow & { state: S; faults: RowFaults };
  return {
    insert: async (trx: Trx, { accountId, import: id }: SheetRef, sheet: Sheet): Promise<void> => {
      for (let at = 0; at < sheet.rows.length; at += AT_ONCE) {
        const part = sheet.rows.slice(at, at + AT_ONCE);
        await sql`insert into ${rows} (account_id, import_id, line, cells)
          select ${accountId}, ${id}, line, cells::jsonb
            from unnest(${part.map((row) => row.line)}::int[],
              ${part.map((row) => JSON.stringify(row.cells))}::text[]) as r (line, cells)`.execute(trx);
      }
    },

    after: async (db: Db, ref: SheetRef, after: number, limit: number): Promise<Row[]> =>
      (
        await sql<Row>`select line, cells, state, faults from ${rows} where ${whose(ref)} and line > ${after}
          order by line limit ${limit}`.execute(db)
      ).rows,

    /** Writes the state and faults of rows. */
    mark: async (trx: Trx, ref: SheetRef, marked: Pick<Row, 'line' | 'state' | 'faults'>[]): Promise<void> => {
      if (!marked.length) return;
      await sql`update ${rows} as r set state = v.state, faults = v.faults::jsonb
        from unnest(${marked.map((row) => row.line)}::int[], ${marked.map((row) => row.state)}::text[],
          ${marked.map((row) => JSON.stringify(row.faults))}::text[]) as v (line, state, faults)
        where ${whose(ref)} and r.line = v.line`.execute(trx);
    },

    /** A page of rows, of one state or of all, each with these further columns of its table. */
    page: async <M extends object = object>(
      db: Db,
      ref: SheetRef,
      { page = 1, size = 15, asc = true, state }: PageAsked<S>,
      more: readonly (keyof M & string)[] = [],
    ): Promise<{ items: (Row & M)[]; total: number }> => {
      const where = state ? sql`${whose(ref)} and state = ${state}` : whose(ref);
      const count = await sql<{ total: number }>`select count(*) as total from ${rows} where ${where}`.execute(db);
      const columns = sql.join(['line', 'cells', 'state', 'faults', ...more].map((column) => sql.ref(column)));
      const result = await sql<Row & M>`select ${columns} from ${rows} where ${where}
        order by line ${asc ? sql`asc` : sql`desc`} limit ${size} offset ${(page - 1) * size}`.execute(db);
      return { items: result.rows, total: Number(count.rows[0]!.total) };
    },

    /** Every row of a state, by line, each with these further columns of its table. */
    inState: async <M extends object = object>(
      db: Db,
      ref: SheetRef,
      state: S,
      more: readonly (keyof M & string)[] = [],
    ): Promise<(SentRow & M)[]> => {
      const columns = sql.join(['line', 'cells', ...more].map((column) => sql.ref(column)));
      return (
        await sql<
          SentRow & M
        >`select ${columns} from ${rows} where ${whose(ref)} and state = ${state} order by line`.execute(db)
      ).rows;
    },

    /** How many rows are in each state. */
    counts: async (db: Db, ref: SheetRef): Promise<(state: S) => number> => {
      const counts = await sql<{ state: S; count: number }>`select state, count(*) as count from ${rows}
        where ${whose(ref)} group by state`.execute(db);
      return (state) => Number(counts.rows.find((row) => row.state === state)?.count ?? 0);
    },

    /** The first text of each column among the first rows, by the column's index. */
    samples: async (db: Db, ref: SheetRef): Promise<Map<number, string>> => {
      const texts = await sql<{ at: number; text: string }>`
        select distinct on (at) at - 1 as at, text from (select line, cells from ${rows} where ${whose(ref)}
          order by line limit 20) as first,
        jsonb_array_elements_text(cells) with ordinality as cell (text, at) where text <> '' order by at, line`.execute(
        db,
      );
      return new Map(texts.rows.map((row) => [Number(row.at), row.text]));
    },

    /** The texts of a column, each once. @param at its index */
    texts: async (db: Db, ref: SheetRef, at: number): Promise<string[]> =>
      (
        await sql<{ text: string }>`select distinct cells->>${at}::int as text from ${rows}
          where ${whose(ref)} and cells->>${at}::int <> ''`.execute(db)
      ).rows.map(({ text }) => text),

    /** The rows of a state as they were sent, formulas marked, each with its line and its faults: a sheet to correct and send again. */
    toCorrect: async (db: Db, ref: SheetRef, titles: string[], state: S): Promise<Cell[][]> => {
      const result = await sql<Row>`select line, cells, faults from ${rows} where ${whose(ref)} and state = ${state}
        order by line`.execute(db);
      const faultText = (faults: RowFaults) =>
        faults
          .map(({ column, message }) =>
            column === null ? message : `${titles[column] || `Coluna ${column + 1}`}: ${message}`,
          )
          .join('; ');
      return result.rows.map(({ line, cells, faults }) => [
        { number: line },
        ...cells.map(refusedCell),
        faultText(faults),
      ]);
    },
  };
}

/** The headings of such a sheet. */
export const correctionColumns = (titles: string[]): Column[] => [
  { title: 'Linha', width: 8 },
  ...titles.map((title) => ({ title, width: 20 })),
  { title: 'Motivo', width: 60 },
];
