export { insertTicket } from './repository';
