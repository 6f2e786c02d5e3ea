import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { usePathOf } from './routing';
import './failure-card.css';

interface Props {
  /** `communication` offers to try again; `crashed`, `outdated` and `slowPage` only a reload. */
  kind: 'communication' | 'crashed' | 'outdated' | 'slowPage';
  onRetry?: () => void;
  /** Heading level of the title: 1 when the card is the page. */
  level?: 1 | 2;
}

/** What a page shows when it cannot show itself (SHELL-2.3-7, 2.3-12). */
export function FailureCard({ kind, onRetry, level = 2 }: Props) {
  const { t } = useTranslation('shell');
  const Title = level === 1 ? 'h1' : 'h2';
  return (
    <section className="failure" role="alert">
      <Title className="failure-title">{t(`errors.${kind}`)}</Title>
      <p>{t(`errors.${kind}Text`)}</p>
      <div className="failure-actions">
        {onRetry && (
          <Button type="primary" onClick={onRetry}>
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
