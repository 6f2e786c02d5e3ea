export { receivables, type ReceivableFilter } from './receivables';
