import { CompiledQuery, type Selectable } from 'kysely';
import type { Database, Trx } from '../core/database';

type Table = keyof Database & string;
/** A row as it is read: dates as Date, JSON as objects. Columns left out take their default. */
export type Row<T extends Table> = Partial<Selectable<Database[T]>>;

const CHUNK = 1000;

/**
 * Writes many rows into an empty database: one statement for a thousand rows of a table, with ids counted here.
 * Tables are written in the order of their first use, so use a table before those with foreign keys to it.
 */
export class Bulk {
  readonly #waiting = new Map<Table, object[]>();
  readonly #last = new Map<Table, number>();
  #flushes = 0;

  constructor(private readonly trx: Trx) {}

  /** The next id of a table, from 1. */
  id(table: Table): number {
    const id = (this.#last.get(table) ?? 0) + 1;
    this.#last.set(table, id);
    return id;
  }

  /** Buffers a row for the next flush. Rows of one table must name the same columns. */
  add<T extends Table>(table: T, row: Row<T>): void {
    const rows = this.#waiting.get(table);
    if (rows) rows.push(row);
    else this.#waiting.set(table, [row]);
  }

  /** Whether enough rows are buffered to be worth writing. */
  get isFull(): boolean {
    for (const rows of this.#waiting.values()) if (rows.length >= CHUNK) return true;
    return false;
  }

  /** Writes the buffered rows. */
  async flush(): Promise<void> {
    for (const [table, rows] of this.#waiting) {
      for (let at = 0; at < rows.length; at += CHUNK) await this.#write(table, rows.slice(at, at + CHUNK));
      rows.length = 0;
    }
    // PostgreSQL plans foreign-key checks once per session: plans made for empty tables would scan the growing tables, so analyse them
    if (isPowerOfFour(++this.#flushes)) await this.#analyse();
  }

  /** Writes the rest and sets the tables' id sequences after the ids counted here. */
  async finish(): Promise<void> {
    await this.flush();
    for (const [table, last] of this.#last)
      await this.trx.executeQuery(
        CompiledQuery.raw(`select setval(pg_get_serial_sequence($1, 'id'), $2)`, [table, last]),
      );
    await this.#analyse();
  }

  async #analyse(): Promise<void> {
    await this.trx.executeQuery(CompiledQuery.raw(`analyze ${[...this.#waiting.keys()].join(', ')}`));
  }

  async #write(table: Table, rows: object[]): Promise<void> {
    const columns = Object.keys(rows[0]!).join(', ');
    const text = `insert into ${table} (${columns}) overriding system value select ${columns}
      from json_populate_recordset(null::${table}, $1::json)`;
    await this.trx.executeQuery(CompiledQuery.raw(text, [JSON.stringify(rows)]));
  }
}

const isPowerOfFour = (n: number): boolean => Number.isInteger(Math.log2(n) / 2);
