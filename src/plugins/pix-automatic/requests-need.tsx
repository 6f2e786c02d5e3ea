import { useTranslation } from 'react-i18next';
import { useCall } from '../../data/use-call';
import { NeedLine } from '../../kits/home/need-line';
import { usePathOf } from '../../ui/page/routing';

/** Home page line: requests to authorise a Pix automático that wait for an answer. */
export default function RequestsNeed() {
  const { t } = useTranslation('pix-automatic');
  const path = usePathOf()('pix-automatic-requests');
  const { data } = useCall('GET /pix/automatic/requests', {}, { topic: 'pix-automatic' });
  const count = data?.items.filter(({ state }) => state === 'CRIADA').length ?? 0;
  return path && count > 0 ? <NeedLine to={path} text={t('home.need', { count })} /> : null;
}
