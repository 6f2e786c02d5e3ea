import { useListTable } from '../../../data/use-list-table';
import { subusersPending } from '../../../resources/subusers';
import { SubuserGrid } from './subuser-grid';

/** Who was invited and has not come. */
export default function Pending() {
  return <SubuserGrid status="pending" table={useListTable(subusersPending)} />;
}
