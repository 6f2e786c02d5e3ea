export interface OwnServer {
  url: string;
  /** Folder of its programs. */
  bin: string;
  stop(): void;
  /** Ends it as a crash would, does `meanwhile`, and starts it again. */
  restart(meanwhile: () => Promise<void>): Promise<void>;
}
export function startOwn(): Promise<OwnServer | null>;
