import type { ErrorObject } from 'ajv';
import { formatMoney } from './money';

const isBlank = (data: unknown): boolean => typeof data !== 'string' || data.trim() === '';

/** A limit as people read it: of money in reais. The schema says which values are integer cents. */
function shownLimit({ params, parentSchema }: ErrorObject): string {
  const limit = Number((params as Record<string, unknown>)['limit']);
  const isMoney = String(parentSchema?.['description'] ?? '').includes('integer cents');
  return isMoney ? formatMoney(limit) : String(limit);
}

/** The pt-BR message of a schema error, by Ajv keyword; errors are `verbose`. */
export function schemaMessage(error: ErrorObject): string {
  const params = error.params as Record<string, unknown>;
  switch (error.keyword) {
    case 'required':
      return 'Preenchimento obrigatório';
    case 'minLength':
      return isBlank(error.data) || params['limit'] === 1
        ? 'Preenchimento obrigatório'
        : `Use no mínimo ${params['limit']} caracteres`;
    case 'maxLength':
      return `Use no máximo ${params['limit']} caracteres`;
    case 'minimum':
      return `O valor mínimo é ${shownLimit(error)}`;
    case 'maximum':
      return `O valor máximo é ${shownLimit(error)}`;
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
