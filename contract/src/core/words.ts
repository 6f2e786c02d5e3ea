/** Name and description of a permission, in pt-BR, as an administrator reads them before granting it. */
interface PermissionWords {
  name: string;
  opens: string;
}

/** Names of permission ids and of the audit log's actions; ids that no area declares are allowed. */
export interface Words {
  /** Names of the groups of permissions, by the first part of their ids, in the order of the tree. */
  groups?: Record<string, string>;
  permissions?: Record<string, PermissionWords>;
  actions?: Record<string, string>;
}

/** The names of an area's permissions and actions: the default export of a file in `words`, found by its folder. */
export const defineWords = (words: Words): Words => words;
