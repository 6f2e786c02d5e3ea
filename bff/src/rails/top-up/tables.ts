import type { Generated } from 'kysely';

declare module '../../core/database' {
  interface Database {
    /** Orders at the operators of the sandbox. */
    sandbox_top_ups: {
      id: Generated<number>;
      key: string;
      operator: string;
      phone: string;
      amount: number;
      state: 'processing' | 'effected' | 'confirmed' | 'undone' | 'refused';
      /** When it came into the state. */
      at: Date;
      /** When the operator takes the final one back; null: never. */
      back_at: Date | null;
      is_told: Generated<boolean>;
    };
  }
}
