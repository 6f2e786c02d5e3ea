import { useTranslation } from 'react-i18next';
import { Navigate, useParams } from 'react-router';
import { useRecord } from '../../../data/use-record';
import { pixHistory } from '../../../resources/pix';
import { DetailPage, DetailSection } from '../../../ui/page/detail-page';
import { formatMoney } from '../../../ui/text/format';
import { Timeline } from '../../../ui/text/timeline';
import { ComplaintTracker } from '../complaints/complaint-tracker';
import { PixStatusTag } from '../parts/pix-status';
import { PixActions } from './pix-actions';
import { PixFacts } from './pix-facts';

/** One Pix, by an id of digits (SHELL-5, AREAS-5). */
export default function PixDetailPage() {
  const { id = '' } = useParams();
  return /^\d{1,15}$/.test(id) ? <OnePix id={Number(id)} /> : <Navigate to="/404" replace />;
}

function OnePix({ id }: { id: number }) {
  const { t } = useTranslation('pix');
  const { record: pix, ...query } = useRecord(pixHistory, id);
  const history = pix && (
    <>
      <DetailSection title={t('detail.history')}>
        <Timeline
          moments={pix.steps.toReversed().map(({ step, at, reason }, i) => ({
            key: i,
            at,
            text: t(`step.${step}` as 'step.settled'),
            detail: reason,
          }))}
        />
      </DetailSection>
      {pix.complaint && <ComplaintTracker complaint={pix.complaint} />}
    </>
  );
  return (
    <DetailPage
      title={pix ? `${pix.name} · ${formatMoney(pix.value)}` : t('detail.title')}
      status={pix && <PixStatusTag status={pix.status} />}
      actions={pix && <PixActions pix={pix} />}
      aside={history}
      query={query}
      gone={{ title: t('detail.gone'), text: t('detail.goneText') }}
    >
      {pix && <PixFacts pix={pix} />}
    </DetailPage>
  );
}
