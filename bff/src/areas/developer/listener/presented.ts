import type { TLSSocket } from 'node:tls';
import type { FastifyRequest } from 'fastify';

/** The client certificate of a connection. */
export interface Presented {
  /** SHA-256, hexadecimal; null where none came. */
  fingerprint: string | null;
  /** Whether TLS proved it: of the installation's authority, within its time, and the caller has its key. */
  isTrusted: boolean;
}

const NONE: Presented = { fingerprint: null, isTrusted: false };
const plain = (fingerprint: string) => fingerprint.replaceAll(':', '').toLowerCase();

/** The certificate of the connection, or that the named proxy says it proved. */
export function presentedBy(request: FastifyRequest, header: string | undefined): Presented {
  const socket = request.raw.socket as TLSSocket;
  if (socket.encrypted) {
    const { fingerprint256 } = socket.getPeerCertificate() as { fingerprint256?: string };
    return fingerprint256 ? { fingerprint: plain(fingerprint256), isTrusted: socket.authorized } : NONE;
  }
  const headerValue = header ? request.headers[header.toLowerCase()] : undefined;
  return typeof headerValue === 'string' && /^[0-9a-f:]{64,95}$/i.test(headerValue)
    ? { fingerprint: plain(headerValue), isTrusted: true }
    : NONE;
}
