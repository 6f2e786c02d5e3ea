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
  /** What spreadsheets of other systems call it: keys of titles, parted by '|'. */
  called?: string;
  /** A cell as it will be issued; absent: as it came. */
  shown?: (cell: string) => string;
  /** Of the two rows of the template. @param today São Paulo day, yyyy-mm-dd */
  examples: (today: string) => readonly [Cell, Cell];
}

/** What is wrong with a row of a spreadsheet, at the field of its column. pt-BR. */
export type CellFaults = { field: string; message: string }[];

/** A row as a charge. */
export interface RowCharge<I> {
  input: I;
  /** None where it may be issued. */
  faults: CellFaults;
  /** Integer cents of all its billets. */
  value: number;
  /** How many billets it is. */
  charges: number;
}

/** What rows are read by. */
export interface SheetFacts {
  accountId: number;
  /** São Paulo day. */
  today: string;
  config: Config;
  /** The accounts whose payee codes the spreadsheet names, by code. */
  payees: ReadonlyMap<string, Payee>;
  /** What the column of a field holds in the whole spreadsheet, each text once; none where no column holds it. */
  texts(field: string): Promise<string[]>;
}

/** A kind of charge that can be issued from a spreadsheet: the default export of an area's sheet-kind.ts, found by its folder. */
export interface SheetKind<I> {
  /** As issuing names it, as 'banking_billet'. */
  kind: string;
  order: number;
  /** pt-BR; the plan of the kinds that have one. */
  chargeTypeLabel: string;
  paymentMethodLabel: string;
  subscriptionPlanLabel?: string;
  /** pt-BR, of how many charges the rows come to; absent: 'Boletos'. */
  chargesLabel?: string;
  /** Of its template's file, without extension. */
  file: string;
  /** Beside those of the payer. */
  columns: readonly SheetColumn[];
  /** Name of the page that shows what was issued, and who may see it. */
  route: string;
  seenWith: PermissionId;
  /** Integer cents the bank keeps of each billet that is paid. */
  fee(db: Db, accountId: number): Promise<number>;
  /** What the fee is called, pt-BR; absent: 'Tarifa por boleto pago'. */
  feeLabel?: string;
  /** Reads rows by the account's own settings: `cell` gives the text of a field, '' where no column holds it. */
  reader(db: Db, facts: SheetFacts): Promise<(cell: (field: string) => string) => RowCharge<I>>;
  /** Of a kind whose papers are made later: the ids of those that there are by now, and what is said while there are none, pt-BR. */
  papersLater?: { of(db: Db, accountId: number, issued: number[]): Promise<number[]>; none: string };
  /** What was issued, on paper to hand out: a PDF of those of the account, by id, or by that of `papersLater`; absent: of no paper. */
  papers?(db: Db, accountId: number, ids: number[]): Promise<Buffer>;
  /** Of a kind that is paid on a page: the path of each, by id. */
  addresses?(db: Db, accountId: number, ids: number[]): Promise<Map<number, string>>;
  /** Of a kind that is paid by a code: what each is paid by, to paste, by id; one without is not there. */
  codes?(db: Db, accountId: number, ids: number[]): Promise<Map<number, string>>;
  /** Issues it in the transaction at hand: the charge's id, or why it cannot be, pt-BR. */
  issue(work: Issuing, input: I, customer: number): Promise<{ id: number } | { fault: string }>;
}

export const defineSheetKind = <I>(kind: SheetKind<I>): SheetKind<I> => kind;
