/**
 * Names that every area adds itself to, by declaration merging: no central list is edited. They stand in the area's file in
 * `src/resources`, which stays where other areas link to it, also where its plugin is taken out.
 *
 * ```ts
 * declare module '../registry' {
 *   interface Resources extends Named<typeof customers> {}
 *   interface Routes {
 *     'receive:customers': never; // its path takes nothing
 *     'customers-detail': 'id'; // the names of what its path takes
 *   }
 * }
 * ```
 */
// eslint-disable-next-line typescript/no-empty-object-type -- filled by the areas
export interface Resources {}
/** Pages that are linked to by name, and what each path takes. */
// eslint-disable-next-line typescript/no-empty-object-type -- filled by the areas
export interface Routes {}

export type ResourceName = keyof Resources & string;
export type RouteName = keyof Routes & string;

/** What the path of a route is made with, in an argument list of its own: left out where it takes nothing. */
export type RouteArguments<N extends RouteName> = [Routes[N]] extends [never]
  ? [params?: Record<string, never>]
  : [params: Record<Routes[N] & string, string | number>];

/** A resource under its name. */
export type Named<R extends { name: string }> = { [N in R['name']]: R };
