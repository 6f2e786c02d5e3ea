import type { Words } from '@balcao/contract/core/words';
import { contract } from './contract';

const files = Object.values(
  import.meta.glob<Words>('../../../contract/src/words/*.ts', { eager: true, import: 'default' }),
);
const all = <K extends keyof Words>(kind: K): NonNullable<Words[K]> =>
  Object.assign({}, ...files.map((file) => file[kind])) as NonNullable<Words[K]>;

export const groupWords = all('groups');
export const permissionWords = all('permissions');
const actionWords = all('actions');

/** Every action that the audit log may hold. */
export const actions: readonly string[] = [
  ...new Set([...Object.values(contract).flatMap(({ audit }) => audit ?? []), ...Object.keys(actionWords)]),
];

/** What a permission is called, in pt-BR. */
export const permissionName = (id: string): string => permissionWords[id]?.name ?? id;

/** The pt-BR name of an action of the audit log; for an action without a name, that of its area. */
export function actionName(action: string): string {
  const words = actionWords[action];
  if (words) return words;
  const spec = Object.values(contract).find(({ audit }) => audit === action);
  if (spec?.signed) return spec.signed.summary;
  const permission = typeof spec?.permission === 'string' ? spec.permission : spec?.permission[0];
  return permission && permission in permissionWords ? permissionName(permission) : 'Outra ação';
}
