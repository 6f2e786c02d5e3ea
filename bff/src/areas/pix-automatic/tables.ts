import type { Generated, JSONColumnType } from 'kysely';
import type { AutomaticPix } from '@balcao/contract/pix-automatic';
import '../../kits/money/tables';
import type { Receiver } from '../../rails/pix-automatic/port';

declare module '../../core/database' {
  interface Database {
    pix_automatic: {
      account_id: number;
      id: Generated<number>;
      recurrence: string;
      receiver: JSONColumnType<Receiver>;
      name: string;
      contract: string;
      period: AutomaticPix['period'];
      first_day: string;
      last_day: string | null;
      amount: number | null;
      minimum: number | null;
      payer_limit: number | null;
      journey: number;
      state: AutomaticPix['state'];
      asked_at: Date;
      answer_by: Date | null;
      authorised_at: Date | null;
      authorised_by: number | null;
      ended_at: Date | null;
    };
  }
}
