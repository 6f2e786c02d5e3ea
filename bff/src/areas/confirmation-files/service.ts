export { confirmationFilesMake } from './make';
