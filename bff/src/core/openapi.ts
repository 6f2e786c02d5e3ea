import type { FastifyDynamicSwaggerOptions } from '@fastify/swagger';

/** OpenAPI 3.1 of the contract, at /bff/openapi.json and readable at /bff/docs. */
export const openApi: FastifyDynamicSwaggerOptions = {
  openapi: {
    openapi: '3.1.0',
    info: {
      title: 'Balcão BFF',
      version: '0.2.0',
      description:
        'Every write carries `x-requested-with: balcao`, `x-account-id` and, where marked, `idempotency-key`. Money is integer cents.',
    },
    components: { securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'balcao' } } },
    security: [{ session: [] }],
  },
};
