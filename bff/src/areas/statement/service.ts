export { periodEntries } from './period-entries';
export { typeLabel as postingLabel } from './sources';
export { returnedOfLine, returns } from './returns';
export { monthFiles } from './month';
export { accountOf } from './report';
