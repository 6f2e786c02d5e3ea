import { Alert } from 'antd';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { askedCustomers } from '../../kits/charging/issue/asked-customers';
import { useChargeKinds } from '../../kits/charging/issue/kinds';
import { PageLayout } from '../../ui/page/page-layout';
import './issue-charge.css';

/** Issues a charge of the kind that the address names (AREAS-2-receive-2), with the form of that kind's area. */
export default function IssueCharge() {
  const { t } = useTranslation(['issuing', 'shell']);
  const { kind, isUnknown } = useChargeKinds();
  const [search] = useSearchParams();
  const wrong = [
    ...(isUnknown ? [t('unknownKind', { kind: kind?.label })] : []),
    ...(askedCustomers(search).isBad ? [t('badCustomers')] : []),
  ];
  const close = { closeIcon: true, 'aria-label': t('shell:close') };
  if (!kind)
    return (
      <PageLayout title={t('title')} width="form">
        <p className="card">{t('none')}</p>
      </PageLayout>
    );
  return (
    <Suspense fallback={null} key={kind.id}>
      {wrong.length > 0 && (
        <div className="page page-form issue-wrong">
          {wrong.map((text) => (
            <Alert key={text} type="warning" showIcon closable={close} message={text} />
          ))}
        </div>
      )}
      <kind.Part />
    </Suspense>
  );
}
