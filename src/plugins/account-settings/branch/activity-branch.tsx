import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../data/use-call';
import { FailureCard } from '../../../ui/page/failure-card';
import { PageLayout } from '../../../ui/page/page-layout';
import { ConfirmBranch } from './confirm-branch';
import { CurrentBranch } from './current-branch';
import { SelectBranch } from './select-branch';
import type { Choice } from './type-search';
import '../../../ui/page/form-page.css';
import './branch.css';

/** What the business does, in two steps: selection, then confirmation (AREAS-4-business-selection). */
export default function ActivityBranchPage() {
  const { t } = useTranslation('account-settings');
  const { data, error, retry } = useCall('GET /account/activity-branch', {}, { topic: 'account' });
  const [choice, setChoice] = useState<Choice>();
  const [confirming, setConfirming] = useState(false);
  const labelOf = (category: number) => data?.categories[category]?.label ?? '';
  const done = () => {
    setChoice(undefined);
    setConfirming(false);
  };
  return (
    <PageLayout title={t('branch.title')} lead={t('branch.lead')} width="form">
      {error && !data && <FailureCard kind="communication" onRetry={retry} />}
      {data && <CurrentBranch branch={data.branch} labelOf={labelOf} />}
      {data && confirming && choice && (
        <ConfirmBranch
          choice={choice}
          label={labelOf(choice.category)}
          onBack={() => setConfirming(false)}
          onDone={done}
        />
      )}
      {data && !confirming && (
        <SelectBranch
          categories={data.categories}
          choice={choice}
          onChoose={setChoice}
          onNext={() => setConfirming(true)}
        />
      )}
    </PageLayout>
  );
}
