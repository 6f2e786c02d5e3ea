import type { Config } from '../core/config';
import { recaptchaOfPage } from '../rails/recaptcha/rail';

/** Services of others that the page uses where they are configured: what it is told of them, and what it may have from whom. */
export interface Others {
  /** For the head of the page. */
  meta: string;
  /** Beside the session in what the page boots from. */
  boot: object;
  /** Origins, by what comes from them. */
  from: Record<'scripts' | 'pictures' | 'answers' | 'frames', string[]>;
}

export function othersOf(config: Config): Others {
  const { BALCAO_CHAT_URL: chat, BALCAO_ANALYTICS_URL: analytics } = config;
  const recaptcha = recaptchaOfPage(config);
  const chats = chat ? [new URL(chat).origin] : [];
  const both = [...(recaptcha?.origins ?? []), ...chats];
  return {
    meta: [
      chat ? `<meta name="support-chat" content="${chat.replaceAll('&', '&amp;')}">` : '',
      analytics ? `<meta name="analytics" content="${analytics}" />` : '',
    ].join(''),
    boot: recaptcha ? { recaptcha: { script: recaptcha.script, siteKey: recaptcha.siteKey } } : {},
    from: {
      scripts: both,
      pictures: chats,
      answers: [
        ...both,
        // the chat has a socket too
        ...chats.map((origin) => origin.replace('http', 'ws')),
        ...(analytics ? [new URL(analytics).origin] : []),
      ],
      frames: both,
    },
  };
}
