import { FILE_BANK } from './bank';
import { documentType } from './title';

/** Whose file it is, and which. */
export interface FileOwner {
  /** CPF or CNPJ without mask. */
  document: string;
  name: string;
  /** '123456-7'. */
  account: string;
  /** Counts the files of a kind, from 1. */
  fileNumber: number;
  createdOn: string;
  /** HHMMSS. */
  createdAt: string;
}

const parts = (account: string) => {
  const [number = '', digit = ''] = account.split('-');
  return { number: Number(number), digit };
};

/** Fields of the owner that every header and segment of CNAB 240 has. */
export const account240 = ({ account }: Pick<FileOwner, 'account'>) => ({
  agency: Number(FILE_BANK.agency),
  account: parts(account).number,
  accountDigit: parts(account).digit,
});

export const holder240 = (owner: FileOwner) => ({
  bank: FILE_BANK.code,
  documentType: String(documentType(owner.document)),
  document: owner.document,
  ...account240(owner),
});

/** Fields of the owner in the records of CNAB 400. */
export const holder400 = (owner: FileOwner) => ({
  documentType: String(documentType(owner.document)),
  document: owner.document,
  agency: FILE_BANK.agency,
  account: Number(owner.account.replace('-', '')),
});

/** The account that a header names, without zeros and hyphen: '1234567'. */
export const accountIn = (number: unknown, digit: unknown = ''): string => `${Number(number)}${String(digit)}`;
