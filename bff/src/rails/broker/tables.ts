import type { SellOrder } from './port';

declare module '../../core/database' {
  interface Database {
    /** What the broker of the sandbox sold and paid. */
    sandbox_sales: SellOrder;
  }
}
