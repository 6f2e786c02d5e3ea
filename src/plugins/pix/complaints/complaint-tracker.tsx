import { useTranslation } from 'react-i18next';
import type { PixComplaint } from '@balcao/contract/pix';
import { useAction } from '../../../data/use-call';
import { PermissionButton } from '../../../ui/action/permission-button';
import { DetailSection } from '../../../ui/page/detail-page';
import { formatInstant, formatMoney } from '../../../ui/text/format';
import { Timeline } from '../../../ui/text/timeline';
import { ComplaintTag } from '../parts/pix-status';

/** A complaint's state, its deadline, and its outcome. */
export function ComplaintTracker({ complaint }: { complaint: PixComplaint }) {
  const { t } = useTranslation('pix');
  const { id, state, until, answer, recovered, canCancel, steps } = complaint;
  const { run, isRunning } = useAction('POST /pix/complaints/{id}/cancel', {
    invalidates: ['pix-complaints', 'pix-history'],
    success: t('complaint.taken-back'),
  });
  return (
    <DetailSection title={t('complaints.one')} extra={<ComplaintTag state={state} />}>
      {until && <p className="soft">{t('complaint.until', { at: formatInstant(until) })}</p>}
      {answer && <p>{answer}</p>}
      {recovered > 0 && <p>{t('complaint.recovered', { value: formatMoney(recovered) })}</p>}
      <Timeline
        moments={steps.toReversed().map((step, i) => ({ key: i, at: step.at, text: t(`complaint.${step.state}`) }))}
      />
      {canCancel && (
        <PermissionButton
          permission="pix:do-pix"
          loading={isRunning}
          onClick={() => void run({ params: { id } }).catch(() => undefined)}
        >
          {t('complaint.cancel')}
        </PermissionButton>
      )}
    </DetailSection>
  );
}
