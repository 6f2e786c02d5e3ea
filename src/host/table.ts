import { areas } from './manifests';
import { createRouteTable } from './route-table';

export const table = createRouteTable(areas);
export const resources = areas.flatMap((area) => area.resources ?? []);
