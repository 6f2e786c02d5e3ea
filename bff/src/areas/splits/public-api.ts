import { definePublicApi, type Endpoint } from '../../core/public-api';
import { CONFIG_BODY, findConfig, toConfigDto, type ConfigBody } from './pix/configs';
import { linkSplit, putConfig, showSplit, unlinkSplit } from './pix/links';

const permission = 'pix:qrcode';
const read = { permission, method: 'GET', scope: 'gn.split.read' } as const;
const write = { permission, scope: 'gn.split.write', write: true } as const;
const NAMES = { cob: 'cobrança imediata', cobv: 'cobrança com vencimento' } as const;

const linksOf = (kind: 'cob' | 'cobv'): Endpoint[] => [
  {
    ...read,
    path: `/v2/gn/split/${kind}/:txid`,
    summary: `Consultar o split de uma ${NAMES[kind]}`,
    handle: async (ctx, { params }) => ({ body: await showSplit(ctx, kind, params['txid']!) }),
  },
  {
    ...write,
    method: 'PUT',
    path: `/v2/gn/split/${kind}/:txid/vinculo/:splitConfigId`,
    summary: `Vincular um split a uma ${NAMES[kind]}`,
    audit: 'split.pix-link',
    handle: async (ctx, { params }) => {
      await linkSplit(ctx, kind, params['txid']!, params['splitConfigId']!);
      return { status: 204, body: null };
    },
  },
  {
    ...write,
    method: 'DELETE',
    path: `/v2/gn/split/${kind}/:txid/vinculo`,
    summary: `Desvincular o split de uma ${NAMES[kind]}`,
    audit: 'split.pix-unlink',
    handle: async (ctx, { params }) => {
      await unlinkSplit(ctx, kind, params['txid']!);
      return { status: 204, body: null };
    },
  },
];

/** How Pix charges are shared with other accounts of this bank. */
export default definePublicApi({
  api: 'pix',
  endpoints: [
    {
      ...write,
      method: 'POST',
      path: '/v2/gn/split/config',
      summary: 'Criar uma configuração de split',
      audit: 'split.pix-config',
      body: CONFIG_BODY,
      handle: (ctx, { body }) => putConfig(ctx, null, body as ConfigBody),
    },
    {
      ...write,
      method: 'PUT',
      path: '/v2/gn/split/config/:id',
      summary: 'Criar ou alterar uma configuração de split com id',
      audit: 'split.pix-config',
      body: CONFIG_BODY,
      handle: (ctx, { params, body }) => putConfig(ctx, params['id']!, body as ConfigBody),
    },
    {
      ...read,
      path: '/v2/gn/split/config/:id',
      summary: 'Consultar uma configuração de split',
      handle: async (ctx, { params, query }) => {
        const text = query['revisao'];
        const revision = text === undefined ? undefined : /^\d{1,6}$/.test(text) ? Number(text) : -1;
        return { body: await toConfigDto(ctx, await findConfig(ctx, params['id']!, revision)) };
      },
    },
    ...linksOf('cob'),
    ...linksOf('cobv'),
  ],
});
