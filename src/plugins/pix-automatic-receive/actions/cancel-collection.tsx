import { useAction } from '../../../data/use-call';
import { CollectionDrawer } from './collection-drawer';

/** Ends a Pix automático. */
export default function CancelCollection() {
  const { run } = useAction('POST /receive/pix-automatic/{id}/cancel', {
    invalidates: ['pix-collections'],
    quiet: true,
  });
  return <CollectionDrawer action="cancel" danger run={(id) => run({ params: { id } })} />;
}
