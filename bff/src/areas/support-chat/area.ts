import { calls } from '@balcao/contract/support-chat';
import { defineArea } from '../../core/area';
import { notFound } from '../../core/problem';
import { chatToken } from './token';

export default defineArea({
  calls,
  handlers: {
    'POST /support-chat/token': async (ctx) => {
      const { BALCAO_CHAT_URL: url, BALCAO_CHAT_SECRET: secret } = ctx.services.config;
      if (!url || !secret) throw notFound();
      return { token: chatToken(secret, ctx, new Date()) };
    },
  },
});
