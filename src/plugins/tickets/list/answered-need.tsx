import { useTranslation } from 'react-i18next';
import { listQuery } from '../../../data/list-query';
import { useCall } from '../../../data/use-call';
import { NeedLine } from '../../../kits/home/need-line';
import { tickets } from '../../../resources/tickets';
import { usePathOf } from '../../../ui/page/routing';

/** Home page line: tickets answered by the bank's team, which wait for the person. */
export default function AnsweredNeed() {
  const { t } = useTranslation('tickets');
  const path = usePathOf()('my-tickets');
  const { data } = useCall(
    'POST /tickets/{status}',
    { params: { status: 'answered' }, body: { size: 15 } },
    { resource: 'tickets', topic: 'tickets' },
  );
  if (!data?.total) return null;
  return (
    <NeedLine to={`${path}?${listQuery(tickets, { status: 'answered' })}`} text={t('need', { count: data.total })} />
  );
}
