import { Button, Spin } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAction, useCall } from '../../../data/use-call';
import { AskInPlace } from '../../../ui/action/ask-in-place';
import { FailureCard } from '../../../ui/page/failure-card';
import { useToast } from '../parts/use-toast';
import { NotDisconnected } from './not-disconnected';
import { SessionRow } from './session-row';

/** Where the person is signed in; one session, or all others, are ended from here (SHELL-4.14-3). */
export default function Sessions({ onBack }: { onBack: () => void }) {
  const { t } = useTranslation('security');
  const { data, error, retry } = useCall('GET /profile/sessions', {}, { staleTime: 0 });
  const { run, isRunning } = useAction('DELETE /profile/sessions', { quiet: true });
  const [asking, setAsking] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const toast = useToast();
  const disconnect = async () => {
    try {
      await run({});
      setFailed(false);
      setAsking(false);
      toast.done(t('sessions.others-done'));
      retry();
    } catch {
      setFailed(true);
    }
  };
  const others = data?.filter(({ current }) => !current).length ?? 0;
  return (
    <>
      {error && !data && <FailureCard kind="communication" onRetry={retry} />}
      {!data && !error && <Spin className="security-wait" />}
      <ul className="security-list">
        {data?.map((session) => (
          <SessionRow key={session.id} session={session} onEnded={retry} />
        ))}
      </ul>
      {asking && (
        <AskInPlace
          label={t('sessions.others')}
          question={t('sessions.others-ask')}
          confirm={t('sessions.others-confirm')}
          isRunning={isRunning}
          onConfirm={() => void disconnect()}
          onCancel={() => setAsking(false)}
        />
      )}
      <div className="security-foot">
        <Button onClick={onBack}>{t('back')}</Button>
        {others > 0 && !asking && (
          <Button danger onClick={() => setAsking(true)}>
            {t('sessions.others')}
          </Button>
        )}
      </div>
      {hasFailed && (
        <NotDisconnected isRunning={isRunning} onRetry={() => void disconnect()} onClose={() => setFailed(false)} />
      )}
    </>
  );
}
