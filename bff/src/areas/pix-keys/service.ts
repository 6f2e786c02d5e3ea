export { endKeys } from './closing';
