import type { FiltersOf, ResourceDefinition } from '../define-resource';
import { crudFilters, viewStateOf } from './view-state';

/** The query of an address that opens a resource's list with these filters, as {@link useListTable} reads it. */
export const listQuery = <const R extends ResourceDefinition>(_resource: R, filters: FiltersOf<R>): string =>
  viewStateOf(crudFilters(filters as object), []);
