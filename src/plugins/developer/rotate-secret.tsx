import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '@balcao/contract/core/registry';
import { SigningStep } from '../../kits/signing/signing-step';
import { useSigned } from '../../kits/signing/use-signed';
import type { CallError } from '../../data/use-call';
import { Notice } from '../../ui/form/notice';
import { formatInstant } from '../../ui/text/format';
import { SecretOnce } from './secret-once';

interface Props {
  id: number;
  environment: 'fortunus' | 'production' | 'homologation';
}

/** A new secret, signed, shown once; the old one is accepted for some days. */
export function RotateSecret({ id, environment }: Props) {
  const { t } = useTranslation('developer');
  const [isOpen, setOpen] = useState(false);
  const [made, setMade] = useState<Answer<'PUT /api/applications/{id}/secret'>>();
  const [notice, setNotice] = useState<string>();
  const signed = useSigned('PUT /api/applications/{id}/secret', { invalidates: ['api-applications'] });
  const rotate = async () => {
    setNotice(undefined);
    try {
      const answer = await signed.run({ params: { id }, body: { environment } });
      if (answer) setMade(answer);
    } catch (error) {
      setNotice((error as CallError).message);
    }
  };
  if (made)
    return (
      <>
        <SecretOnce secrets={[made]} />
        <p>{t('secret.oldUntil', { at: formatInstant(made.old_until) })}</p>
      </>
    );
  if (!isOpen) return <Button onClick={() => setOpen(true)}>{t('secret.rotate')}</Button>;
  return (
    <>
      <p>{t('secret.rotateSaid')}</p>
      {notice && <Notice message={notice} />}
      <SigningStep signed={signed} />
      <Button
        className="signing-act"
        type="primary"
        loading={signed.busy}
        disabled={Boolean(signed.off)}
        onClick={() => void rotate()}
      >
        {t('secret.submit')}
      </Button>
    </>
  );
}
