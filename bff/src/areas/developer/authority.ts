import { createHash, randomBytes } from 'node:crypto';
import forge from 'node-forge';
import { bankNow } from '../../core/clock';
import type { Trx } from '../../core/database';
import { seal, unseal } from '../../core/sealed';
import { CERTIFICATE_DAYS, serialOf } from './rules';
import './tables';

const MINUTE = 60_000;
const DAY = 86_400_000;
const AUTHORITY_DAYS = 3650;
const BITS = 2048;

interface Authority {
  certificate: forge.pki.Certificate;
  key: forge.pki.rsa.PrivateKey;
}

const keyPair = (): Promise<forge.pki.rsa.KeyPair> =>
  new Promise((resolve, reject) => {
    forge.pki.rsa.generateKeyPair({ bits: BITS, workers: -1 }, (error, pair) =>
      error ? reject(error) : resolve(pair),
    );
  });

const newSerial = (): string => serialOf(randomBytes(16));

async function createAuthority(at: Date): Promise<{ certificate: string; key: string }> {
  const { publicKey, privateKey } = await keyPair();
  const certificate = forge.pki.createCertificate();
  certificate.publicKey = publicKey;
  certificate.serialNumber = newSerial();
  certificate.validity.notBefore = new Date(Math.min(at.getTime(), Date.now()) - DAY);
  certificate.validity.notAfter = new Date(at.getTime() + AUTHORITY_DAYS * DAY);
  const subject = [
    { name: 'commonName', value: 'Balcão API CA' },
    { name: 'countryName', value: 'BR' },
  ];
  certificate.setSubject(subject);
  certificate.setIssuer(subject);
  certificate.setExtensions([
    { name: 'basicConstraints', cA: true, critical: true },
    { name: 'keyUsage', keyCertSign: true, cRLSign: true, critical: true },
  ]);
  certificate.sign(privateKey, forge.md.sha256.create());
  return { certificate: forge.pki.certificateToPem(certificate), key: forge.pki.privateKeyToPem(privateKey) };
}

/** The installation's certificate authority, made where there is none; one for all processes. */
async function readAuthority(trx: Trx): Promise<Authority> {
  const find = () => trx.selectFrom('api_authority').selectAll().executeTakeFirst();
  if (!(await find())) {
    const at = await bankNow(trx);
    const { certificate, key } = await createAuthority(at);
    await trx
      .insertInto('api_authority')
      .values({ id: 1, certificate, private_key: seal(key), created_at: at })
      .onConflict((c) => c.doNothing())
      .execute();
  }
  const row = (await find())!;
  return {
    certificate: forge.pki.certificateFromPem(row.certificate),
    key: forge.pki.privateKeyFromPem(unseal(row.private_key)) as forge.pki.rsa.PrivateKey,
  };
}

/** A client certificate with its private key, which is nowhere else. */
export interface Issued {
  serial: string;
  /** SHA-256 of the certificate, hexadecimal. */
  fingerprint: string;
  expiresAt: Date;
  /** PKCS #12 without a password, base64: the public SDK opens no other (domain-next.md 1). */
  p12: string;
  pem: string;
}

/** Issues a client certificate of an environment. */
export async function issueCertificate(trx: Trx, name: string, environment: string, at: Date): Promise<Issued> {
  const authority = await readAuthority(trx);
  const { publicKey, privateKey } = await keyPair();
  const certificate = forge.pki.createCertificate();
  certificate.publicKey = publicKey;
  certificate.serialNumber = newSerial();
  // connections are judged by the machine's clock, which the bank's may be ahead of
  certificate.validity.notBefore = new Date(Math.min(at.getTime(), Date.now()) - MINUTE);
  certificate.validity.notAfter = new Date(at.getTime() + CERTIFICATE_DAYS * DAY);
  certificate.setSubject([
    // forge writes a common name as UTF-8 where it is told to
    { name: 'commonName', value: name, valueTagClass: forge.asn1.Type.UTF8 as never },
    { name: 'organizationalUnitName', value: environment },
    { name: 'countryName', value: 'BR' },
  ]);
  certificate.setIssuer(authority.certificate.subject.attributes);
  certificate.setExtensions([
    { name: 'basicConstraints', cA: false },
    { name: 'keyUsage', digitalSignature: true, keyEncipherment: true },
    { name: 'extKeyUsage', clientAuth: true },
  ]);
  certificate.sign(authority.key, forge.md.sha256.create());
  const der = forge.asn1.toDer(forge.pki.certificateToAsn1(certificate)).getBytes();
  const p12 = forge.pkcs12.toPkcs12Asn1(privateKey, [certificate, authority.certificate], '', {
    algorithm: '3des',
    friendlyName: environment,
  });
  return {
    serial: certificate.serialNumber,
    fingerprint: createHash('sha256').update(Buffer.from(der, 'binary')).digest('hex'),
    expiresAt: certificate.validity.notAfter,
    p12: forge.util.encode64(forge.asn1.toDer(p12).getBytes()),
    pem: forge.pki.certificateToPem(certificate) + forge.pki.privateKeyToPem(privateKey),
  };
}

/** A certificate for a server of the installation, and whose client certificates it trusts; PEM. */
export async function issueServerCertificate(trx: Trx, names: readonly string[], at: Date) {
  const authority = await readAuthority(trx);
  const { publicKey, privateKey } = await keyPair();
  const certificate = forge.pki.createCertificate();
  certificate.publicKey = publicKey;
  certificate.serialNumber = newSerial();
  certificate.validity.notBefore = new Date(at.getTime() - DAY);
  certificate.validity.notAfter = new Date(at.getTime() + CERTIFICATE_DAYS * DAY);
  certificate.setSubject([{ name: 'commonName', value: names[0] ?? 'localhost' }]);
  certificate.setIssuer(authority.certificate.subject.attributes);
  certificate.setExtensions([
    { name: 'basicConstraints', cA: false },
    { name: 'keyUsage', digitalSignature: true, keyEncipherment: true },
    { name: 'extKeyUsage', serverAuth: true },
    {
      name: 'subjectAltName',
      altNames: [...names.map((value) => ({ type: 2, value })), { type: 7, ip: '127.0.0.1' }],
    },
  ]);
  certificate.sign(authority.key, forge.md.sha256.create());
  return {
    cert: forge.pki.certificateToPem(certificate),
    key: forge.pki.privateKeyToPem(privateKey),
    ca: forge.pki.certificateToPem(authority.certificate),
  };
}

/** The authority's own certificate, PEM. */
export const authorityPem = async (trx: Trx): Promise<string> =>
  forge.pki.certificateToPem((await readAuthority(trx)).certificate);
