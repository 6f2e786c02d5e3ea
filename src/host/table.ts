import { gridViews } from '../resources/grid-views';
import { areas } from './manifests';
import { createRouteTable } from './route-table';

export const table = createRouteTable(areas);
/** Resources of the shell and of all areas; areas may share one, as tags. */
export const resources = [...new Set([gridViews, ...areas.flatMap((area) => area.resources ?? [])])];
