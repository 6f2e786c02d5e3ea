import { defineCalls, type Ids, type TypedCalls } from './core/call';
import { checkCalls } from './file-exchange/check-calls';

export type { CheckedFile, FileFault, FileRecord } from './file-exchange/check-calls';

export const permissions = [
  'cnab',
  'cnab:files-transmission:return-files',
  'cnab:files-transmission:manager',
  'cnab:files-transmission:layout-validator',
] as const;

export const calls = defineCalls({ ...checkCalls });

declare module './core/registry' {
  interface Calls extends TypedCalls<typeof calls> {}
  interface Permissions extends Ids<typeof permissions> {}
}
