import { areas } from './manifests';
import { createRouteTable } from './route-table';

export const table = createRouteTable(areas);
/** Of each area; several may show the same, as tags. */
export const resources = [...new Set(areas.flatMap((area) => area.resources ?? []))];
