export {};

declare module '../../core/database' {
  interface Database {
    /** What the broker of the sandbox sold and paid. */
    sandbox_sales: { key: string; purchase: string; amount: number; at: Date };
  }
}
