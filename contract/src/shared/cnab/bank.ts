/** This bank as its files name it. */
export const FILE_BANK = { code: '364', name: 'BALCAO', agency: '0001' } as const;

/** Most lines of a file that is read: ten thousand titles, each of up to five records. */
export const MOST_LINES = 50_004;

/** Most bytes of a file that is read. */
export const MOST_FILE_BYTES = 12_500_000;

export const CNAB_LAYOUTS = ['cnab240', 'cnab400'] as const;
export type CnabLayout = (typeof CNAB_LAYOUTS)[number];

export const WIDTHS = { cnab240: 240, cnab400: 400 } as const satisfies Record<CnabLayout, number>;
