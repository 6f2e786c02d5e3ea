import { useListTable } from '../../../data/use-list-table';
import { subusersDisabled } from '../../../resources/subusers';
import { SubuserGrid } from './subuser-grid';

/** Who is kept out. */
export default function Disabled() {
  return <SubuserGrid status="disabled" table={useListTable(subusersDisabled)} />;
}
