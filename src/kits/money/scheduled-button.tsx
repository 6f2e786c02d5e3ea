import { useTranslation } from 'react-i18next';
import { useSession } from '../../data/session';
import { LinkButton } from '../../ui/action/link-button';
import { usePathOf } from '../../ui/page/routing';

/** Leads to the list of what is scheduled, where what was just scheduled can be found again and cancelled. */
export function ScheduledButton() {
  const { t } = useTranslation('money');
  const { can } = useSession();
  const path = usePathOf()('pay-transfer:scheduled-payments');
  return path && can('pay-transfer:scheduled-payments').can ? (
    <LinkButton to={path}>{t('done.scheduled')}</LinkButton>
  ) : null;
}
