import '../../core/database';

declare module '../../core/database' {
  interface Database {
    avatars: { user_id: number; version: string; bytes: Buffer; type: string; updated_at: Date };
    account_avatars: { account_id: number; version: string; bytes: Buffer; type: string; updated_at: Date };
  }
}
