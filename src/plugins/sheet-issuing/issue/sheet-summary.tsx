import { useTranslation } from 'react-i18next';
import type { ChargeSheet } from '@balcao/contract/sheet-issuing';
import { PermissionButton } from '../../../ui/action/permission-button';
import { formatInteger, formatMoney } from '../../../ui/text/format';
import { ReviewSummary } from '../../../ui/text/review-summary';

interface Props {
  draft: ChargeSheet;
  busy: boolean;
  starting: boolean;
  fault: string;
  onRun: () => void;
}

/** What issuing will do, in numbers, and the button that starts it. */
export function SheetSummary({ draft, busy, starting, fault, onRun }: Props) {
  const { t } = useTranslation('sheet-issuing');
  const { ready, issuable, refused, missing } = draft;
  const off = !ready
    ? t('summary.missing', { count: missing.length, fields: missing.join(', ') })
    : issuable === 0
      ? t('summary.nothing')
      : undefined;
  return (
    <>
      <ReviewSummary
        title={t('summary.title')}
        {...(ready ? { amount: { label: t('summary.value'), cents: draft.value } } : {})}
        lines={[
          { label: t('summary.kind'), value: draft.chargeTypeLabel },
          { label: t('summary.method'), value: draft.paymentMethodLabel },
          { label: t('summary.total'), value: formatInteger(draft.total) },
          ...(ready
            ? [
                { label: t('summary.issuable'), value: formatInteger(issuable) },
                { label: draft.chargesLabel, value: formatInteger(draft.charges) },
                { label: t('summary.newCustomers'), value: formatInteger(draft.newCustomers) },
                { label: t('summary.refused'), value: formatInteger(refused) },
                { label: draft.feeLabel, value: formatMoney(draft.fee) },
              ]
            : []),
        ]}
        note={ready && refused > 0 ? t('summary.note') : undefined}
      />
      {off && !busy && <p className="sheet-warning">{off}</p>}
      {fault && (
        <p role="alert" className="sheet-fault">
          {fault}
        </p>
      )}
      <PermissionButton
        type="primary"
        block
        className="sheet-run"
        loading={starting}
        disabled={busy}
        disabledReason={off}
        onClick={onRun}
      >
        {t('summary.run', { count: issuable })}
      </PermissionButton>
    </>
  );
}
