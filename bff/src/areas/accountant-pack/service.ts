export { endPackMail, packDelivery } from './mail';
