import type { AddressInfo } from 'node:net';
import { posix } from 'node:path';
import { Server, utils, type SFTPWrapper } from 'ssh2';
import { fingerprintOf } from '../src/rails/sftp/ssh';

const { OK, NO_SUCH_FILE, EOF, FAILURE } = utils.sftp.STATUS_CODE;
const FOLDER = '/entrada';

/** A company's SFTP server on this machine, with the one folder '/entrada'. */
export interface SftpServerTest {
  port: number;
  fingerprint: string;
  /** What is in the folder by name, whole files and parts. */
  files: Map<string, Buffer>;
  /** Sign-ins that were tried. */
  tries: { user: string; isAllowed: boolean }[];
  /** Lets a user in with a public key, as a line of authorized_keys. */
  allow(user: string, publicKey: string): void;
  close(): Promise<void>;
}

/** Opens the server, with a host key of its own; `port` 0: any. */
export async function openSftpServer(port = 0): Promise<SftpServerTest> {
  const host = utils.generateKeyPairSync('ed25519');
  const hostKey = utils.parseKey(host.public);
  if (hostKey instanceof Error) throw hostKey;
  const allowed = new Map<string, string>();
  const files = new Map<string, Buffer>();
  const tries: SftpServerTest['tries'] = [];
  const clients = new Set<{ end(): void }>();
  const server = new Server({ hostKeys: [host.private] }, (client) => {
    clients.add(client);
    client.on('close', () => clients.delete(client));
    client.on('error', () => undefined);
    client.on('authentication', (given) => {
      if (given.method !== 'publickey') return given.reject(['publickey']);
      const key = utils.parseKey(allowed.get(given.username) ?? '');
      const isKnown = !(key instanceof Error) && key.getPublicSSH().equals(given.key.data);
      const proves =
        !given.signature ||
        (!(key instanceof Error) && key.verify(given.blob!, given.signature, given.hashAlgo) === true);
      const isAllowed = isKnown && proves;
      tries.push({ user: given.username, isAllowed });
      return isAllowed ? given.accept() : given.reject();
    });
    client.on('session', (accept) => accept().on('sftp', (open) => serve(open(), files)));
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    fingerprint: fingerprintOf(hostKey.getPublicSSH()),
    files,
    tries,
    allow: (user, publicKey) => void allowed.set(user, publicKey),
    close: () =>
      new Promise<void>((resolve) => {
        for (const client of clients) client.end();
        server.close(() => resolve());
      }),
  };
}

function serve(sftp: SFTPWrapper, files: Map<string, Buffer>): void {
  const open = new Map<number, string>();
  let next = 0;
  const handleOf = (path: string) => {
    const handle = Buffer.alloc(4);
    handle.writeUInt32BE(next);
    open.set(next++, path);
    return handle;
  };
  const wholeOf = (path: string) => posix.resolve('/', path).replace(/(?<=.)\/$/, '');
  const nameOf = (path: string) => (posix.dirname(wholeOf(path)) === FOLDER ? posix.basename(path) : null);
  const pathOf = (handle: Buffer) => open.get(handle.readUInt32BE(0)) ?? '';
  sftp.on('OPENDIR', (id, path) =>
    wholeOf(path) === FOLDER ? sftp.handle(id, handleOf(path)) : sftp.status(id, NO_SUCH_FILE),
  );
  sftp.on('READDIR', (id) => sftp.status(id, EOF));
  sftp.on('OPEN', (id, path) => {
    const name = nameOf(path);
    if (!name) return sftp.status(id, NO_SUCH_FILE);
    files.set(name, Buffer.alloc(0));
    return sftp.handle(id, handleOf(path));
  });
  sftp.on('WRITE', (id, handle, offset, data) => {
    const name = nameOf(pathOf(handle))!;
    const before = files.get(name) ?? Buffer.alloc(0);
    const grown = Buffer.alloc(Math.max(before.length, offset + data.length));
    before.copy(grown);
    data.copy(grown, offset);
    files.set(name, grown);
    sftp.status(id, OK);
  });
  sftp.on('FSETSTAT', (id) => sftp.status(id, OK));
  sftp.on('CLOSE', (id) => sftp.status(id, OK));
  sftp.on('REMOVE', (id, path) => sftp.status(id, files.delete(nameOf(path) ?? '') ? OK : NO_SUCH_FILE));
  sftp.on('RENAME', (id, from, to) => {
    const bytes = files.get(nameOf(from) ?? '');
    if (!bytes || files.has(nameOf(to) ?? '')) return sftp.status(id, FAILURE);
    files.delete(nameOf(from)!);
    files.set(nameOf(to)!, bytes);
    return sftp.status(id, OK);
  });
}
