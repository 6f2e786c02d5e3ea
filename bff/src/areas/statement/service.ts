export { dayEntries } from './day-entries';
export { typeLabel as postingLabel } from './sources';
export { returnedOfLine, returns } from './returns';
export { monthFiles } from './month';
