import '../../core/database';

declare module '../../core/database' {
  interface Database {
    signature_redefinitions: { user_id: number; code_hash: string; sent_at: Date; confirmed_until: Date | null };
  }
}
