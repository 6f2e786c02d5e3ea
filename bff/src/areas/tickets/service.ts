export { attachPicture } from './attachments';
export { insertTicket } from './repository';
