import { formatPhone } from '../../../ui/text/format';

/** A phone with its middle hidden: '(34) •••••-6655'. */
export const maskPhone = (phone: string): string =>
  phone && formatPhone(phone).replace(/(\(\d\d\) ).*(-\d{4})$/, (_, ddd: string, end: string) => `${ddd}•••••${end}`);

/** An e-mail with most of its local part hidden: 'he•••@balcao.demo'. */
export const maskEmail = (email: string): string => email.replace(/^(.{1,2})[^@]*(@.*)$/, '$1•••$2');
