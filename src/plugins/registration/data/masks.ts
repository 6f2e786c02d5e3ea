import { formatPhone } from '../../../ui/text/format';

/** '(34) •••••-6655': enough to recognise. */
export const maskPhone = (phone: string): string =>
  phone && formatPhone(phone).replace(/(\(\d\d\) ).*(-\d{4})$/, (_, ddd: string, end: string) => `${ddd}•••••${end}`);

/** 'he•••@balcao.demo'. */
export const maskEmail = (email: string): string => email.replace(/^(.{1,2})[^@]*(@.*)$/, '$1•••$2');
