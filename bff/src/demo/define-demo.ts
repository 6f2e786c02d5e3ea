import type { PermissionId } from '@balcao/contract/core/registry';
import type { Store, Trx } from '../core/database';
import type { Bulk } from './bulk';
import type { DemoBank } from './bank';
import type { Dice } from './dice';
import type { LedgerBook } from './ledger-book';

/** What the rows of one area let the areas after it know; each adds its own by declaration merging. */
// eslint-disable-next-line typescript/no-empty-object-type -- filled by the areas
export interface DemoFacts {}

export interface DemoContext {
  /** Takes rows with ids counted here, many at once. All of it was written when the next area's turn comes. */
  bulk: Bulk;
  /** Moves money as the ledger does, in bulk. */
  book: LedgerBook;
  /** The area's own: more throws in one area change nothing in another. */
  dice: Dice;
  seed: number;
  /** What all dates are relative to, and its São Paulo day, yyyy-mm-dd. */
  now: Date;
  today: string;
  bank: DemoBank;
  /** For what must be read back of rows that earlier areas wrote. */
  trx: Trx;
  tell<F extends keyof DemoFacts>(fact: F, value: DemoFacts[F]): void;
  /** @throws Error where no area with a smaller `order` told it. */
  told<F extends keyof DemoFacts>(fact: F): DemoFacts[F];
  /** Called now and then with how many of the corporation's charges there are. */
  progress(charges: number): void;
}

export interface Demo {
  /** Smaller ones first; 100 where absent, so after those it may build upon. */
  order: number;
  fill?(ctx: DemoContext): void | Promise<void>;
  /** What the corporation's clerk may do; a permission of an older release goes by its name. */
  clerkGrants?: Partial<Record<PermissionId | OldPermission, boolean>>;
  /** Upkeep of the filled tables, outside the transaction. */
  after?(store: Store): Promise<void>;
}

type OldPermission = 'billing:emit';

/** The demo rows of an area: the default export of its demo.ts, found by its folder. The same seed must fill the same. */
export const defineDemo = (demo: Partial<Demo>): Demo => ({ order: 100, ...demo });
