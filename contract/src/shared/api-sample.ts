/** Where the public API answers, and whom its certificate is from. */
export interface ApiAddress {
  /** 'https://pix-h.api.banco.com.br' or, where one name serves all, 'https://api.banco.com.br:8443/pix'; absent: it is not served. */
  pix: string | null;
  /** Whether its certificate is of the installation's own authority, which no machine trusts by itself. */
  isOwn: boolean;
}

/** Names of the files that the samples read. */
export const SAMPLE_FILES = { certificate: 'certificado.p12', authority: 'autoridade.pem' } as const;
/** Stands for what the bank shows once and does not know any more. */
export const SAMPLE_SECRET = 'SEU_CLIENT_SECRET';

const HOST = 'https://pix-h.api.SEU_BANCO';
const GRANT = '{"grant_type":"client_credentials"}';

/** The first call of an integration, to be pasted into a shell. */
export function curlSample({ pix, isOwn }: ApiAddress, clientId: string): string {
  return [
    `curl --cert-type P12 --cert ${SAMPLE_FILES.certificate}: \\`,
    ...(isOwn ? [`  --cacert ${SAMPLE_FILES.authority} \\`] : []),
    `  -u "${clientId}:${SAMPLE_SECRET}" \\`,
    `  -H "content-type: application/json" -d '${GRANT}' \\`,
    `  ${pix ?? HOST}/oauth/token`,
  ].join('\n');
}

/** The first call of an integration, as a file for Node. */
export function nodeSample({ pix, isOwn }: ApiAddress, clientId: string): string {
  return [
    "const { readFileSync } = require('node:fs');",
    "const { request } = require('node:https');",
    '',
    `const call = request('${pix ?? HOST}/oauth/token', {`,
    "  method: 'POST',",
    `  pfx: readFileSync('${SAMPLE_FILES.certificate}'),`,
    "  passphrase: '',",
    ...(isOwn ? [`  ca: readFileSync('${SAMPLE_FILES.authority}'),`] : []),
    `  auth: '${clientId}:${SAMPLE_SECRET}',`,
    "  headers: { 'content-type': 'application/json' },",
    '}, (answer) => answer.pipe(process.stdout));',
    `call.end('${GRANT}');`,
  ].join('\n');
}

/** The call that sets the webhook of a Pix key in an environment, to be pasted into a shell; the production's name lacks the '-h'. */
export function webhookSample({ pix, isOwn }: ApiAddress, environment: 'production' | 'homologation'): string {
  const host = pix ?? HOST;
  return [
    `curl --cert-type P12 --cert ${SAMPLE_FILES.certificate}: \\`,
    ...(isOwn ? [`  --cacert ${SAMPLE_FILES.authority} \\`] : []),
    '  -H "authorization: Bearer SEU_TOKEN" -H "content-type: application/json" \\',
    `  -X PUT -d '{"webhookUrl":"https://SEU_SERVIDOR/avisos"}' \\`,
    `  ${environment === 'production' ? host.replace('//pix-h.', '//pix.') : host}/v2/webhook/SUA_CHAVE_PIX`,
  ].join('\n');
}
