import { useTranslation } from 'react-i18next';
import type { ChargeSheet } from '@balcao/contract/sheet-issuing';
import { RunSheet, type Running } from '../../../kits/sheets/run-sheet';
import { formatInteger, formatMoney } from '../../../ui/text/format';
import { ReviewSummary } from '../../../ui/text/review-summary';

/** What issuing will do, in numbers, and the button that starts it. */
export function SheetSummary({ draft, ...running }: Running & { draft: ChargeSheet }) {
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
      <RunSheet {...running} off={off} label={t('summary.run', { count: issuable })} />
    </>
  );
}
