/** What a permission is called and what it lets one do, in pt-BR: as an administrator reads it before granting it. */
interface PermissionWords {
  name: string;
  opens: string;
}

/** Words of permission ids and of the audit log's actions; ids that no area declares yet do no harm. */
export interface Words {
  /** By the first part of the ids, what the group is called; in the order of the tree. */
  groups?: Record<string, string>;
  permissions?: Record<string, PermissionWords>;
  actions?: Record<string, string>;
}

/** The words of some areas: the default export of a file of this folder, found by it. */
export const defineWords = (words: Words): Words => words;
