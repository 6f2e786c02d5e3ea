import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '@balcao/contract/core/registry';
import { useAction, type CallError } from '../../../data/use-call';
import { Notice } from '../../../ui/form/notice';
import { formatPhone } from '../../../ui/text/format';
import '../../../ui/page/form-page.css';

type Contact = Answer<'GET /crs/contact-data'>;

/** A link was sent to the new cellphone: buttons to send it again by SMS or WhatsApp, with the attempts left (SHELL-7.3-2, 7.3-3). */
export function WaitingPhone({ cellphone, onSent }: { cellphone: Contact['cellphone']; onSent: () => void }) {
  const { t } = useTranslation('registration');
  const { run, isRunning } = useAction('POST /crs/contact-data/phone/resend', { quiet: true });
  const [fault, setFault] = useState<string>();
  const again = (method: 'sms' | 'whatsapp') =>
    run({ body: { method } }).then(onSent, (error: CallError) => setFault(firstOf(error)));
  const error = fault ?? cellphone.validationError;
  return (
    <div role="status">
      {error && <Notice message={error} />}
      <p>{t('contact.waiting', { to: formatPhone(cellphone.waiting) })}</p>
      <div className="form-page-foot">
        <Button loading={isRunning} disabled={cellphone.smsAttemptsLeft === 0} onClick={() => void again('sms')}>
          {t('contact.againSms', { count: cellphone.smsAttemptsLeft })}
        </Button>
        <Button
          loading={isRunning}
          disabled={cellphone.whatsappAttemptsLeft === 0}
          onClick={() => void again('whatsapp')}
        >
          {t('contact.againWhatsapp', { count: cellphone.whatsappAttemptsLeft })}
        </Button>
      </div>
    </div>
  );
}

/** A link was sent to the new e-mail: a button to send it again, with the attempts left. */
export function WaitingEmail({ email, onSent }: { email: Contact['email']; onSent: () => void }) {
  const { t } = useTranslation('registration');
  const { run, isRunning } = useAction('POST /crs/contact-data/email/resend', { quiet: true });
  const [fault, setFault] = useState<string>();
  return (
    <div role="status">
      {fault && <Notice message={fault} />}
      <p>{t('contact.waiting', { to: email.waiting })}</p>
      <Button
        loading={isRunning}
        disabled={email.attemptsToSendEmailLeft === 0}
        onClick={() => void run({}).then(onSent, (error: CallError) => setFault(firstOf(error)))}
      >
        {t('contact.againEmail', { count: email.attemptsToSendEmailLeft })}
      </Button>
    </div>
  );
}

const firstOf = ({ errors, message }: CallError): string => Object.values(errors ?? {})[0] ?? message;
