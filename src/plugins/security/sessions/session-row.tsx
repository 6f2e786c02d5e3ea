import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { OpenSession } from '@balcao/contract/sessions';
import { useAction } from '../../../data/use-call';
import { formatInstant, formatRelative } from '../../../ui/text/format';
import { StatusTag } from '../../../ui/text/status-tag';
import { useToast } from '../parts/use-toast';

interface Props {
  session: OpenSession;
  onEnded: () => void;
}

/** One session: browser, place, since when and when last used. This one is ended by signing out. */
export function SessionRow({ session: { id, browser, place, openedAt, lastUsedAt, current }, onEnded }: Props) {
  const { t } = useTranslation('security');
  const { run, isRunning } = useAction('DELETE /profile/sessions/{id}', { quiet: true });
  const toast = useToast();
  const end = async () => {
    try {
      await run({ params: { id } });
      toast.done(t('sessions.ended'));
    } catch (error) {
      toast.failed(error);
    }
    onEnded();
  };
  return (
    <li>
      <div>
        <strong>{browser}</strong>
        {current && <StatusTag tone="good">{t('sessions.this')}</StatusTag>}
        <p className="soft">
          {t('sessions.facts', { place, opened: formatInstant(openedAt), used: formatRelative(lastUsedAt) })}
        </p>
      </div>
      {!current && (
        <Button loading={isRunning} onClick={() => void end()} aria-label={t('sessions.end-of', { browser })}>
          {t('sessions.end')}
        </Button>
      )}
    </li>
  );
}
