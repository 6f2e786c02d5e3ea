import type { FastifyError } from 'fastify';
import type { ErrorObject } from 'ajv';
import type { ApiName } from '@balcao/contract/shared/api-scopes';
import { schemaField, schemaMessage } from '../../../core/messages';
import { Problem } from '../../../core/problem';

/** An error in the API's own shape. */
export interface Fault {
  status: number;
  body: object;
  /** pt-BR: what the log of requests says. */
  reason: string;
  /** Media type, where it is not plain JSON. */
  type?: string;
}

/** Of an endpoint whose errors are a `Problema`: its resource, and what it was asked. */
interface Asked {
  problem: string;
  body: unknown;
}

interface Told {
  status: number;
  code: string;
  message: string;
  errors: readonly { field: string; message: string }[];
}

function read(error: FastifyError | Problem): Told {
  if (error instanceof Problem) {
    const { code, error_description: message, errors = [] } = error.answer;
    return { status: error.status, code, message, errors };
  }
  if (error.validation) {
    const errors = (error.validation as unknown as ErrorObject[]).map((one) => ({
      field: schemaField(one),
      message: schemaMessage(one),
    }));
    return {
      status: 400,
      code: errors.length ? 'valor_invalido' : 'json_invalido',
      message: 'Confira os campos.',
      errors,
    };
  }
  const status = error.statusCode ?? 500;
  return status < 500
    ? { status, code: 'json_invalido', message: 'A requisição não pôde ser lida.', errors: [] }
    : { status: 500, code: 'erro_aplicacao', message: 'Ocorreu um erro. Tente novamente.', errors: [] };
}

/** Codes of the charges API by what went wrong (public-api-charge-errors.json). */
const CHARGE_CODES: Record<number, [code: number, error: string]> = {
  400: [3500034, 'validation_error'],
  422: [3500034, 'validation_error'],
  404: [3500010, 'property_does_not_exists'],
  409: [3500036, 'invalid_operation'],
  429: [3500049, 'rate_limit'],
};
/** Codes of the charges API where the problem itself has one. */
const CHARGE_PROBLEMS: Record<string, [code: number, error: string]> = {
  'payment-unavailable': [3500007, 'invalid_operation'],
  'payment-set': [3500030, 'invalid_operation'],
  'payment-status': [3500044, 'invalid_operation'],
  'token-used': [3500018, 'invalid_operation'],
  'sheet-of-many': [3500085, 'invalid_operation'],
  'sheet-set': [3500086, 'invalid_operation'],
  'link-set': [3500080, 'invalid_operation'],
  'link-status': [3500081, 'invalid_operation'],
};

const PROBLEM_TYPES = 'https://pix.bcb.gov.br/api/v2/error';
const TITLES: Record<number, [type: string, title: string]> = {
  400: ['OperacaoInvalida', 'A requisição não pôde ser atendida.'],
  404: ['NaoEncontrado', 'Não encontramos o que foi pedido.'],
};

/** What a body says at a dotted path; a field that is not there has no value. */
const valueAt = (body: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((at, name) => (at as Record<string, unknown> | null | undefined)?.[name], body);

/** An error as `Problema` of RFC 7807 (pix-api.json): refusals are 400, whether a field or the state of things is the cause. */
function problemOf({ status: told, code, message, errors }: Told, { problem, body }: Asked, reason: string): Fault {
  const status = told === 422 || told === 409 ? 400 : told;
  const [type, title] = TITLES[status] ?? (status < 500 ? [code, message] : ['ErroInternoDoServidor', message]);
  const violacoes = errors.map(({ field, message: razao }) => {
    const value = valueAt(body, field);
    const valor = value === undefined ? '' : typeof value === 'string' ? value : JSON.stringify(value);
    return { razao, propriedade: field, valor };
  });
  return {
    status,
    type: 'application/problem+json; charset=utf-8',
    body: {
      type: `${PROBLEM_TYPES}/${TITLES[status] ? problem : ''}${type}`,
      title,
      status,
      detail: message,
      ...(violacoes.length ? { violacoes } : {}),
    },
    reason,
  };
}

/** Path of a field in a body of charges, which names the parts of an item otherwise than the portal. */
const propertyOf = (field: string): string =>
  `/${field.replaceAll('.', '/')}`.replace(
    /^\/items\/(\d+)\/repasses\/(\d+)(\/payee_code)?(\/value)?$/,
    '/items/$1/marketplace/repasses/$2$3',
  );

/** An error as each API says it (domain-next.md 1). */
export function faultOf(api: ApiName, error: FastifyError | Problem, asked?: Asked | ''): Fault {
  const { status, code, message, errors } = read(error);
  const reason = errors[0] ? `${errors[0].field}: ${errors[0].message}` : message;
  const isSignIn = code === 'invalid_client' || code === 'insufficient_scope' || code === 'invalid_token';
  if (isSignIn) return { status, body: { error: code, error_description: message }, reason };
  if (api === 'cobrancas') {
    const [number, word] = CHARGE_PROBLEMS[code] ?? CHARGE_CODES[status] ?? [status, 'server_error'];
    const description = errors[0] ? { property: propertyOf(errors[0].field), message: errors[0].message } : message;
    return {
      status: status === 422 ? 400 : status,
      body: { code: number, error: word, error_description: description },
      reason,
    };
  }
  if (asked) return problemOf({ status, code, message, errors }, asked, reason);
  const erros = errors.map(({ field, message: mensagem }) => ({ caminho: `.body.${field}`, mensagem }));
  const nome = status === 422 || code === 'invalid' ? 'valor_invalido' : code.replaceAll('-', '_');
  return {
    status: status === 422 ? 400 : status,
    body: { nome, mensagem: message, ...(erros.length ? { erros } : {}) },
    reason,
  };
}
