declare module '../../core/database' {
  interface Database {
    accountant_mails: {
      account_id: number;
      email: string;
      /** yyyy-mm */
      last_month: string;
      asked_by: string;
      asked_at: Date;
    };
    accountant_packs: { account_id: number; month: string; token_hash: string; file: Buffer; expires_at: Date };
  }
}
export {};
