export { typeLabel as postingLabel } from './sources';
export { returns } from './returns';
export { monthFiles } from './month';
