export { branchOf, saveBranch, readBranch } from './branch';
export { CATEGORIES, searchTypes } from './business-types';
