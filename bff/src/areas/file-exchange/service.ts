export { endReturnMail, returnMails } from './return-mails';
