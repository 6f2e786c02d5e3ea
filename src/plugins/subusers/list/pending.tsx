import { useListTable } from '../../../data/use-list-table';
import { subusersPending } from '../../../resources/subusers';
import { SubuserGrid } from './subuser-grid';

/** Invitations that were not accepted yet. */
export default function Pending() {
  return <SubuserGrid status="pending" table={useListTable(subusersPending)} />;
}
