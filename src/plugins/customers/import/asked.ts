/** Query parameter with the id of the spreadsheet sent. */
export const ASKED = 'importacao';
