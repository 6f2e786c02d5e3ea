import { useTranslation } from 'react-i18next';
import type { RegistrationState } from '@balcao/contract/registration';
import { Notice } from '../../../ui/form/notice';
import { StatusTag } from '../../../ui/text/status-tag';
import './registration.css';

interface Props {
  steps: RegistrationState['steps'];
  onOpen: (index: number) => void;
  fault: string | undefined;
}

/** The status of each step, before the whole update is sent. */
export function OverviewStep({ steps, onOpen, fault }: Props) {
  const { t } = useTranslation('registration');
  return (
    <>
      {fault && <Notice message={fault} />}
      <p className="soft">{t('update.overview')}</p>
      <ul className="registration-steps">
        {steps.map(({ name, status }, index) => (
          <li key={name}>
            <button type="button" className="link-button" onClick={() => onOpen(index)}>
              {t(`steps.${name}`)}
            </button>
            <StatusTag tone={status === 'done' ? 'good' : 'wait'}>{t(`status.${status}`)}</StatusTag>
          </li>
        ))}
      </ul>
    </>
  );
}
