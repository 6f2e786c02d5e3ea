import type { PermissionId } from '@balcao/contract/core/registry';
import type { Store, Trx } from '../core/database';
import type { Bulk } from './bulk';
import type { DemoBank } from './bank';
import type { Dice } from './dice';
import type { LedgerBook } from './ledger-book';

/** Demo facts by name: values that one area's demo rows hand to the areas filled later. Areas add theirs by declaration merging. */
// eslint-disable-next-line typescript/no-empty-object-type -- filled by the areas
export interface DemoFacts {}

export interface DemoContext {
  /** Writes rows in bulk, with ids that it counts itself. An area's rows are all written before the next area is filled. */
  bulk: Bulk;
  /** Posts to the ledger in bulk, by the ledger's rules. */
  book: LedgerBook;
  /** The area's own random numbers: drawing more of them in one area changes no other area's rows. */
  dice: Dice;
  seed: number;
  /** The instant that all dates are relative to; `today` is its São Paulo day, yyyy-mm-dd. */
  now: Date;
  today: string;
  bank: DemoBank;
  /** For reading rows that earlier areas wrote. */
  trx: Trx;
  tell<F extends keyof DemoFacts>(fact: F, value: DemoFacts[F]): void;
  /** The value that an earlier area gave to `tell`. @throws Error where no area with a smaller `order` told the fact. */
  told<F extends keyof DemoFacts>(fact: F): DemoFacts[F];
  /** Reports how many of the corporation's charges were made so far; called from time to time. */
  progress(charges: number): void;
}

export interface Demo {
  /** Areas are filled in ascending order. 100 by default, which is after the areas that others build upon. */
  order: number;
  fill?(ctx: DemoContext): void | Promise<void>;
  /** Grants of the corporation's clerk by permission id, that of an older release included. */
  clerkGrants?: Partial<Record<PermissionId | OldPermission, boolean>>;
  /** Maintenance of the filled tables, outside the transaction. */
  after?(store: Store): Promise<void>;
}

type OldPermission = 'billing:emit';

/** The demo rows of an area: the default export of its demo.ts, which is found by its path. The same seed must give the same rows. */
export const defineDemo = (demo: Partial<Demo>): Demo => ({ order: 100, ...demo });
