import '../../core/database';

declare module '../../core/database' {
  interface Database {
    password_links: { token_hash: string; user_id: number; expires_at: Date };
  }
}
