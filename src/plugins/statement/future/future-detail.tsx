import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router';
import { useCall } from '../../../data/use-call';
import { DetailPage, DetailSection } from '../../../ui/page/detail-page';
import { Facts } from '../../../ui/text/facts';
import { DocumentText } from '../../../ui/text/document-text';
import { formatDay, formatInstant, formatMoney } from '../../../ui/text/format';
import { OriginButton } from '../parts/origin-button';
import { useLineId } from '../parts/use-line-id';
import { SidePanel } from '../../../ui/page/side-panel';
import { RouteLink } from '../../../ui/page/routing';

/** One future release (SHELL-2.1-10). */
export default function FutureDetail() {
  const id = useLineId();
  return id ? <OneRelease id={id} /> : <Navigate to="/404" replace />;
}

function OneRelease({ id }: { id: number }) {
  const { t } = useTranslation('statement');
  const { data: line, ...query } = useCall('GET /statement/future/{id}', { params: { id } });
  return (
    <DetailPage
      title={line ? `${line.description} · ${formatMoney(Math.abs(line.value))}` : t('future.detail')}
      lead={line && t(line.value > 0 ? 'future.in' : 'future.out')}
      actions={line?.origin && <OriginButton origin={line.origin} />}
      query={query}
      aside={
        <SidePanel
          title={t('future.about')}
          points={[t('future.counts')]}
          links={[
            <RouteLink name="statement:cash-forecast">{t('future.forecast')}</RouteLink>,
            <RouteLink name="statement:future-releases">{t('future.list')}</RouteLink>,
          ]}
        />
      }
      gone={{ title: t('future.gone'), text: t('future.goneText') }}
    >
      {line && (
        <DetailSection title={t('future.facts')}>
          <Facts
            facts={[
              { label: t('future.expected'), value: formatDay(line.day) },
              { label: t('future.kind'), value: line.typeLabel },
              { label: t('future.created'), value: formatInstant(line.created_at) },
              ...(line.counterpart?.document
                ? [{ label: t('detail.document'), value: <DocumentText value={line.counterpart.document} /> }]
                : []),
              ...(line.protocol ? [{ label: t('detail.protocol'), value: line.protocol, copy: line.protocol }] : []),
            ]}
          />
        </DetailSection>
      )}
    </DetailPage>
  );
}
