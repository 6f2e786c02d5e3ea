/** Somebody's SFTP server, and as whom the bank signs in. */
export interface SftpServer {
  host: string;
  port: number;
  user: string;
  /** Of the server; relative to the user's own where it does not begin with '/'. */
  folder: string;
  /** The host key that it must show: 'SHA256:' and the digest, base64 without padding, as OpenSSH writes it. */
  fingerprint: string;
  /** OpenSSH format. */
  privateKey: string;
}

/** Puts files into folders of other companies' servers. */
export interface FileDrop {
  /** Writes a file; one of the same name is replaced, and nobody sees a part of it under its name. @throws DropFailed */
  put(server: SftpServer, file: { name: string; bytes: Buffer }): Promise<void>;
  /** Signs in and opens the folder; writes nothing. @throws DropFailed */
  look(server: SftpServer): Promise<void>;
}

/** Why a file did not arrive, pt-BR. */
export class DropFailed extends Error {
  /** @param isFinal another try would fail too, until somebody changes something */
  constructor(
    message: string,
    readonly isFinal = false,
  ) {
    super(message);
  }
}
