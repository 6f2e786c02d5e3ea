import { Type } from 'typebox';
import { defineCalls } from '../core/call';
import { idParams, listAnswer, listBody } from '../core/shapes';
import { signedBody } from '../core/signing';
import { ApiCertificate, certified } from './shapes';

const permission = 'api:my-certificates';
const name = Type.String({ minLength: 1, maxLength: 60 });

/** Client certificates of the account. */
export const certificateCalls = defineCalls({
  'POST /api/certificates/search': {
    summary: 'Client certificates, the newest first',
    permission,
    read: true,
    body: listBody(['created_at'], { environment: Type.Optional(certified) }),
    answer: listAnswer(ApiCertificate),
  },
  'POST /api/certificates': {
    summary: 'Create a client certificate; its private key is in this answer alone',
    permission,
    audit: 'api.certificate.create',
    body: Type.Object({ environment: certified, name }, { additionalProperties: false }),
    answer: Type.Object({
      certificate: ApiCertificate,
      p12: Type.String({ description: 'PKCS #12 without password, base64' }),
      pem: Type.String({ description: 'certificate and private key' }),
    }),
  },
  'PUT /api/certificates/{id}/revoke': {
    summary: 'Revoke a certificate: it is refused at once',
    permission,
    silent404: true,
    audit: 'api.certificate.revoke',
    params: idParams,
    signed: { summary: 'Revogar certificado da API', bind: [{ path: 'params.id', label: 'Certificado' }] },
    body: signedBody({}),
    answer: ApiCertificate,
  },
});
