import './database';

declare module './database' {
  interface Database {
    recovery_codes: { user_id: number; code_hash: string };
    second_factor_pending: { user_id: number; secret: string; expires_at: Date };
  }
}
