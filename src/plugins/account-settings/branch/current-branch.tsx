import { useTranslation } from 'react-i18next';
import type { Answer } from '@balcao/contract/core/registry';
import { DetailSection } from '../../../ui/page/detail-page';
import { Facts } from '../../../ui/text/facts';
import { formatDay } from '../../../ui/text/format';

interface Props {
  branch: Answer<'GET /account/activity-branch'>['branch'];
  labelOf: (category: number) => string;
}

/** The business category and type chosen so far. */
export function CurrentBranch({ branch, labelOf }: Props) {
  const { t } = useTranslation('account-settings');
  const { category, type, updated_at: since } = branch;
  return (
    <DetailSection title={t('branch.current')}>
      {category === null ? (
        <p className="soft">{t('branch.none')}</p>
      ) : (
        <Facts
          facts={[
            { label: t('branch.category'), value: labelOf(category) },
            { label: t('branch.type'), value: type },
            { label: t('branch.since'), value: formatDay(since) },
          ]}
        />
      )}
    </DetailSection>
  );
}
