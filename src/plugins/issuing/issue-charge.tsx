import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useChargeKinds } from '../../kits/charging/issue/kinds';
import { PageLayout } from '../../ui/page/page-layout';

/** Issues a charge of the kind that the address asks for (AREAS-2-receive-2): the form is its kind's. */
export default function IssueCharge() {
  const { t } = useTranslation('issuing');
  const { kind } = useChargeKinds();
  if (!kind)
    return (
      <PageLayout title={t('title')} width="form">
        <p className="card">{t('none')}</p>
      </PageLayout>
    );
  return (
    <Suspense fallback={null} key={kind.id}>
      <kind.Part />
    </Suspense>
  );
}
