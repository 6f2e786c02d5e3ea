import { useTranslation } from 'react-i18next';
import { useRowAction } from '../../../data/use-row-action';
import { TOUCHED } from '../parts/touched';
import { CarnetDrawer } from './carnet-drawer';

/** Files a carnet away, or puts a filed one back in the open list. */
export default function FileCarnet() {
  const { t } = useTranslation('carnets');
  const file = useRowAction('PUT /carnets/file', TOUCHED);
  return (
    <CarnetDrawer
      action={({ filed }) => (filed ? 'unfile' : 'file')}
      onSubmit={({ id, filed }) => file({ body: { ids: [id], filed: !filed } }, t(filed ? 'unfile.done' : 'file.done'))}
    />
  );
}
