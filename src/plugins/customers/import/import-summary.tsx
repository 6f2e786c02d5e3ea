import { useTranslation } from 'react-i18next';
import type { CustomersImport } from '@balcao/contract/customers-import';
import { formatInteger } from '../../../ui/text/format';
import { PermissionButton } from '../../../ui/action/permission-button';
import { ReviewSummary } from '../../../ui/text/review-summary';

interface Props {
  draft: CustomersImport;
  busy: boolean;
  starting: boolean;
  fault: string;
  onRun: () => void;
}

/** What the import will do, in numbers, and the button that starts it. */
export function ImportSummary({ draft, busy, starting, fault, onRun }: Props) {
  const { t } = useTranslation('customers-import');
  const { ready, total, known, refused, duplicates } = draft;
  const count = draft.new + (duplicates === 'update' ? known : 0);
  const off = !ready ? t('summary.noDocument') : count === 0 ? t('summary.nothing') : undefined;
  return (
    <>
      <ReviewSummary
        title={t('summary.title')}
        lines={[
          { label: t('summary.total'), value: formatInteger(total) },
          ...(ready
            ? [
                { label: t('summary.new'), value: formatInteger(draft.new) },
                {
                  label: t(duplicates === 'update' ? 'summary.updated' : 'summary.skipped'),
                  value: formatInteger(known),
                },
                { label: t('summary.refused'), value: formatInteger(refused) },
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
        {t('summary.run', { count })}
      </PermissionButton>
    </>
  );
}
