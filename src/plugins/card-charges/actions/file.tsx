import { useTranslation } from 'react-i18next';
import { useRowAction } from '../../../data/use-row-action';
import { TOUCHED } from '../parts/touched';
import { CardDrawer } from './card-drawer';

/** Files a card charge away, or puts a filed one back in the open list. */
export default function File() {
  const { t } = useTranslation('card-charges');
  const file = useRowAction('PUT /credit-card-charges/file', TOUCHED);
  return (
    <CardDrawer
      action={({ filed }) => (filed ? 'unfile' : 'file')}
      onSubmit={({ id, filed }) => file({ body: { ids: [id], filed: !filed } }, t(filed ? 'unfile.done' : 'file.done'))}
    />
  );
}
