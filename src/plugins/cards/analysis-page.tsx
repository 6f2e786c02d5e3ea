import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate } from 'react-router';
import type { CardRequest } from '@balcao/contract/cards/shapes';
import { DetailPage, DetailSection } from '../../ui/page/detail-page';
import { usePathOf } from '../../ui/page/routing';
import { Facts } from '../../ui/text/facts';
import { formatInstant, formatMoney } from '../../ui/text/format';
import { StatusTag, type Tone } from '../../ui/text/status-tag';
import { useCards } from './use-cards';

const TONES: Record<CardRequest['state'], Tone> = { analysis: 'wait', approved: 'good', denied: 'bad' };

/** How the analysis of the last request for credit stands. */
export default function AnalysisPage() {
  const { t } = useTranslation('cards');
  const navigate = useNavigate();
  const pathOf = usePathOf();
  const { data: account, ...query } = useCards();
  const data = account?.request;
  if (account && !data) return <Navigate to={pathOf('cards-request')!} replace />;
  const go = (name: 'cards-request' | 'cards-delivery') => (
    <Button type="primary" onClick={() => void navigate(pathOf(name)!)}>
      {t(name === 'cards-request' ? 'analysis.again' : 'overview.follow')}
    </Button>
  );
  return (
    <DetailPage
      title={t('analysis.title')}
      status={data && <StatusTag tone={TONES[data.state]}>{t(`analysis.state.${data.state}`)}</StatusTag>}
      actions={
        data?.state === 'denied' ? go('cards-request') : data?.state === 'approved' ? go('cards-delivery') : undefined
      }
      query={query}
    >
      {data && (
        <DetailSection title={t('analysis.request')}>
          <p>{data.reason ?? t(`analysis.text.${data.state}`)}</p>
          <Facts
            facts={[
              { label: t('request.name'), value: data.customName },
              { label: t('request.limit'), value: formatMoney(data.limit ?? 0) },
              ...(data.grantedLimit === null
                ? []
                : [{ label: t('analysis.granted'), value: formatMoney(data.grantedLimit) }]),
              { label: t('request.dueDay'), value: String(data.dueDay) },
              { label: t('analysis.asked'), value: formatInstant(data.requestedAt) },
              { label: t('protocol'), value: <span className="num">{data.protocol}</span>, copy: data.protocol },
            ]}
          />
        </DetailSection>
      )}
    </DetailPage>
  );
}
