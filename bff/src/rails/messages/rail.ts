import type { Config } from '../../core/config';
import type { Channel } from '../../core/messenger';
import type { Carrier } from './port';
import { smtpCarrier } from './smtp';

export type Carriers = Partial<Record<Channel, Carrier>>;

/** The bank's carriers by channel. Messages of a channel without a carrier stay in the outbox, where the sandbox shows them. */
export const carriersOf = ({ SMTP_URL: url, BALCAO_MAIL_FROM: from }: Config): Carriers =>
  url && from ? { mail: smtpCarrier({ url, from }) } : {};
