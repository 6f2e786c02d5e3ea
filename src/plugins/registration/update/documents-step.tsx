import { useImperativeHandle, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../data/use-call';
import { Notice } from '../../../ui/form/notice';
import { FailureCard } from '../../../ui/page/failure-card';
import { DocumentCard } from './document-card';
import type { StepProps } from './step-form';

const KINDS = ['identity', 'articles', 'address'] as const;
const MUST: readonly string[] = ['identity', 'articles'];

/** Pictures of documents, each shown before and after it is sent. */
export default function DocumentsStep({ ref }: StepProps) {
  const { t } = useTranslation('registration');
  const { data, error, retry } = useCall('GET /crs/documents', {}, { staleTime: 0 });
  const [fault, setFault] = useState(false);
  const missing = MUST.some((kind) => !data?.some((one) => one.kind === kind));
  useImperativeHandle(ref, () => ({
    next: () => {
      setFault(missing);
      return Promise.resolve(!missing);
    },
  }));
  if (error && !data) return <FailureCard kind="communication" onRetry={retry} />;
  return (
    <>
      {fault && missing && <Notice message={t('documents.missing')} />}
      <p className="soft">{t('documents.hint')}</p>
      {data &&
        KINDS.map((kind) => (
          <DocumentCard key={kind} kind={kind} sent={data.find((one) => one.kind === kind)} onSent={retry} />
        ))}
    </>
  );
}
