import { fieldProblem } from '../../core/problem';
import { normalizeDocument } from '../../core/documents';
import { keyOfType } from '../../rails/pix-directory/keys';
import type { PixKeyType } from '../../rails/pix-directory/port';

/** Most keys of an account, by its holder's document: a person 5, a company 20 (domain.md 2). */
export const mostKeys = (document: string): number => (normalizeDocument(document).length === 11 ? 5 : 20);

const WRONG: Record<PixKeyType, string> = {
  cpf: 'Informe um CPF válido.',
  cnpj: 'Informe um CNPJ válido.',
  phone: 'Informe um celular com DDD. Telefone fixo não pode ser chave.',
  email: 'Informe um e-mail válido.',
  random: 'Informe uma chave aleatória válida.',
};

/** A typed key as the directory writes it. @throws Problem 422 at `key` where it is no key, or a document other than the holder's. */
export function readAsked({ type, key: typed }: { type: PixKeyType; key: string }, document: string): string {
  const key = keyOfType(type, typed);
  if (!key) throw fieldProblem('key', WRONG[type]);
  if ((type === 'cpf' || type === 'cnpj') && key !== normalizeDocument(document))
    throw fieldProblem('key', 'Só o documento do titular desta conta pode ser chave dela.');
  return key;
}

export const tooMany = (most: number) =>
  fieldProblem('type', `Esta conta já tem ${most} chaves, o máximo permitido. Exclua uma para cadastrar outra.`);

export const alreadyHere = () => fieldProblem('key', 'Esta chave já está cadastrada nesta conta.');

export const inClaim = () =>
  fieldProblem('key', 'Esta chave está em portabilidade ou reivindicação. Aguarde o pedido terminar.');

export const ofNobody = () =>
  fieldProblem('key', 'Esta chave não está cadastrada em nenhum banco. Você pode cadastrá-la como nova.');

export const ofSomebody = (bank: string) =>
  fieldProblem(
    'key',
    `Esta chave é de outra pessoa em ${bank}. Só um celular pode ser reivindicado; peça a ela que exclua a chave.`,
  );
