import { isIP } from 'node:net';
import { isPublicAddress } from '../../core/public-address';

/** Minutes after which a file that did not arrive is sent again: about a day in all. */
const RETRY_MINUTES = [5, 15, 60, 240, 480, 720] as const;

/** Minutes until the next try after so many; null: it is given up. */
export const retryMinutes = (tries: number): number | null => RETRY_MINUTES[tries - 1] ?? null;

/** Whether people are told of a try that failed: of the first, so that they can mend it, and of the last. */
export const isTold = (tries: number, isOver: boolean): boolean => tries === 1 || isOver;

export interface ServerInput {
  host: string;
  user: string;
  folder: string;
  fingerprint: string;
}

const NAME = /^(?!-)[a-z\d-]{1,63}(?<!-)(\.(?!-)[a-z\d-]{1,63}(?<!-))*$/i;
const CONTROL = /\p{Cc}/u;

/** What was typed, without what surrounds it. */
export const cleanServer = <T extends ServerInput>(input: T): T => ({
  ...input,
  host: input.host.trim().toLowerCase(),
  user: input.user.trim(),
  folder: input.folder.trim() || '.',
  fingerprint: input.fingerprint.trim().replace(/=+$/, ''),
});

/** What is wrong with a server, at its fields. Where its name leads is judged at each connection. */
export function serverFaults(
  { host, user, folder, fingerprint }: ServerInput,
  networks: 'public' | 'any',
): { field: string; message: string }[] {
  const faults: { field: string; message: string }[] = [];
  const refuse = (field: keyof ServerInput, message: string) => void faults.push({ field, message });
  const isAddress = isIP(host) > 0;
  if (!isAddress && (!NAME.test(host) || host.length > 253)) refuse('host', 'Informe o nome ou o IP do servidor');
  else if (networks === 'public' && (isAddress ? !isPublicAddress(host) : isOwn(host)))
    refuse('host', 'O servidor precisa estar na internet, e não em uma rede interna');
  if (!user || CONTROL.test(user)) refuse('user', 'Informe o usuário do servidor');
  if (CONTROL.test(folder)) refuse('folder', 'Informe a pasta do servidor');
  if (!/^SHA256:[A-Za-z\d+/]{43}$/.test(fingerprint))
    refuse('fingerprint', 'Informe a impressão digital como o servidor mostra: SHA256: e 43 caracteres');
  return faults;
}

/** Names of this machine and of inner networks, and addresses written as one number. */
const isOwn = (host: string): boolean => /(^|\.)(localhost|local|internal|\d+|0x[\da-f]*)$/.test(host);
