import type { BalanceSheet } from './balance-sheet';
import type { WordedTerms } from './billet-words';

export type Party = { name: string; document: string; address: string | null };

/** A billet as printed. Money in integer cents; days 'yyyy-mm-dd' in São Paulo. */
export type BilletPaper = {
  /** 44 digits; typed line, nominal value and our number are read from it. */
  barcode: string;
  documentNumber: string;
  issuedDay: string;
  dueDay: string;
  beneficiary: Party & { /** As shown to people: '123456-7'. */ account: string };
  payer: Party;
  /** The beneficiary's logo, PNG or JPEG, printed on the receipt; its size in pixels. */
  logo?: { bytes: Buffer; width: number; height: number } | null;
  items: { name: string; amount: number; /** of one */ value: number }[];
  shipping: number;
  /** Unconditional discount in cents, already taken off the nominal value. */
  discount: number;
  terms: Omit<WordedTerms, 'nominal' | 'dueDay'>;
  /** Up to 4 lines of 100 characters, separated by line feeds. */
  message: string | null;
  /** Printed on pages after the billet. */
  sheet?: BalanceSheet | null;
  /** Pix Copia e Cola, on a bolix. */
  pix: string | null;
  /** Set for a billet that can no longer be paid: it is stamped with what became of it, and no codes to pay by are printed. */
  ended?: { stamp: string; /** integer cents */ paid: number | null } | null;
};

/** What both parts print, derived once from the paper. */
export type Printed = {
  line: string;
  nominal: number;
  ourNumber: string;
  agency: string;
  place: string;
  instructions: string[];
  message: string[];
};
