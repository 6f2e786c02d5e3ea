import { useListTable } from '../../../data/use-list-table';
import { subusersEnabled } from '../../../resources/subusers';
import { SubuserGrid } from './subuser-grid';

/** Sub-users who have access. */
export default function Enabled() {
  return <SubuserGrid status="enabled" table={useListTable(subusersEnabled)} />;
}
