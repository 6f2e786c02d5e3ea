import { useTranslation } from 'react-i18next';
import type { CustomersImport, ImportRow } from '@balcao/contract/customers-import';
import { useCall } from '../../../data/use-call';
import { PreviewRows } from '../../../kits/sheets/preview-rows';
import { PreviewTable } from '../../../kits/sheets/preview-table';
import { usePreviewPage } from '../../../kits/sheets/use-preview-page';

const STATES = [undefined, 'refused', 'new', 'known'] as const;

interface Props {
  draft: CustomersImport;
  /** Called when the spreadsheet no longer exists. */
  onGone: () => void;
}

/** The rows as they would be registered, each fault at its cell. */
export function ImportPreview({ draft, onGone }: Props) {
  const { t } = useTranslation('customers-import');
  const count = (of: ImportRow['state'] | undefined) => (of ? draft[of] : draft.total);
  const tabs = STATES.map((state) => ({
    state,
    count: count(state),
    text: t(`preview.${state ?? 'all'}`, { count: count(state) }),
  }));
  const paging = usePreviewPage<ImportRow['state']>(tabs, draft.refused > 0 ? 'refused' : undefined);
  const answer = useCall('POST /customers-import/{id}/rows', { params: { id: draft.id }, body: paging.asked });
  return (
    <PreviewTable<ImportRow, ImportRow['state']>
      title={t('preview.title')}
      paging={paging}
      answer={answer}
      onGone={onGone}
    >
      {(rows) => (
        <PreviewRows
          columns={draft.columns.map(({ title, field }) => ({ title, label: field && t(`field.${field}`) }))}
          rows={rows}
          states={{
            new: { label: t('state.new'), tone: 'good' },
            known: { label: t('state.known'), tone: 'wait' },
            refused: { label: t('state.refused'), tone: 'bad' },
          }}
        />
      )}
    </PreviewTable>
  );
}
