/** The spreadsheet that the address names. */
export const ASKED = 'importacao';
