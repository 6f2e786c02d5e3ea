import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAction, type CallError } from '../../../data/use-call';
import { CodeBoxes, isWholeCode } from '../parts/code-boxes';
import { StepFoot } from '../parts/step-foot';
import { useToast } from '../parts/use-toast';
import type { CodeSender } from './use-send-code';

/** After this many wrong codes the change ends; the server counts them (SHELL-5-18). */
const MOST_ATTEMPTS = 3;
const SECOND = 1000;

interface Props {
  sender: CodeSender;
  onBack: () => void;
  onRight: () => void;
  onBlocked: () => void;
}

/** Asks for the code sent by SMS; after 40 seconds another one, or a call, can be requested. */
export function SentCode({ sender, onBack, onRight, onBlocked }: Props) {
  const { t } = useTranslation('security');
  const { run, isRunning } = useAction('POST /signature/redefine/code/validate', { quiet: true });
  const [code, setCode] = useState('');
  const [fault, setFault] = useState<string>();
  const toast = useToast();
  const validate = async () => {
    try {
      const { success, attempts } = await run({ body: { code } });
      if (success) return onRight();
      if (attempts >= MOST_ATTEMPTS) return onBlocked();
      setFault(t('code.wrong'));
    } catch (error) {
      if ((error as CallError).code === 'signature-redefine-blocked') return onBlocked();
      toast.failed(error);
    }
    setCode('');
  };
  return (
    <>
      <p>{t('signature.sent')}</p>
      <CodeBoxes
        label={t('code.sms')}
        value={code}
        onChange={(typed) => {
          if (typed) setFault(undefined);
          setCode(typed);
        }}
        error={fault}
      />
      <Again sender={sender} />
      <StepFoot
        label={t('continue')}
        onNext={() => void validate()}
        onBack={onBack}
        busy={isRunning}
        off={isWholeCode(code) ? undefined : t('code.short')}
      />
    </>
  );
}

const leftUntil = (instant: number) => Math.max(0, Math.ceil((instant - Date.now()) / SECOND));

function Again({ sender: { send, busy, againAt } }: { sender: CodeSender }) {
  const { t } = useTranslation('security');
  const [left, setLeft] = useState(() => leftUntil(againAt));
  useEffect(() => {
    setLeft(leftUntil(againAt));
    const timer = setInterval(() => setLeft(leftUntil(againAt)), SECOND);
    return () => clearInterval(timer);
  }, [againAt]);
  return (
    <div className="security-again">
      {left > 0 ? (
        <span className="soft">{t('signature.again-in', { count: left })}</span>
      ) : (
        <>
          <button type="button" className="link-button" disabled={busy} onClick={() => void send('sms')}>
            {t('signature.again')}
          </button>
          <button type="button" className="link-button" disabled={busy} onClick={() => void send('call')}>
            {t('signature.call')}
          </button>
        </>
      )}
    </div>
  );
}
