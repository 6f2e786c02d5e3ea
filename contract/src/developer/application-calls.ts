import { Type } from 'typebox';
import { defineCalls } from '../core/call';
import { idParams, Instant, listAnswer, listBody, OneOf } from '../core/shapes';
import { signedBody } from '../core/signing';
import { API_SCOPE_IDS } from '../shared/api-scopes';
import { ApiApplication, environment } from './shapes';

const permission = 'api:applications';
const name = Type.String({ minLength: 1, maxLength: 60 });
const scopes = Type.Array(OneOf(API_SCOPE_IDS), { minItems: 1, maxItems: API_SCOPE_IDS.length, uniqueItems: true });

/** A secret, shown this once. */
const Secret = Type.Object({ environment, client_id: Type.String(), client_secret: Type.String() });

/** Applications of the account, and their secrets. */
export const applicationCalls = defineCalls({
  'GET /account/api-keys': {
    summary: 'Identifiers of the account’s applications, for integrations (gap S L242)',
    permission,
    answer: Type.Object({
      account_code: Type.String({ description: 'what others name the account by, as in a split' }),
      items: Type.Array(Type.Object({ application: Type.String(), environment, client_id: Type.String() })),
    }),
  },
  'POST /api/applications/search': {
    summary: 'Applications, the newest first',
    permission,
    read: true,
    body: listBody(['created_at', 'name'], { text: Type.Optional(Type.String({ maxLength: 60 })) }),
    answer: listAnswer(ApiApplication),
  },
  'POST /api/applications': {
    summary: 'Create an application; its secrets are shown this once',
    permission,
    audit: 'api.application.create',
    body: Type.Object({ name, scopes }, { additionalProperties: false }),
    answer: Type.Object({ application: ApiApplication, secrets: Type.Array(Secret) }),
  },
  'GET /api/applications/{id}': {
    summary: 'One application',
    permission,
    silent404: true,
    params: idParams,
    answer: ApiApplication,
  },
  'PUT /api/applications/{id}': {
    summary: 'Change name and scopes of an application',
    permission,
    silent404: true,
    audit: 'api.application.update',
    params: idParams,
    body: Type.Object({ name, scopes }, { additionalProperties: false }),
    answer: ApiApplication,
  },
  'DELETE /api/applications/{id}': {
    summary: 'Remove an application: its credentials and tokens are refused at once',
    permission,
    silent404: true,
    audit: 'api.application.remove',
    params: idParams,
    signed: { summary: 'Excluir aplicação da API', bind: [{ path: 'params.id', label: 'Aplicação' }] },
    body: signedBody({}),
  },
  'PUT /api/applications/{id}/secret': {
    summary: 'A new secret, shown this once; the old one is accepted for some days',
    permission,
    silent404: true,
    audit: 'api.secret',
    params: idParams,
    signed: {
      summary: 'Trocar chave da aplicação',
      bind: [
        { path: 'params.id', label: 'Aplicação' },
        { path: 'body.environment', label: 'Ambiente' },
      ],
    },
    body: signedBody({ environment }),
    answer: Type.Object({ ...Secret.properties, old_until: Instant }),
  },
});
