import { useTranslation } from 'react-i18next';
import { useSession } from '../../data/session';
import { useCall } from '../../data/use-call';
import { NeedLine } from '../../kits/home/need-line';
import { usePathOf } from '../../ui/page/routing';

/** Home page line: a company's documents were never sent. */
export default function DocumentsNeed() {
  const { t } = useTranslation('registration');
  const { session, isAdmin } = useSession();
  const path = usePathOf()('registration-update');
  const isCompany = session.currentAccount.account.modality === 'corporation';
  const enabled = isAdmin && isCompany;
  const { data } = useCall('GET /crs/steps', {}, { topic: 'registration', enabled });
  const waits = data?.steps.some(({ name, status }) => name === 'documents' && status === 'pending');
  return path && waits ? <NeedLine to={path} text={t('need')} /> : null;
}
