import { useListTable } from '../../../data/use-list-table';
import { subusersDisabled } from '../../../resources/subusers';
import { SubuserGrid } from './subuser-grid';

/** Sub-users whose access is disabled. */
export default function Disabled() {
  return <SubuserGrid status="disabled" table={useListTable(subusersDisabled)} />;
}
