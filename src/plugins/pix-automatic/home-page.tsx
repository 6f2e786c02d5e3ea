import { useTranslation } from 'react-i18next';
import { useCall } from '../../data/use-call';
import { LinkButton } from '../../ui/action/link-button';
import { DetailSection } from '../../ui/page/detail-page';
import { PageLayout } from '../../ui/page/page-layout';
import { RouteLink, usePathOf } from '../../ui/page/routing';
import { SidePanel } from '../../ui/page/side-panel';
import { formatDay } from '../../ui/text/format';
import { Money } from '../../ui/text/money';
import './pix-automatic.css';

/** How many payments are named; the list of the authorised has the rest. */
const MOST = 5;

/** The start of Pix automático: requests that wait for an answer, the next payments, and how to authorise. */
export default function HomePage() {
  const { t } = useTranslation('pix-automatic');
  const pathOf = usePathOf();
  const { data } = useCall('GET /pix/automatic/requests', {}, { topic: 'pix-automatic' });
  const waiting = data?.items.filter(({ state }) => state === 'CRIADA').length;
  const authorise = (
    <LinkButton type={waiting ? 'default' : 'primary'} to={pathOf('pix-automatic-authorise') ?? ''}>
      {t('home.authorise')}
    </LinkButton>
  );
  const rules = <SidePanel title={t('home.rules')} points={[t('home.rule1'), t('home.rule2'), t('home.rule3')]} />;
  return (
    <PageLayout title={t('home.title')} lead={t('home.lead')} width="form" actions={authorise} aside={rules}>
      <DetailSection title={t('home.requests')}>
        <p>{waiting === undefined ? t('home.requestsText') : t('home.waiting', { count: waiting })}</p>
        <LinkButton type={waiting ? 'primary' : 'default'} to={pathOf('pix-automatic-requests') ?? ''}>
          {t(waiting ? 'home.answer' : 'requests.title')}
        </LinkButton>
      </DetailSection>
      <NextPayments />
    </PageLayout>
  );
}

function NextPayments() {
  const { t } = useTranslation('pix-automatic');
  const { data } = useCall(
    'POST /pix/automatic/search',
    { body: { state: 'APROVADA', size: 50 } },
    { topic: 'pix-automatic' },
  );
  const next = (data?.items ?? []).flatMap(({ next: payment, ...row }) => (payment ? [{ row, payment }] : []));
  next.sort((a, b) => a.payment.day.localeCompare(b.payment.day));
  const all = <RouteLink name="pix-automatic-list">{t('home.list')}</RouteLink>;
  return (
    <DetailSection title={t('home.next')} extra={all}>
      {next.length === 0 && <p className="soft">{t(data?.total ? 'home.noneNext' : 'list.emptyText')}</p>}
      <ul className="automatic-next">
        {next.slice(0, MOST).map(({ row, payment }) => (
          <li key={row.id}>
            <RouteLink name="pix-automatic-detail" params={{ id: row.id }}>
              {row.receiver.name}
            </RouteLink>
            <span className="soft num">{formatDay(payment.day)}</span>
            <Money cents={payment.amount} />
          </li>
        ))}
      </ul>
    </DetailSection>
  );
}
