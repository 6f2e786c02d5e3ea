import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { CallError } from '../../data/use-call';
import { useRecord } from '../../data/use-record';
import { SigningStep } from '../../kits/signing/signing-step';
import { useSigned } from '../../kits/signing/use-signed';
import { salaryPortabilities } from '../../resources/salary-portabilities';
import { Notice } from '../../ui/form/notice';
import { GoneCard } from '../../ui/page/gone-card';
import { PageLayout } from '../../ui/page/page-layout';
import { usePathOf } from '../../ui/page/routing';
import { StepsPage } from '../../ui/page/steps-page';
import { formatDocument } from '../../ui/text/format';
import { ReviewSummary } from '../../ui/text/review-summary';
import { useAskedId } from './use-asked-id';

/** Cancels the request that `?solicitacao=` names, signed. */
export default function CancelPage() {
  const { t } = useTranslation('salary-portability');
  const id = useAskedId();
  if (id) return <Cancel id={id} />;
  return (
    <PageLayout title={t('cancel.title')} back>
      <GoneCard title={t('cancel.none')} text={t('cancel.noneText')} />
    </PageLayout>
  );
}

function Cancel({ id }: { id: number }) {
  const { t } = useTranslation('salary-portability');
  const { record, error } = useRecord(salaryPortabilities, id);
  const [notice, setNotice] = useState<string>();
  const signed = useSigned('PUT /salary-portability/{id}/cancel', { invalidates: ['salary-portabilities'] });
  const navigate = useNavigate();
  const path = usePathOf()('salary-portability-cancelled');
  const sign = async () => {
    setNotice(undefined);
    try {
      const done = await signed.run({ params: { id }, body: {} });
      if (!done) return false;
      await navigate(`${path}?solicitacao=${id}`, { replace: true });
      return true;
    } catch (failure) {
      setNotice((failure as CallError).message);
      return false;
    }
  };
  if (error && !record)
    return (
      <PageLayout title={t('cancel.title')} back>
        <GoneCard title={t('detail.gone')} text={t('cancel.noneText')} />
      </PageLayout>
    );
  const ended = record && record.state !== 'requested' && record.state !== 'accepted' ? t('cancel.ended') : undefined;
  return (
    <StepsPage
      title={t('cancel.title')}
      current={0}
      onStep={() => undefined}
      busy={signed.busy}
      notice={notice && <Notice message={notice} />}
      steps={[
        {
          key: 'sign',
          title: t('cancel.step'),
          next: t('cancel.submit'),
          nextOff: ended ?? signed.off,
          onNext: sign,
          content: record && (
            <>
              <ReviewSummary
                title={t('cancel.review')}
                lines={[
                  { label: t('employer'), value: record.employerName },
                  { label: t('employerDocument'), value: formatDocument(record.employerDocument) },
                  { label: t('bank'), value: record.bank.name },
                ]}
                note={t(record.state === 'accepted' ? 'cancel.active' : 'cancel.open', { bank: record.bank.name })}
              />
              {!ended && <SigningStep signed={signed} />}
            </>
          ),
        },
      ]}
    />
  );
}
