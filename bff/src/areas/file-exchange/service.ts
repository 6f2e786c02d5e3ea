export { endReturnMail, returnMails } from './return-mails';
export { endReturnServer, serverDelivery } from './return-server';
export { endScheduleMail, mailedSchedules } from './statement-schedules';
