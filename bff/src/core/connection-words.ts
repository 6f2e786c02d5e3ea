const SLOW = 'O servidor não respondeu a tempo.';

const WORDS: Record<string, string> = {
  ECONNREFUSED: 'O servidor recusou a conexão.',
  ECONNRESET: 'O servidor encerrou a conexão.',
  ENETUNREACH: 'O servidor não pôde ser alcançado.',
  EHOSTUNREACH: 'O servidor não pôde ser alcançado.',
  ETIMEDOUT: SLOW,
};

/** Why a connection to somebody's server failed, pt-BR; undefined where the error is not of the connection itself. */
export const connectionWords = ({ name, code = '' }: NodeJS.ErrnoException): string | undefined =>
  name === 'AbortError' || name === 'TimeoutError' ? SLOW : WORDS[code];
