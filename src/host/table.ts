import { gridViews } from '../resources/grid-views';
import { areas } from './manifests';
import { createRouteTable } from './route-table';

export const table = createRouteTable(areas);
/** Of the shell and each area; several may show the same, as tags. */
export const resources = [...new Set([gridViews, ...areas.flatMap((area) => area.resources ?? [])])];
