import { Ajv, type ValidateFunction } from 'ajv';
import type { FastifyInstance } from 'fastify';

/** Bodies are taken as they are; query and path parameters are text and so are coerced. Defaults are filled in. */
export function compileSchemas(app: FastifyInstance): void {
  const body = new Ajv({
    useDefaults: true,
    removeAdditional: false,
    allErrors: true,
    verbose: true,
    strict: false,
    allowUnionTypes: true,
  });
  const text = new Ajv({
    useDefaults: true,
    removeAdditional: true,
    coerceTypes: true,
    allErrors: true,
    verbose: true,
    strict: false,
    allowUnionTypes: true,
  });
  app.setValidatorCompiler(({ schema, httpPart }) =>
    httpPart === 'body'
      ? body.compile(schema as object)
      : digitsOnly(schema as TextSchema, text.compile(schema as object)),
  );
}

interface TextSchema {
  properties?: Record<string, { type?: unknown }>;
}

/** Ajv's coercion also takes '1e3', '0x10' and ' 5' for numbers; in an address only decimal digits are one. */
function digitsOnly({ properties = {} }: TextSchema, check: ValidateFunction) {
  const names = Object.keys(properties).filter((name) => properties[name]!.type === 'integer');
  return (given: Record<string, unknown>) => {
    const odd = names.filter((name) => typeof given[name] === 'string' && !/^\d+$/.test(given[name]));
    if (odd.length > 0)
      return {
        error: odd.map((name) => ({
          instancePath: `/${name}`,
          schemaPath: `#/properties/${name}/type`,
          keyword: 'type',
          params: { type: 'integer' },
          message: 'must be integer',
        })),
      };
    return check(given) ? true : { error: check.errors ?? [] };
  };
}
