import { Button, Popconfirm } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Advance } from '@balcao/contract/advances';
import { useAction, useCall } from '../../data/use-call';
import { useFile } from '../../data/use-file';
import { useRecord } from '../../data/use-record';
import { advances } from '../../resources/advances';
import { byId } from '../../ui/page/by-id';
import { DetailPage, DetailSection } from '../../ui/page/detail-page';
import { Facts } from '../../ui/text/facts';
import { formatDay, formatInstant, formatMoney } from '../../ui/text/format';
import { Money } from '../../ui/text/money';
import { formatPercent } from '../../ui/text/percent';
import { StateTag } from './state-tag';
import '../../ui/list/plain-table.css';

export default byId(AdvanceDetail);

/** One contract, and what became of its billets. */
function AdvanceDetail({ id }: { id: number }) {
  const { t } = useTranslation('advances');
  const { record, ...query } = useRecord(advances, id);
  return (
    <DetailPage
      title={record ? formatMoney(record.net) : t('detail.title')}
      status={record && <StateTag state={record.state} />}
      lead={record && `${record.name} · ${t(`form.${record.legalForm}`)}`}
      actions={record && <Actions one={record} />}
      query={query}
      gone={{ title: t('detail.gone') }}
    >
      {record && (
        <>
          <AdvanceFacts one={record} />
          <Billets advance={id} />
        </>
      )}
    </DetailPage>
  );
}

function Actions({ one: { id, state, protocol } }: { one: Advance }) {
  const { t } = useTranslation('advances');
  const { download, isRunning } = useFile('GET /advances/{id}/contract');
  const cancel = useAction('PUT /advances/{id}/cancel', {
    invalidates: ['advances', 'advanced-billets', 'advanceable-billets'],
    success: t('detail.cancelled'),
  });
  return (
    <>
      <Button loading={isRunning} onClick={() => void download({ params: { id } }, `antecipacao-${protocol}.pdf`)}>
        {t('detail.contract')}
      </Button>
      {(state === 'PENDING' || state === 'SCHEDULED') && (
        <Popconfirm
          title={t('detail.sure')}
          okText={t('detail.cancel')}
          onConfirm={() => cancel.run({ params: { id } }).catch(() => undefined)}
        >
          <Button danger loading={cancel.isRunning}>
            {t('detail.cancel')}
          </Button>
        </Popconfirm>
      )}
    </>
  );
}

function AdvanceFacts({ one }: { one: Advance }) {
  const { t } = useTranslation('advances');
  return (
    <DetailSection title={t('detail.facts')}>
      <Facts
        facts={[
          { label: t('gross'), value: formatMoney(one.gross) },
          { label: t('discount'), value: formatMoney(one.discount) },
          { label: t('iof'), value: formatMoney(one.iof) },
          ...(one.isSimples ? [{ label: t('simples.title'), value: t('simples.declared') }] : []),
          { label: t('fee'), value: formatMoney(one.fee) },
          { label: t('rate'), value: t('monthly', { rate: formatPercent(one.monthlyRate) }) },
          {
            label: t('cet'),
            value: t('quote.cet', { monthly: formatPercent(one.cetMonthly), yearly: formatPercent(one.cetYearly) }),
          },
          { label: t('creditDay'), value: formatDay(one.scheduled_for) },
          ...(one.credited_at ? [{ label: t('credited'), value: formatInstant(one.credited_at) }] : []),
          ...(one.reason ? [{ label: t('reason'), value: one.reason, wide: true }] : []),
          { label: t('protocol'), value: <span className="num">{one.protocol}</span>, copy: one.protocol },
        ]}
      />
    </DetailSection>
  );
}

function Billets({ advance }: { advance: number }) {
  const { t } = useTranslation('advances');
  const { data } = useCall('POST /advances/items/search', { body: { advance, size: 100 } }, { topic: 'advances' });
  if (!data) return null;
  return (
    <DetailSection title={t('items.title')}>
      <table className="plain-table plain-lines">
        <caption className="sr-only">{t('items.title')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('customer')}</th>
            <th scope="col">{t('due')}</th>
            <th scope="col">{t('stateTitle')}</th>
            <th scope="col" className="right">
              {t('value')}
            </th>
          </tr>
        </thead>
        <tbody>
          {data.items.map((one) => (
            <tr key={one.id}>
              <td>{one.customer_name}</td>
              <td className="num">{formatDay(one.due)}</td>
              <td>
                <StateTag state={one.state} />
              </td>
              <td className="right">
                <Money cents={one.value} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </DetailSection>
  );
}
