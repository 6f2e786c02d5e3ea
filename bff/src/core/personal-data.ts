import type { Basis } from '@balcao/contract/personal-data';

/** How the rows of a table are known to be about a person: by `users.id`, or by the person's CPF. */
interface Whose {
  table: string;
  column: string;
  by?: 'cpf';
  /** What the rows are, in pt-BR, as the person reads it: 'Fotos de perfil'. */
  name: string;
  /** What keeps them from being erased. Rows of 'records' and 'audit' stay; the person they point to is made anonymous. */
  basis: Basis;
  /** Column that the age of a row is counted from, for the basis 'access'. */
  since?: string;
  /** The rows stay in any case: the erasure of the person empties them, or others need them. */
  stays?: true;
  /** Pictures stand in the columns `bytes` and `type`, and are given as files. */
  files?: true;
  /** Column with a copy of the person's name. */
  nameIn?: string;
}

/** Rows about a person, and what of them the person is given. */
export interface PersonalData extends Whose {
  /** All columns but secrets and bytes; these columns of a record of the firm; or nothing, and why. */
  gives: 'all' | readonly string[] | { nothing: string };
}

/** A table of an account's records with a copy of a name and no id: made anonymous where no other member has that name. */
export interface NameCopy {
  table: string;
  nameIn: string;
}

export type PersonalRule = PersonalData | NameCopy;

/** An area's rules are the default export of its `personal-data.ts`: one for each column that points to a person or copies a name. */
export const definePersonalData = (...rules: readonly PersonalRule[]): readonly PersonalRule[] => rules;

/** Columns of the person's rows that are never given to anybody. */
const SECRET = /hash|secret|token|password|passkey|private_key|letters|totp_last_step|^bytes$/;
export const isSecretColumn = (name: string): boolean => SECRET.test(name);
