import { Type } from 'typebox';
import { definePublicApi, type Endpoint } from '../../core/public-api';
import {
  listWebhooks,
  putWebhook,
  removeWebhook,
  resendWebhooks,
  showWebhook,
  TOPICS,
  type Topic,
} from './webhooks/pix-webhooks';
import { probeWebhook } from './webhooks/probe';
import { NAMES, putAutomatic, removeAutomatic, showAutomatic, type AutomaticKind } from './webhooks/automatic-webhooks';

const permission = 'pix:keys';
const write = { permission, scope: 'webhook.write', write: true } as const;
const read = { permission, scope: 'webhook.read', method: 'GET' } as const;

const BODY = Type.Object({ webhookUrl: Type.String({ minLength: 1, maxLength: 255 }) });
const PROBLEMS = { rec: 'WebhookRec', cobr: 'WebhookCobR' } as const;

/** The one webhook of an account that is told what becomes of its recurrences, or of their charges. */
const automaticOf = (kind: AutomaticKind): Endpoint[] => {
  const path = `/v2/webhook${kind}`;
  const shared = { path, permission: 'receive:management:pix-automatic', problem: PROBLEMS[kind] } as const;
  const writing = { ...shared, scope: `webhook${kind}.write`, write: true } as const;
  return [
    {
      ...writing,
      method: 'PUT',
      summary: `Cadastrar o webhook de ${NAMES[kind]}`,
      audit: 'api.webhook.put',
      body: BODY,
      before: probeWebhook,
      handle: async (ctx, input) => ({ body: await putAutomatic(ctx, kind, input) }),
    },
    {
      ...shared,
      scope: `webhook${kind}.read`,
      method: 'GET',
      summary: `Consultar o webhook de ${NAMES[kind]}`,
      handle: async (ctx) => ({ body: await showAutomatic(ctx, kind) }),
    },
    {
      ...writing,
      method: 'DELETE',
      summary: `Excluir o webhook de ${NAMES[kind]}`,
      audit: 'api.webhook.remove',
      handle: async (ctx) => {
        await removeAutomatic(ctx, kind);
        return { status: 204, body: null };
      },
    },
  ];
};

/** Webhooks of Pix keys and of Pix automático (pix-api.json, Webhook, WebhookRec, WebhookCobR). */
export default definePublicApi({
  api: 'pix',
  endpoints: [
    ...automaticOf('rec'),
    ...automaticOf('cobr'),
    {
      ...write,
      method: 'PUT',
      path: '/v2/webhook/:chave',
      summary: 'Cadastrar o webhook de uma chave',
      audit: 'api.webhook.put',
      body: BODY,
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
