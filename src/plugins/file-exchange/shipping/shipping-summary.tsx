import { useTranslation } from 'react-i18next';
import type { ShippingFileDetail } from '@balcao/contract/file-exchange';
import { PermissionButton } from '../../../ui/action/permission-button';
import { formatInteger, formatMoney } from '../../../ui/text/format';
import { ReviewSummary } from '../../../ui/text/review-summary';
import '../../../kits/sheets/sheets.css';

interface Props {
  file: ShippingFileDetail;
  isRunning: boolean;
  fault: string;
  onRun: () => void;
}

/** What a shipping file does, in numbers, and the button that starts it. */
export function ShippingSummary({ file, isRunning, fault, onRun }: Props) {
  const { t } = useTranslation('file-exchange');
  const isDraft = file.status === 'draft';
  const able = file.total - file.refused;
  return (
    <>
      <ReviewSummary
        title={t(isDraft ? 'shipping.summary.will' : 'shipping.summary.did')}
        amount={{ label: t('shipping.value'), cents: file.value }}
        lines={[
          ...file.parts.map(({ label, count, value }) => ({
            label,
            value: t('shipping.summary.part', { count: formatInteger(count), value: formatMoney(value) }),
          })),
          { label: t('shipping.summary.newCustomers'), value: formatInteger(file.newCustomers) },
          { label: t('shipping.refused'), value: formatInteger(file.refused) },
          ...(isDraft
            ? [{ label: t('shipping.summary.fee'), value: formatMoney(file.fee) }]
            : [{ label: t('shipping.summary.done'), value: formatInteger(file.done) }]),
        ]}
        note={isDraft && file.refused > 0 ? t('shipping.summary.note') : undefined}
      />
      {fault && (
        <p role="alert" className="sheet-fault">
          {fault}
        </p>
      )}
      {isDraft && (
        <PermissionButton
          type="primary"
          block
          className="sheet-run"
          loading={isRunning}
          disabledReason={able === 0 ? t('shipping.summary.nothing') : undefined}
          onClick={onRun}
        >
          {t('shipping.summary.run', { count: able })}
        </PermissionButton>
      )}
    </>
  );
}
