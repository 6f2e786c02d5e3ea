import { useTranslation } from 'react-i18next';
import { useState } from 'react';
import type { Body } from '@balcao/contract/core/registry';
import { useAction, useCall } from '../../../data/use-call';
import { DetailSection } from '../../../ui/page/detail-page';
import { Facts } from '../../../ui/text/facts';
import { Button } from 'antd';
import { maskEmail, maskPhone } from '../data/masks';
import { ChangeEmail } from './change-email';
import { ChangePhone } from './change-phone';
import { StepForm, type StepProps } from './step-form';
import { WaitingEmail, WaitingPhone } from './waiting';

const AGAIN = 5_000;

/** Cellphone and e-mail: each is changed by a link sent to the new one (SHELL-3-19, SHELL-7.3-2, 7.3-4). */
export default function ContactStep({ ref }: StepProps) {
  const { t } = useTranslation('registration');
  const [changing, setChanging] = useState<'phone' | 'email'>();
  const { data, error, retry } = useCall(
    'GET /crs/contact-data',
    {},
    {
      topic: 'registration',
      staleTime: 0,
      // polls too: the link is opened on another device, and its live event may not reach this page
      again: (answer) => (answer?.cellphone.waiting || answer?.email.waiting ? AGAIN : false),
    },
  );
  const { run } = useAction('PUT /crs/contact-data', { quiet: true });
  const save = () => {
    const body: Body<'PUT /crs/contact-data'> = {
      cellphone: data?.cellphone.cellphone ?? '',
      email: data?.email.email ?? '',
      confirm_email: data?.email.email ?? '',
    };
    return run({ body });
  };
  const done = () => {
    setChanging(undefined);
    retry();
  };
  return (
    <StepForm ref={ref} name="contact" initial={data && {}} error={error} onRetry={retry} save={save}>
      {data && (
        <>
          <DetailSection
            title={t('contact.cellphone')}
            extra={<Button onClick={() => setChanging('phone')}>{t('contact.changePhone')}</Button>}
          >
            <Facts facts={[{ label: t('contact.current'), value: maskPhone(data.cellphone.cellphone) }]} />
            {data.cellphone.waiting && <WaitingPhone cellphone={data.cellphone} onSent={retry} />}
          </DetailSection>
          <DetailSection
            title={t('contact.email')}
            extra={<Button onClick={() => setChanging('email')}>{t('contact.changeEmail')}</Button>}
          >
            <Facts facts={[{ label: t('contact.current'), value: maskEmail(data.email.email) }]} />
            {data.email.waiting && <WaitingEmail email={data.email} onSent={retry} />}
          </DetailSection>
        </>
      )}
      {changing === 'phone' && <ChangePhone onDone={done} onClose={() => setChanging(undefined)} />}
      {changing === 'email' && <ChangeEmail onDone={done} onClose={() => setChanging(undefined)} />}
    </StepForm>
  );
}
