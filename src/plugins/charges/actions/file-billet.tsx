import { useTranslation } from 'react-i18next';
import { useRowAction } from '../../../data/use-row-action';
import { TOUCHED } from '../parts/touched';
import { BilletDrawer } from './billet-drawer';

/** Files a billet away, or puts a filed one back in the open list (AREAS-4-charges-3). */
export default function FileBillet() {
  const { t } = useTranslation('charges');
  const file = useRowAction('PUT /charges/file', TOUCHED);
  return (
    <BilletDrawer
      action={({ filed }) => (filed ? 'unfile' : 'file')}
      onSubmit={({ id, filed }) => file({ body: { ids: [id], filed: !filed } }, t(filed ? 'unfile.done' : 'file.done'))}
    />
  );
}
