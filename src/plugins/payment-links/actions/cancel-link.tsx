import { useTranslation } from 'react-i18next';
import { useRowAction } from '../../../data/use-row-action';
import { KINDS } from '../../../kits/charging/links/kinds';
import { PageDrawer } from '../../../kits/charging/links/page-drawer';

/** Cancels a link: nobody can pay by it any more. */
export default function CancelLink() {
  const { t } = useTranslation('links');
  const cancel = useRowAction('PUT /payment-links/cancel', KINDS.link.touched);
  return (
    <PageDrawer
      kind="link"
      action="cancel"
      danger
      onSubmit={({ id }) => cancel({ body: { ids: [id] } }, t('done.cancel'))}
    />
  );
}
