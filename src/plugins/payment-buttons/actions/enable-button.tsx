import { useTranslation } from 'react-i18next';
import { useRowAction } from '../../../data/use-row-action';
import { KINDS } from '../../../kits/charging/links/kinds';
import { PageDrawer } from '../../../kits/charging/links/page-drawer';

export default function Enable() {
  const { t } = useTranslation('links');
  const set = useRowAction('PUT /payment-buttons/enabled', KINDS.button.touched);
  return (
    <PageDrawer
      kind="button"
      action="enable"
      onSubmit={({ id }) => set({ body: { ids: [id], enabled: true } }, t('done.enable'))}
    />
  );
}
