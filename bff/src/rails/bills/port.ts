import type { Db } from '../../core/database';

/** The data of a bill on the day it is to be paid, from its issuer; integer cents, São Paulo days. */
export interface BillAnswer {
  state: 'open' | 'paid' | 'unknown';
  payee: string;
  payeeDocument: string | null;
  due: string | null;
  /** Last day on which the bill can be paid; null: no limit. */
  lastDay: string | null;
  /** 0: the payer types the value. */
  value: number;
  fine: number;
  interest: number;
  discount: number;
}

/** Looks up bills of other banks. */
export interface BillQuery {
  /** @param bars barcode, 44 digits. `day`: of the payment. `today` decides between the days that a due factor can mean. */
  find(db: Db, bars: string, day: string, today: string): Promise<BillAnswer>;
}
