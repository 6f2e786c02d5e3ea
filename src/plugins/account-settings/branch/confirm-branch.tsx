import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAction, useInvalidateCalls, type CallError } from '../../../data/use-call';
import { Notice } from '../../../ui/form/notice';
import { DetailSection } from '../../../ui/page/detail-page';
import { Facts } from '../../../ui/text/facts';
import type { Choice } from './type-search';

interface Props {
  choice: Choice;
  label: string;
  onBack: () => void;
  onDone: () => void;
}

/** Second step: what was selected, saved once it is confirmed. */
export function ConfirmBranch({ choice, label, onBack, onDone }: Props) {
  const { t } = useTranslation('account-settings');
  const { run, isRunning } = useAction('PUT /account/activity-branch', { quiet: true, success: t('branch.done') });
  const again = useInvalidateCalls();
  const [fault, setFault] = useState<string>();
  const type = choice.type.trim();
  const confirm = async () => {
    try {
      await run({ body: { category: choice.category, ...(type ? { type } : {}) } });
      await again('GET /account/activity-branch');
      onDone();
    } catch (error) {
      setFault((error as CallError).message);
    }
  };
  return (
    <DetailSection title={t('branch.confirmTitle')}>
      {fault && <Notice message={fault} />}
      <Facts
        facts={[
          { label: t('branch.category'), value: label },
          { label: t('branch.type'), value: type },
        ]}
      />
      <p className="soft">{t('branch.confirmText')}</p>
      <div className="form-page-foot">
        <Button type="primary" loading={isRunning} onClick={() => void confirm()}>
          {t('branch.submit')}
        </Button>
        <Button onClick={onBack}>{t('branch.back')}</Button>
      </div>
    </DetailSection>
  );
}
