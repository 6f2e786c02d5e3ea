import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { formatDocument } from '../../../ui/text/format';
import { ReviewSummary } from '../../../ui/text/review-summary';
import { mergedFieldsOf, type Candidate, type Choice } from './merged';

interface Props {
  customers: Candidate[];
  choice: Choice;
  busy: boolean;
  fault: string;
  onMerge: () => void;
}

/** What the merge will do, and the button that starts it. */
export function MergeSummary({ customers, choice, busy, fault, onMerge }: Props) {
  const { t } = useTranslation('customers');
  const survivor = customers.find(({ id }) => id === choice.survivor)!;
  const charges = customers.reduce((sum, one) => sum + one.charges, 0);
  return (
    <>
      <ReviewSummary
        title={t('merge.result')}
        lines={[
          { label: t('column.name'), value: mergedFieldsOf(customers, choice).name },
          { label: t('column.document'), value: formatDocument(survivor.document) },
          { label: t('merge.gone'), value: t('merge.goneCount', { count: customers.length - 1 }) },
          { label: t('merge.history'), value: t('merge.charges', { count: charges }) },
        ]}
        note={t('merge.note')}
      />
      {fault && (
        <p role="alert" className="merge-fault">
          {fault}
        </p>
      )}
      <Button type="primary" block loading={busy} onClick={onMerge} className="merge-button">
        {t('merge.submit', { count: customers.length })}
      </Button>
    </>
  );
}
