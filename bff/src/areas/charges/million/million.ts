/** The engine for lists of a million billets (docs/adr/0006): all that others see of it. Every other list is core's `listOf`. */
export { chargeCountsFold, countedBy, foldChargeCounts } from './counts';
export { filtered, refuseFilter, type ChargeFilter } from './filter';
export { countAll, pageOf } from './pages';
export { sumsOf, type Sum } from './sums';
