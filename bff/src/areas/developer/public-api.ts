import { Type } from 'typebox';
import { definePublicApi } from '../../core/public-api';
import {
  listWebhooks,
  probeWebhook,
  putWebhook,
  removeWebhook,
  resendWebhooks,
  showWebhook,
  TOPICS,
  type Topic,
} from './webhooks/pix-webhooks';

const permission = 'pix:keys';
const write = { permission, scope: 'webhook.write', write: true } as const;
const read = { permission, scope: 'webhook.read', method: 'GET' } as const;

/** Webhooks of Pix keys (pix-api.json, Webhook). */
export default definePublicApi({
  api: 'pix',
  endpoints: [
    {
      ...write,
      method: 'PUT',
      path: '/v2/webhook/:chave',
      summary: 'Cadastrar o webhook de uma chave',
      audit: 'api.webhook.put',
      body: Type.Object({ webhookUrl: Type.String({ minLength: 1, maxLength: 255 }) }),
      before: probeWebhook,
      handle: async (ctx, input) => ({ status: 201, body: await putWebhook(ctx, input) }),
    },
    {
      ...read,
      path: '/v2/webhook/:chave',
      summary: 'Consultar o webhook de uma chave',
      handle: async (ctx, input) => ({ body: await showWebhook(ctx, input) }),
    },
    {
      ...read,
      path: '/v2/webhook',
      summary: 'Listar webhooks',
      handle: async (ctx, input) => ({ body: await listWebhooks(ctx, input) }),
    },
    {
      ...write,
      method: 'DELETE',
      path: '/v2/webhook/:chave',
      summary: 'Excluir o webhook de uma chave',
      audit: 'api.webhook.remove',
      handle: async (ctx, input) => {
        await removeWebhook(ctx, input);
        return { status: 204, body: null };
      },
    },
    {
      ...write,
      method: 'POST',
      path: '/v2/gn/webhook/reenviar',
      summary: 'Reenviar avisos de Pix',
      audit: 'api.webhook.resend',
      body: Type.Object({
        tipo: Type.Unsafe<Topic>({ type: 'string', enum: [...TOPICS] }),
        e2eids: Type.Array(Type.String({ minLength: 32, maxLength: 32 }), { minItems: 1, maxItems: 1000 }),
      }),
      handle: async (ctx, { body }) => {
        await resendWebhooks(ctx, body as { tipo: Topic; e2eids: string[] });
        return { status: 202, body: {} };
      },
    },
  ],
});
