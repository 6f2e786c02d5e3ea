import type { FastifyError, FastifyInstance } from 'fastify';
import type { ErrorObject } from 'ajv';
import type { ErrorAnswer } from '@balcao/contract/core/shapes';
import { isConnectionLost } from './database';
import { schemaField, schemaMessage } from './messages';
import { notFound, Problem } from './problem';

/** At most this many faults are answered: otherwise the answer to a body full of faults could be ten times its size. */
const MOST_FAULTS = 100;

/** Every error leaves as an ErrorAnswer in pt-BR; unforeseen errors are logged and answered without detail. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | Problem, request, reply) => {
    const { status, answer } = translate(error);
    if (status >= 500) request.log.error(error);
    const silent = status === 404 && request.routeOptions.config.silent404 ? { silent: true } : {};
    void reply
      .code(status)
      .header('cache-control', 'no-store')
      .header('x-request-id', request.id)
      .type('application/json')
      .send({ ...answer, ...silent });
  });
  app.setNotFoundHandler({ preValidation: undefined }, (_request, reply) => {
    void reply.code(404).header('cache-control', 'no-store').send(notFound().answer);
  });
}

function translate(error: FastifyError | Problem): { status: number; answer: ErrorAnswer } {
  if (error instanceof Problem) return { status: error.status, answer: error.answer };
  if (error.validation) {
    if (error.validationContext === 'params') return { status: 404, answer: notFound().answer };
    const errors = (error.validation as unknown as ErrorObject[])
      .filter((e) => e.keyword !== 'if' && e.keyword !== 'anyOf')
      .slice(0, MOST_FAULTS)
      .map((e) => ({ field: schemaField(e), message: schemaMessage(e) }));
    return { status: 400, answer: { code: 'invalid', error_description: 'Confira os campos destacados.', errors } };
  }
  const status = error.statusCode ?? 500;
  if (status === 413)
    return { status, answer: { code: 'too-large', error_description: 'O conteúdo enviado é grande demais.' } };
  if (status === 415)
    return { status, answer: { code: 'media-type', error_description: 'Formato de conteúdo não aceito.' } };
  if (status >= 400 && status < 500)
    return { status, answer: { code: 'bad-request', error_description: 'A requisição não pôde ser lida.' } };
  if (isConnectionLost(error))
    return {
      status: 503,
      answer: { code: 'unavailable', error_description: 'Ops, ocorreu um erro. Tente novamente em instantes.' },
    };
  return { status: 500, answer: { code: 'internal', error_description: 'Ops, ocorreu um erro.' } };
}
