import { useTranslation } from 'react-i18next';
import type { CustomersImport } from '@balcao/contract/customers-import';
import { formatInteger } from '../../../ui/text/format';
import { RunSheet, type Running } from '../../../kits/sheets/run-sheet';
import { ReviewSummary } from '../../../ui/text/review-summary';

/** What the import will do, in numbers, and the button that starts it. */
export function ImportSummary({ draft, ...running }: Running & { draft: CustomersImport }) {
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
      <RunSheet {...running} off={off} label={t('summary.run', { count })} />
    </>
  );
}
