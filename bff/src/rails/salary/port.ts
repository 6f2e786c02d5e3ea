import type { Db, Trx } from '../../core/database';

/** A request to the bank that pays a salary; a repeated one with the same key is one. */
export interface SalaryRequest {
  key: string;
  /** CPF of the person, CNPJ of the employer; unformatted. */
  person: string;
  employer: string;
  /** ISPB of the paying bank. */
  bank: string;
  at: Date;
}

/** The paying bank's answer; delivered at least once. `reason` is pt-BR. */
export interface SalaryAnswer {
  key: string;
  isAccepted: boolean;
  reason: string | null;
  at: Date;
}

/** The registry in which banks hand on requests for salary portability. */
export interface SalaryRegistry {
  request(trx: Trx, request: SalaryRequest): Promise<void>;
  cancel(trx: Trx, key: string, at: Date): Promise<void>;
  /** Answers not yet acknowledged, the oldest first. */
  receive(db: Db, now: Date): Promise<SalaryAnswer[]>;
  acknowledge(trx: Trx, keys: string[]): Promise<void>;
}
