import { useTranslation } from 'react-i18next';
import type { Answer } from '@balcao/contract/core/registry';
import { DetailSection } from '../../../ui/page/detail-page';
import { Facts } from '../../../ui/text/facts';
import { CopyButton } from '../../../ui/text/copy-button';
import { formatDay, formatDocument, midSentence } from '../../../ui/text/format';

/** The account's facts that never change, with buttons to copy them. */
export function AccountFacts({ account }: { account: Answer<'GET /account/data'> }) {
  const { t } = useTranslation(['account-settings', 'shell']);
  const { bank, agency, account_number: number, account_code: code } = account;
  const all = [
    account.holder,
    formatDocument(account.document),
    ...(['bank', 'agency', 'account'] as const).map(
      (key) => `${t(`account-settings:facts.${key}`)} ${{ bank, agency, account: number }[key]}`,
    ),
  ].join('\n');
  return (
    <DetailSection
      title={t('account-settings:facts.title')}
      extra={<CopyButton text={all} what={midSentence(t('account-settings:facts.title'))} />}
    >
      <Facts
        facts={[
          { label: t('account-settings:facts.bank'), value: bank, copy: bank },
          { label: t('account-settings:facts.agency'), value: agency, copy: agency },
          { label: t('account-settings:facts.account'), value: number, copy: number },
          { label: t('account-settings:facts.modality'), value: t(`shell:accounts.${account.modality}`) },
          { label: t('account-settings:facts.holder'), value: account.holder, wide: true },
          {
            label: t('account-settings:facts.document'),
            value: formatDocument(account.document),
            copy: account.document,
            wide: true,
          },
          { label: t('account-settings:facts.code'), value: code, copy: code, wide: true },
          { label: t('account-settings:facts.opened'), value: formatDay(account.opened_at), wide: true },
        ]}
      />
    </DetailSection>
  );
}
