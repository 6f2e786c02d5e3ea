import type { ErrorObject } from 'ajv';

/** The pt-BR message of a schema error, by Ajv keyword. */
export function schemaMessage(error: ErrorObject): string {
  const params = error.params as Record<string, unknown>;
  switch (error.keyword) {
    case 'required':
    case 'minLength':
      return 'Preenchimento obrigatório';
    case 'maxLength':
      return `Use no máximo ${params['limit']} caracteres`;
    case 'minimum':
      return `O valor mínimo é ${params['limit']}`;
    case 'maximum':
      return `O valor máximo é ${params['limit']}`;
    case 'minItems':
      return `Informe ao menos ${params['limit']}`;
    case 'maxItems':
      return `Informe no máximo ${params['limit']}`;
    case 'enum':
    case 'const':
      return 'Escolha uma das opções';
    case 'pattern':
    case 'format':
      return 'Formato inválido';
    case 'additionalProperties':
      return 'Campo desconhecido';
    default:
      return 'Valor inválido';
  }
}

/** Dotted path of the field a schema error is about, as 'items.0.value'. */
export function schemaField(error: ErrorObject): string {
  const params = error.params as Record<string, unknown>;
  const tail =
    error.keyword === 'required'
      ? params['missingProperty']
      : error.keyword === 'additionalProperties'
        ? params['additionalProperty']
        : undefined;
  return [...error.instancePath.split('/').slice(1), ...(tail === undefined ? [] : [String(tail)])].join('.');
}
