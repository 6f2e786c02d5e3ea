import type { PermissionId } from '@balcao/contract/core/registry';
import type { Config } from '../../../core/config';
import type { Db } from '../../../core/database';
import type { Cell } from '../../../core/spreadsheet';
import type { Issuing } from '../new-charge';
import type { Payee } from '../splits';

/** A column of a kind's template. */
export interface SheetColumn {
  field: string;
  /** pt-BR. */
  title: string;
  width: number;
  required?: true;
  /** Titles in spreadsheets of other systems: their keys, separated by '|'. */
  called?: string;
  /** A cell's text as the preview shows it: the value that will be issued. Absent: unchanged. */
  shown?: (cell: string) => string;
  /** The cells of the template's two example rows. @param today São Paulo day, yyyy-mm-dd */
  examples: (today: string) => readonly [Cell, Cell];
}

/** The faults of a row of a spreadsheet, each at the field of its column. pt-BR. */
export type CellFaults = { field: string; message: string }[];

/** The charge that a row asks for. */
export interface RowCharge<I> {
  input: I;
  /** Empty where the charge may be issued. */
  faults: CellFaults;
  /** Value of all its billets, integer cents. */
  value: number;
  /** How many billets the row makes. */
  charges: number;
}

/** Facts that are needed to read rows. */
export interface SheetFacts {
  accountId: number;
  /** São Paulo day. */
  today: string;
  config: Config;
  /** The accounts whose payee codes the spreadsheet names, by code. */
  payees: ReadonlyMap<string, Payee>;
  /** The distinct texts of a field's column in the whole spreadsheet; empty where no column has the field. */
  texts(field: string): Promise<string[]>;
}

/** A kind of charge that can be issued from a spreadsheet: the default export of an area's sheet-kind.ts, found by its folder. */
export interface SheetKind<I> {
  /** The kind's name in the calls that issue it, as 'banking_billet'. */
  kind: string;
  order: number;
  /** Name of the kind, pt-BR; for kinds that have plans, also the plan. */
  chargeTypeLabel: string;
  paymentMethodLabel: string;
  subscriptionPlanLabel?: string;
  /** Label of the number of charges, pt-BR; absent: 'Boletos'. */
  chargesLabel?: string;
  /** Name of the template's file, without extension. */
  file: string;
  /** The kind's columns, in addition to those of the payer. */
  columns: readonly SheetColumn[];
  /** Name of the page that shows what was issued, and who may see it. */
  route: string;
  seenWith: PermissionId;
  /** The bank's fee of each billet that is paid, integer cents. */
  fee(db: Db, accountId: number): Promise<number>;
  /** What the fee is called, pt-BR; absent: 'Tarifa por boleto pago'. */
  feeLabel?: string;
  /** Reads rows by the account's own settings: `cell` gives the text of a field, '' where no column holds it. */
  reader(db: Db, facts: SheetFacts): Promise<(cell: (field: string) => string) => RowCharge<I>>;
  /** For a kind whose papers are made later: the ids of those made by now, and the text shown while there are none, pt-BR. */
  papersLater?: { of(db: Db, accountId: number, issued: number[]): Promise<number[]>; none: string };
  /** A PDF to hand out of the charges with these ids, or those of `papersLater`. Absent where the kind has no paper. */
  papers?(db: Db, accountId: number, ids: number[]): Promise<Buffer>;
  /** For a kind that is paid on a page: the path of each page, by id. */
  addresses?(db: Db, accountId: number, ids: number[]): Promise<Map<number, string>>;
  /** For a kind that is paid by a code: the code to paste, by id; charges without one are left out. */
  codes?(db: Db, accountId: number, ids: number[]): Promise<Map<number, string>>;
  /** Issues the charge in the given transaction; answers its id, or why it cannot be issued, pt-BR. */
  issue(work: Issuing, input: I, customer: number): Promise<{ id: number } | { fault: string }>;
}

export const defineSheetKind = <I>(kind: SheetKind<I>): SheetKind<I> => kind;
