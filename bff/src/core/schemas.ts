import { Ajv } from 'ajv';
import type { FastifyInstance } from 'fastify';

/** Bodies are taken as they are; query and path parameters are text and so are coerced. Defaults are filled in. */
export function compileSchemas(app: FastifyInstance): void {
  const body = new Ajv({ useDefaults: true, removeAdditional: false, allErrors: true, strict: false, allowUnionTypes: true });
  const text = new Ajv({ useDefaults: true, removeAdditional: true, coerceTypes: true, allErrors: true, strict: false, allowUnionTypes: true });
  app.setValidatorCompiler(({ schema, httpPart }) => (httpPart === 'body' ? body : text).compile(schema as object));
}
