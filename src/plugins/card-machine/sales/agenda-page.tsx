import { useTranslation } from 'react-i18next';
import type { Answer } from '@balcao/contract/core/registry';
import { useCall } from '../../../data/use-call';
import { DayPicture } from '../../../kits/pictures/picture';
import { DetailSection } from '../../../ui/page/detail-page';
import { FailureCard } from '../../../ui/page/failure-card';
import { ListPage } from '../../../ui/page/list-page';
import { formatDay, formatMoney } from '../../../ui/text/format';
import { Money } from '../../../ui/text/money';
import { SalesTabs } from '../parts/tabs';
import { useKind } from '../parts/use-kind';
import { WideTable } from '../../../ui/list/wide-table';

type Day = Answer<'GET /pos/receivables-future-postings'>['days'][number];

/** The agenda: what is paid on which day, as a picture and as a table. */
export default function AgendaPage() {
  const { t } = useTranslation('card-machine');
  const { data, error, retry } = useCall('GET /pos/receivables-future-postings', {}, { topic: 'card-machine' });
  return (
    <ListPage title={t('agenda.title')} tabs={<SalesTabs current="card-machine-agenda" />}>
      {error && !data && <FailureCard kind="communication" onRetry={retry} />}
      {data && data.days.length === 0 && (
        <DetailSection title={t('agenda.emptyTitle')}>
          <p className="soft">{t('agenda.emptyText')}</p>
        </DetailSection>
      )}
      {data && data.days.length > 0 && (
        <>
          <DayPicture
            title={t('agenda.picture')}
            lead={t('agenda.lead', {
              net: formatMoney(data.total.net),
              fee: formatMoney(data.total.fee),
              last: formatDay(data.days.at(-1)!.day),
            })}
            days={data.days.map(({ day, gross, net }) => ({ day, net, gross }))}
            series={[
              { key: 'net', label: t('net') },
              { key: 'gross', label: t('gross') },
            ]}
          />
          <DetailSection title={t('agenda.days')}>
            <Days days={data.days} />
          </DetailSection>
        </>
      )}
    </ListPage>
  );
}

function Days({ days }: { days: Day[] }) {
  const { t } = useTranslation('card-machine');
  // on a phone: the net amount, which is what comes in, needs no name
  const labels = { gross: t('gross'), fee: t('fees.column'), net: undefined };
  return (
    <WideTable label={t('agenda.days')} inLines>
      <thead>
        <tr>
          <th scope="col">{t('payDay')}</th>
          <th scope="col">{t('kindTitle')}</th>
          {(['gross', 'fee', 'net'] as const).map((key) => (
            <th scope="col" className="right" key={key}>
              {key === 'fee' ? t('fees.column') : t(key)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {days.map((one) => (
          <tr key={one.day}>
            <td className="num">{formatDay(one.day)}</td>
            <td>
              <Units units={one.units} />
            </td>
            {(['gross', 'fee', 'net'] as const).map((key) => (
              <td className="right num" key={key} data-label={labels[key]}>
                <Money cents={one[key]} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </WideTable>
  );
}

function Units({ units }: { units: Day['units'] }) {
  const kindOf = useKind();
  return <>{units.map(kindOf).join(', ')}</>;
}
