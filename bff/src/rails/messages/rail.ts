import type { Config } from '../../core/config';
import type { Channel } from '../../core/messenger';
import type { Carrier } from './port';
import { smtpCarrier } from './smtp';

export type Carriers = Partial<Record<Channel, Carrier>>;

/** The carriers of this bank. A channel without one ends in the outbox, which is the sandbox's telephone network and mailbox. */
export const carriersOf = ({ SMTP_URL: url, BALCAO_MAIL_FROM: from }: Config): Carriers =>
  url && from ? { mail: smtpCarrier({ url, from }) } : {};
