import { DropFailed, type FileDrop, type SftpServer } from './port';

/** A company's server that the sandbox plays; others are connected to. */
export const SANDBOX_SERVER = {
  host: 'sftp.sandbox',
  fingerprint: 'SHA256:SandboxServerOfBalcaoShowsThisHostKeyAlways',
  folder: '/entrada',
} as const;

/** Users that the played server does not let in begin so. */
const UNKNOWN = 'negado';

/** The port over `drop`, with the played server in front of it: one folder, one host key, anyone but `negado…` signs in. */
export const sandboxDrop = (drop: FileDrop): FileDrop => ({
  put: async (server, file) => (isPlayed(server) ? play(server) : drop.put(server, file)),
  look: async (server) => (isPlayed(server) ? play(server) : drop.look(server)),
});

const isPlayed = ({ host }: SftpServer): boolean => host === SANDBOX_SERVER.host;

function play({ fingerprint, user, folder }: SftpServer): void {
  if (fingerprint !== SANDBOX_SERVER.fingerprint)
    throw new DropFailed(`O servidor mostrou outra chave, e nada foi enviado: ${SANDBOX_SERVER.fingerprint}.`, true);
  if (user.startsWith(UNKNOWN)) throw new DropFailed('O servidor não aceitou a chave do banco para este usuário.');
  if (folder.replace(/\/+$/, '') !== SANDBOX_SERVER.folder) throw new DropFailed('A pasta não existe no servidor.');
}
