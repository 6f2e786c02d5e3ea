import { useTranslation } from 'react-i18next';
import { listQuery } from '../../../data/list-query';
import { useCall } from '../../../data/use-call';
import { NeedLine } from '../../../kits/home/need-line';
import { machineContests } from '../../../resources/card-machine';
import { usePathOf } from '../../../ui/page/routing';

/** Home page line: contested sales of card machines, which are lost unless they are answered in time. */
export default function ContestsNeed() {
  const { t } = useTranslation('card-machine.home');
  const path = usePathOf()('card-machine-contests');
  const { data } = useCall(
    'POST /pos/contests/search',
    { body: { size: 15, state: 'open' } },
    { resource: 'machine-contests', topic: 'card-machine' },
  );
  if (!data?.total) return null;
  return (
    <NeedLine to={`${path}?${listQuery(machineContests, { state: 'open' })}`} text={t('need', { count: data.total })} />
  );
}
