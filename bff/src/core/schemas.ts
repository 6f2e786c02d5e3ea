import { Ajv, type ValidateFunction } from 'ajv';
import type { FastifyInstance } from 'fastify';

const options = { useDefaults: true, allErrors: true, verbose: true, strict: false, allowUnionTypes: true };
// one of each for the process: a schema that a second server of it has too is compiled once
const body = new Ajv({ ...options, removeAdditional: false });
const text = new Ajv({ ...options, removeAdditional: true, coerceTypes: true });

/** Bodies are taken as they are; query and path parameters are text and so are coerced. Defaults are filled in. */
export const compileSchemas = (app: FastifyInstance): void =>
  void app.setValidatorCompiler(({ schema, httpPart }) =>
    httpPart === 'body'
      ? body.compile(schema as object)
      : digitsOnly(schema as TextSchema, text.compile(schema as object)),
  );

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
