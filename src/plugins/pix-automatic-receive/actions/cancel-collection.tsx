import { useAction } from '../../../data/use-call';
import { TOUCHED } from '../parts/touched';
import { CollectionDrawer } from './collection-drawer';

/** Ends a Pix automático that the account receives by. */
export default function CancelCollection() {
  const { run } = useAction('POST /receive/pix-automatic/{id}/cancel', {
    invalidates: TOUCHED,
    quiet: true,
  });
  return <CollectionDrawer action="cancel" danger run={({ id }) => run({ params: { id } })} />;
}
