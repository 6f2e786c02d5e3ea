import { createHash } from 'node:crypto';
import ssh2, { type SFTPWrapper } from 'ssh2';
import { connectionWords } from '../../core/connection-words';
import { resolvePublic } from '../../core/public-address';
import { DropFailed, type FileDrop, type SftpServer } from './port';

// a CommonJS package, whose names Node cannot import one by one
const { Client, utils } = ssh2;

const CONNECT_MS = 10_000;
/** A file that is not there after so long is given up: the job that sends it may take a minute. */
const MOST_MS = 40_000;

const { NO_SUCH_FILE, PERMISSION_DENIED } = utils.sftp.STATUS_CODE;
const REFUSALS: Record<number, string> = {
  [NO_SUCH_FILE]: 'A pasta não existe no servidor.',
  [PERMISSION_DENIED]: 'O usuário não pode usar esta pasta do servidor.',
};

/** How OpenSSH shows a host key. */
export const fingerprintOf = (key: Buffer): string =>
  `SHA256:${createHash('sha256').update(key).digest('base64').replace(/=+$/, '')}`;

/** A key pair of the bank's own for one account, ed25519. @param comment at the end of the public key */
export const makeKeyPair = (comment: string): Promise<{ publicKey: string; privateKey: string }> =>
  new Promise((resolve, reject) => {
    utils.generateKeyPair('ed25519', { comment }, (error, pair) =>
      error ? reject(error) : resolve({ publicKey: pair.public, privateKey: pair.private }),
    );
  });

/** Delivers by SFTP (version 3) over SSH 2. @param networks whether servers may be on networks that are not public */
export const sshDrop = (networks: 'public' | 'any'): FileDrop => ({
  put: (server, { name, bytes }) =>
    signedIn(networks, server, async (sftp) => {
      const path = `${server.folder.replace(/(?<=.)\/+$/, '')}/${name}`.replace(/^\/\//, '/');
      const part = `${path}.part`;
      await promised((done) => sftp.writeFile(part, bytes, done));
      // SFTP 3 renames onto no file that is there, as after a try whose answer was lost
      await promised((done) => sftp.unlink(path, () => done()));
      await promised((done) => sftp.rename(part, path, done));
    }),
  look: (server) => signedIn(networks, server, (sftp) => promised((done) => sftp.opendir(server.folder, done))),
});

type Done = (error?: Error | null) => void;
const promised = (start: (done: Done) => void): Promise<void> =>
  new Promise((resolve, reject) => start((error) => (error ? reject(error) : resolve())));

/** Works with somebody's server once it has shown the key that it must. The address is resolved here and connected to as it was judged. */
async function signedIn(
  networks: 'public' | 'any',
  { host, port, user, fingerprint, privateKey }: SftpServer,
  work: (sftp: SFTPWrapper) => Promise<void>,
): Promise<void> {
  const address = await resolvePublic(host, networks).catch(({ message }: Error) => message);
  if (typeof address === 'string') throw new DropFailed(address);
  const client = new Client();
  let shown = '';
  let timer: NodeJS.Timeout | undefined;
  const lost = new Promise<never>((_resolve, reject) => {
    client.on('error', reject);
    client.on('close', () => reject(Object.assign(new Error('closed'), { code: 'ECONNRESET' })));
    timer = setTimeout(() => reject(Object.assign(new Error('too slow'), { code: 'ETIMEDOUT' })), MOST_MS);
  });
  const open = async () => {
    await new Promise<void>((resolve) => {
      client.on('ready', () => resolve());
      client.connect({
        host: address.address,
        port,
        username: user,
        privateKey,
        readyTimeout: CONNECT_MS,
        hostVerifier: (key: Buffer) => (shown = fingerprintOf(key)) === fingerprint,
      });
    });
    const sftp = await new Promise<SFTPWrapper>((resolve, reject) =>
      client.sftp((error, opened) => (error ? reject(error) : resolve(opened))),
    );
    await work(sftp);
  };
  try {
    await Promise.race([open(), lost]);
  } catch (error) {
    if (shown && shown !== fingerprint)
      throw new DropFailed(`O servidor mostrou outra chave, e nada foi enviado: ${shown}.`, true);
    throw new DropFailed(wordsOf(error as SshError));
  } finally {
    clearTimeout(timer);
    client.destroy();
  }
}

type SshError = Error & { level?: string; code?: string | number };

function wordsOf({ level, code, name, message }: SshError): string {
  if (level === 'client-authentication') return 'O servidor não aceitou a chave do banco para este usuário.';
  if (typeof code === 'number') return REFUSALS[code] ?? 'O servidor não aceitou o arquivo.';
  const connection = { name, message, code: level === 'client-timeout' ? 'ETIMEDOUT' : (code ?? '') };
  return connectionWords(connection) ?? 'A conexão falhou: o servidor pode não ser de SFTP.';
}
