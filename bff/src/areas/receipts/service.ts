export { receiptPdf } from './paper';
export { showReceipts } from './show';
