import type { Config } from '../core/config';
import { recaptchaOfPage } from '../rails/recaptcha/rail';

/** Services of others that the page uses where they are configured: what it is told of them, and what it may have from whom. */
export interface Others {
  /** For the head of the page. */
  meta: string;
  /** Beside the session in what the page boots from. */
  boot: object;
  /** Origins, by what comes from them. */
  from: Record<'scripts' | 'pictures' | 'answers' | 'frames' | 'videos', string[]>;
}

const listOf = (origins: string | undefined): string[] => origins?.split(',').map((origin) => origin.trim()) ?? [];

/** An address that the page reads from its head; nothing where it is not set. */
const meta = (name: string, address: string | undefined): string =>
  address ? `<meta name="${name}" content="${address.replaceAll('&', '&amp;')}">` : '';

export function othersOf(config: Config): Others {
  const { BALCAO_CHAT_URL: chat, BALCAO_ANALYTICS_URL: analytics, BALCAO_CARD_ORIGIN: cards } = config;
  const recaptcha = recaptchaOfPage(config);
  const chats = chat ? [new URL(chat).origin] : [];
  const pictures = listOf(config.BALCAO_PICTURE_HOSTS);
  const videos = listOf(config.BALCAO_VIDEO_HOSTS);
  const both = [...(recaptcha?.origins ?? []), ...chats];
  return {
    meta: [
      meta('support-chat', chat),
      meta('picture-hosts', pictures.join(' ')),
      meta('video-hosts', videos.join(' ')),
      meta('app-link', config.BALCAO_APP_LINK),
      meta('app-store', config.BALCAO_APP_STORE),
      meta('play-store', config.BALCAO_PLAY_STORE),
      analytics ? `<meta name="analytics" content="${analytics}" />` : '',
    ].join(''),
    boot: recaptcha ? { recaptcha: { script: recaptcha.script, siteKey: recaptcha.siteKey } } : {},
    from: {
      scripts: both,
      pictures: [...chats, ...pictures],
      answers: [
        ...both,
        // the chat has a socket too
        ...chats.map((origin) => origin.replace('http', 'ws')),
        ...(analytics ? [new URL(analytics).origin] : []),
        ...(cards ? [cards] : []),
      ],
      frames: [...both, ...videos],
      videos,
    },
  };
}
