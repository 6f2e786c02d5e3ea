/** The engine for lists of a million billets (docs/adr/0006): other folders import only this file. Every other list is core's `listOf`. */
export { chargeCountsFold, countedBy, foldChargeCounts } from './counts';
export { filtered, refuseFilter, type ChargeFilter } from './filter';
export { countAll, pageOf } from './pages';
export { sumsOf, type Sum } from './sums';
