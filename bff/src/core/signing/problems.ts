import { Problem } from '../problem';

/** 403: neither signature nor approval came with it. */
export const signatureRequired = () =>
  new Problem(403, 'signature-required', 'Confirme a operação com sua assinatura eletrônica.');

/** 422, the code that marks the signature wrong (SHELL-5-12, SHELL-8-32). */
export const wrongSignature = () =>
  new Problem(422, '3000048', 'Assinatura eletrônica inválida. Tente usar outra palavra de 5 letras.');

/** 422: the challenge or approval was used, is too old, or is somebody else's; which of them is not told. */
export const signatureLapsed = () =>
  new Problem(422, 'signature-expired', 'A confirmação desta operação expirou. Confirme novamente.');

/** 422: other values than those that were signed. */
export const otherThanSigned = () =>
  new Problem(422, 'signature-mismatch', 'Os dados enviados não são os que você confirmou. Revise e assine novamente.');

/** 422: the person has no signature yet. */
export const noSignature = () =>
  new Problem(422, 'signature-missing', 'Cadastre sua assinatura eletrônica nas configurações de segurança.');

/** 429: five errors (SHELL-5-13); `until` it is not judged at all. */
export function signatureBlocked(until: Date): Problem {
  const minutes = Math.max(1, Math.ceil((until.getTime() - Date.now()) / 60_000));
  return new Problem(
    429,
    'signature-blocked',
    `Assinatura eletrônica bloqueada por excesso de erros. Tente novamente em ${minutes === 1 ? '1 minuto' : `${minutes} minutos`}.`,
  );
}
