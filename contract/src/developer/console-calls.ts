import { Type } from 'typebox';
import { defineCalls } from '../core/call';
import { idParams, Nullable, OneOf } from '../core/shapes';
import { API_EVENTS, API_METHODS } from './shapes';

const permission = 'api:applications';

/** The console: endpoints of the public API, tried in homologation. */
export const consoleCalls = defineCalls({
  'POST /api/applications/{id}/try': {
    summary: 'Call an endpoint of the public API in homologation, as the application',
    permission,
    // what it changes is the public API's, in transactions of its own
    read: true,
    silent404: true,
    perMinute: 60,
    params: idParams,
    body: Type.Object(
      {
        api: OneOf(['cobrancas', 'pix', 'pagamento-de-contas', 'extratos']),
        method: OneOf(API_METHODS),
        path: Type.String({ pattern: '^/[!-~]*$', maxLength: 500, description: 'with its query' }),
        body: Type.Optional(Type.String({ maxLength: 20_000, description: 'JSON' })),
      },
      { additionalProperties: false },
    ),
    answer: Type.Object({ status: Type.Integer(), ms: Type.Integer(), body: Type.String() }),
  },
  'GET /api/address': {
    summary: 'Where the public API answers in homologation',
    permission: ['api:introduction', permission],
    answer: Type.Object({
      pix: Nullable(Type.String({ description: 'null: it is not served' })),
      isOwn: Type.Boolean({ description: 'its certificate is of the installation’s own authority' }),
    }),
  },
  'GET /api/endpoints': {
    summary: 'Endpoints of the public API, with a body to begin with',
    permission,
    answer: Type.Object({
      items: Type.Array(
        Type.Object({
          api: Type.String(),
          method: Type.String(),
          path: Type.String(),
          summary: Type.String(),
          scope: Type.String(),
          sample: Nullable(Type.String({ description: 'JSON' })),
        }),
      ),
    }),
  },
  'POST /api/events': {
    summary: 'Have something happen in homologation: a charge is paid, a Pix comes back',
    permission,
    audit: 'api.event',
    body: Type.Object(
      { event: OneOf(API_EVENTS), subject: Type.String({ minLength: 1, maxLength: 90 }) },
      { additionalProperties: false },
    ),
  },
});
