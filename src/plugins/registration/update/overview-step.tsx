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

/** How far each step is, before it is all sent. */
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
