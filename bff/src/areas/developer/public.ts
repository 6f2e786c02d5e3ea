import { API_SCOPES } from '@balcao/contract/shared/api-scopes';
import { html, type Html } from '../../core/html';
import type { Endpoint } from '../../core/public-api';
import { sendPublic } from '../../kits/charging/links/public-layout';
import { definePublic, publicPage } from '../../public/define-public';
import { authorityPem } from './authority';
import { APIS, type BankApi } from './listener/apis';
import { endpointsOf } from './listener/serve';

/** APIs that have endpoints. */
const apis = () => APIS.filter(({ name }) => endpointsOf(name).length);

const pathOf = (path: string) => path.replace(/:(\w+)/g, '{$1}');

/** The OpenAPI document of the public API, made from its endpoints. */
function documentOf() {
  const paths: Record<string, Record<string, object>> = {};
  for (const api of apis())
    for (const endpoint of endpointsOf(api.name)) {
      const path = `/${api.name}${pathOf(endpoint.path)}`;
      paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(api, endpoint) };
    }
  return {
    openapi: '3.1.0',
    info: { title: 'API do Balcão', version: '1.0.0' },
    tags: apis().map(({ name, label }) => ({ name, description: label })),
    paths,
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer' },
        mtls: { type: 'mutualTLS' },
      },
    },
  };
}

const operationOf = (api: BankApi, { method, path, summary, scope, body }: Endpoint) => ({
  operationId: `${method.toLowerCase()}${path.replace(/[^a-zA-Z0-9]+(\w)/g, (_, letter: string) => letter.toUpperCase())}`,
  tags: [api.name],
  summary,
  description: `Escopo: ${scope}`,
  security: [api.isCertified ? { bearer: [], mtls: [] } : { bearer: [] }],
  parameters: [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  })),
  ...(body ? { requestBody: { required: true, content: { 'application/json': { schema: body } } } } : {}),
  responses: {
    '200': { description: 'Atendida' },
    '400': { description: 'Recusada' },
    '401': { description: 'Sem acesso' },
  },
});

const labels = new Map(API_SCOPES.map(({ id, label }) => [id, label]));

const tableOf = ({ name, label }: BankApi): Html =>
  html`<h2>${label}</h2>
    <table>
      <thead>
        <tr>
          <th scope="col">Chamada</th>
          <th scope="col">O que faz</th>
          <th scope="col">Escopo</th>
        </tr>
      </thead>
      <tbody>
        ${endpointsOf(name).map(
          ({ method, path, summary, scope }) =>
            html`<tr>
              <td><code>${method} ${path}</code></td>
              <td>${summary}</td>
              <td><code>${scope}</code><br /><small>${labels.get(scope) ?? ''}</small></td>
            </tr>`,
        )}
      </tbody>
    </table>`;

/** The documentation of the public API (AREAS-2-partnership-and-api-4). */
export default definePublic({
  routes(app, { store }) {
    app.get('/desenvolvedores/autoridade.pem', publicPage(60), async (_request, reply) =>
      reply.type('application/x-pem-file').send(await store.transaction(authorityPem)),
    );
    app.get('/desenvolvedores/openapi.json', publicPage(60), async () => documentOf());
    app.get('/desenvolvedores/documentacao', publicPage(60), (_request, reply) =>
      sendPublic(
        reply,
        'Documentação da API',
        html`<h1>Documentação da API</h1>
          <p>
            Peça um token em <code>POST /oauth/token</code> (Pix, com certificado) ou
            <code>POST /v1/authorize</code> (Cobranças), com Client ID e Client Secret em
            <code>Authorization: Basic</code>. Valores de Cobranças são centavos inteiros; os de Pix, reais com ponto.
            <a href="/desenvolvedores/openapi.json">Documento OpenAPI</a>.
          </p>
          ${apis().map(tableOf)}`,
      ),
    );
  },
});
