import type { ErrorAnswer } from '@balcao/contract/core/shapes';

/** A refusal that the user sees: status, stable code, pt-BR text and, if it concerns one, the field. */
export class Problem extends Error {
  readonly answer: ErrorAnswer;

  constructor(
    readonly status: number,
    code: string,
    description: string,
    extra: Partial<ErrorAnswer> = {},
  ) {
    super(description);
    this.answer = { code, error_description: description, ...extra };
  }
}

/** More was asked for in a minute than one may. */
export const tooMany = (): Problem => new Problem(429, 'too-many', 'Muitas solicitações. Aguarde um minuto.');

/** 404; a foreign id answers exactly like a missing one. */
export const notFound = () => new Problem(404, 'not-found', 'Não encontramos o que você procura.');

/** 401; the portal goes to the sign-in. */
export const sessionExpired = () => new Problem(401, 'session-expired', 'Sua sessão expirou. Faça login novamente.');

/** 422 at one field of the body. `field` is a dotted path, as 'items.0.value'. */
export const fieldProblem = (field: string, message: string) =>
  new Problem(422, 'invalid', message, { errors: [{ field, message }] });

/** 422 at several fields; nothing where there are none. */
export function refuseFields(errors: { field: string; message: string }[]): void {
  const first = errors[0];
  if (first) throw new Problem(422, 'invalid', first.message, { errors });
}
