import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { CallError } from '../../data/use-call';
import { useRecord } from '../../data/use-record';
import { SigningStep } from '../../kits/signing/signing-step';
import { useSigned } from '../../kits/signing/use-signed';
import { apiApplications } from '../../resources/developer';
import { Notice } from '../../ui/form/notice';
import { byId } from '../../ui/page/by-id';
import { DetailPage, DetailSection } from '../../ui/page/detail-page';
import { usePathOf } from '../../ui/page/routing';
import './developer.css';

export default byId(RemoveApplication);

/** Removes an application, signed: whatever uses it stops at once. */
function RemoveApplication({ id }: { id: number }) {
  const { t } = useTranslation('developer');
  const navigate = useNavigate();
  const path = usePathOf()('api:applications')!;
  const [notice, setNotice] = useState<string>();
  const { record, ...query } = useRecord(apiApplications, id);
  const signed = useSigned('DELETE /api/applications/{id}', {
    invalidates: ['api-applications'],
    success: t('remove.done'),
  });
  const remove = async () => {
    setNotice(undefined);
    try {
      if ((await signed.run({ params: { id }, body: {} })) !== false) await navigate(path, { replace: true });
    } catch (fault) {
      setNotice((fault as CallError).message);
    }
  };
  return (
    <DetailPage title={t('remove.title')} query={query} gone={{ title: t('detail.gone') }}>
      {record && (
        <DetailSection title={record.name}>
          <p>{t('remove.said')}</p>
          {notice && <Notice message={notice} />}
          <SigningStep signed={signed} />
          <Button
            className="signing-act"
            danger
            type="primary"
            loading={signed.busy}
            disabled={Boolean(signed.off)}
            onClick={() => void remove()}
          >
            {t('remove.submit')}
          </Button>
        </DetailSection>
      )}
    </DetailPage>
  );
}
