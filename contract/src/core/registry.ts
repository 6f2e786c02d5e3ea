/**
 * What every area adds itself to, by declaration merging: no central list is edited.
 *
 * ```ts
 * declare module './core/registry' {
 *   interface Calls extends TypedCalls<typeof calls> {}
 *   interface Permissions extends Ids<typeof permissions> {}
 *   interface Topics extends TypedTopics<typeof topics> {}
 * }
 * ```
 */
// eslint-disable-next-line typescript/no-empty-object-type -- filled by the areas
export interface Calls {}
// eslint-disable-next-line typescript/no-empty-object-type -- filled by the areas
export interface Permissions {}
/** Live topics: what an event of an account is about. */
// eslint-disable-next-line typescript/no-empty-object-type -- filled by the areas
export interface Topics {}

/** 'METHOD /path' exactly as the specification writes it. */
export type CallKey = keyof Calls & string;
export type PermissionId = keyof Permissions & string;
export type TopicName = keyof Topics & string;
export type Answer<K extends CallKey> = Calls[K]['answer'];
export type Body<K extends CallKey> = Calls[K]['body'];
