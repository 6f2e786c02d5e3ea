import { ExclamationCircleOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { usePathOf } from './routing';
import type { CallError } from '../../data/use-call';
import { useFailureCode } from '../../data/use-failure-code';
import './failure-card.css';

interface Props {
  /** `communication` offers to try again; the others only a reload. */
  kind: 'communication' | 'crashed' | 'outdated' | 'slowPage' | 'offline';
  onRetry?: (() => void) | undefined;
  /** A retry is running. */
  isBusy?: boolean;
  /** Why, where something better is known than the kind's own text (`useReason`). */
  text?: string;
  /** Heading level of the title: 1 when the card is the page. */
  level?: 1 | 2;
}

/**
 * The text of why something could not be read: the server's message, else that an error occurred (SHELL-8-7). Where the shell has shown
 * the message already, what to do next.
 */
export function useReason() {
  const { t } = useTranslation('shell');
  return (error: Pick<CallError, 'message'> | null | undefined) => error?.message || t('errors.communicationText');
}

/** What a page, or a list on it, shows when it cannot show itself (SHELL-2.3-7, 2.3-12). */
export function FailureCard({ kind, onRetry, isBusy = false, text, level = 2 }: Props) {
  const { t } = useTranslation('shell');
  const Title = level === 1 ? 'h1' : 'h2';
  return (
    <section className="failure" role="alert">
      <ExclamationCircleOutlined className="failure-sign" aria-hidden="true" />
      <Title className="failure-title">{t(`errors.${kind}`)}</Title>
      <p>{text ?? t(`errors.${kind}Text`)}</p>
      {kind === 'communication' && <FailureCode />}
      <div className="failure-actions">
        {onRetry && (
          <Button type="primary" loading={isBusy} onClick={onRetry}>
            {t('retry')}
          </Button>
        )}
        <Button type={onRetry ? 'default' : 'primary'} onClick={() => window.location.reload()}>
          {t('reload')}
        </Button>
        <TicketButton />
      </div>
    </section>
  );
}

function FailureCode() {
  const { t } = useTranslation('shell');
  const code = useFailureCode();
  return code ? <p className="failure-code">{t('errors.code', { code })}</p> : null;
}

function TicketButton() {
  const { t } = useTranslation('shell');
  const path = usePathOf()('open-ticket');
  const navigate = useNavigate();
  if (!path) return null;
  return (
    <Button type="text" onClick={() => void navigate(path)}>
      {t('openTicket')}
    </Button>
  );
}
