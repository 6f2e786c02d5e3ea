import { useAction } from '../../../data/use-call';
import { TOUCHED } from '../parts/touched';
import { CollectionDrawer } from './collection-drawer';

/** Cancels the charge of the next cycle of a Pix automático. */
export default function CancelCharge() {
  const { run } = useAction('POST /receive/pix-automatic/{id}/cancel-charge', {
    invalidates: TOUCHED,
    quiet: true,
  });
  return <CollectionDrawer action="cancelCharge" danger run={({ id }) => run({ params: { id } })} />;
}
