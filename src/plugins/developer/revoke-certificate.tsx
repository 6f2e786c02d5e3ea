import { Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiCertificate } from '@balcao/contract/developer';
import type { CallError } from '../../data/use-call';
import { SigningStep } from '../../kits/signing/signing-step';
import { useSigned } from '../../kits/signing/use-signed';
import { Notice } from '../../ui/form/notice';

/** Revokes a certificate, signed. */
export function RevokeCertificate({ one, onClose }: { one: ApiCertificate; onClose: () => void }) {
  const { t } = useTranslation('developer');
  const [notice, setNotice] = useState<string>();
  const signed = useSigned('PUT /api/certificates/{id}/revoke', {
    invalidates: ['api-certificates'],
    success: t('revoke.done'),
  });
  const revoke = async () => {
    setNotice(undefined);
    try {
      if (await signed.run({ params: { id: one.id }, body: {} })) onClose();
    } catch (fault) {
      setNotice((fault as CallError).message);
    }
  };
  return (
    <Modal
      open
      title={t('revoke.title')}
      okText={t('revoke.submit')}
      okButtonProps={{ danger: true, disabled: Boolean(signed.off), loading: signed.busy }}
      onOk={() => void revoke()}
      onCancel={onClose}
    >
      <p>{t('revoke.said', { name: one.name })}</p>
      {notice && <Notice message={notice} />}
      <SigningStep signed={signed} />
    </Modal>
  );
}
