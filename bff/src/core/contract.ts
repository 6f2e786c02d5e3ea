import type { CallSpec } from '@balcao/contract/core/call';

interface ContractFile {
  calls?: Record<string, CallSpec>;
  permissions?: readonly string[];
  topics?: Record<string, Audience>;
}

/** Who hears a live topic: anyone of the account, or those who hold one of the permissions. */
type Audience = 'session' | readonly string[];

const files = Object.values(import.meta.glob<ContractFile>('../../../contract/src/*.ts', { eager: true }));

/** Every call of the contract by 'METHOD /path'. */
export const contract: Record<string, CallSpec> = {};
for (const file of files)
  for (const [key, spec] of Object.entries(file.calls ?? {})) {
    if (contract[key]) throw new Error(`the contract declares ${key} twice`);
    contract[key] = spec;
  }

/** Every permission id of the contract. */
export const permissionIds: readonly string[] = files.flatMap((file) => file.permissions ?? []);

/** Who hears each live topic; one that no file of the contract declares is heard by administrators and support alone. */
export const topics: ReadonlyMap<string, Audience> = new Map(
  files.flatMap((file) => Object.entries(file.topics ?? {})),
);

export const splitKey = (key: string): { method: string; path: string } => {
  const [method = '', path = ''] = key.split(' ');
  return { method, path };
};

export const isWrite = (key: string, spec: CallSpec): boolean => !key.startsWith('GET ') && !spec.read;
