export { branchOf, keepBranch, readBranch } from './branch';
export { CATEGORIES, searchTypes } from './business-types';
