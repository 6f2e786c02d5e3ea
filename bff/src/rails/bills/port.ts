import type { Db } from '../../core/database';

/** A bill as whoever issued it answers for it on a day; integer cents, São Paulo days. */
export interface BillAnswer {
  state: 'open' | 'paid' | 'unknown';
  payee: string;
  payeeDocument: string | null;
  due: string | null;
  /** Last day it is taken; null: any. */
  lastDay: string | null;
  /** 0: whoever pays says how much. */
  value: number;
  fine: number;
  interest: number;
  discount: number;
}

/** Who knows what a bill of another bank is worth. */
export interface BillQuery {
  /** @param bars 44 digits; `today` decides between the days that a due factor can mean. */
  find(db: Db, bars: string, day: string, today: string): Promise<BillAnswer>;
}
