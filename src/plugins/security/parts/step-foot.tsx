import { Button } from 'antd';
import { useTranslation } from 'react-i18next';

interface Props {
  label: string;
  onNext: () => void;
  onBack?: () => void;
  busy?: boolean;
  /** Why the next step cannot be taken yet. */
  off?: string | undefined;
}

/** The buttons below a step: 'Aguarde' while it is busy (SHELL-4.11-5). */
export function StepFoot({ label, onNext, onBack, busy = false, off }: Props) {
  const { t } = useTranslation('security');
  return (
    <div className="security-foot">
      {onBack && (
        <Button onClick={onBack} disabled={busy}>
          {t('back')}
        </Button>
      )}
      <Button
        type="primary"
        loading={busy}
        aria-disabled={off !== undefined || undefined}
        className={off ? 'is-off' : ''}
        title={off}
        onClick={() => !off && !busy && onNext()}
      >
        {busy ? t('busy') : label}
      </Button>
    </div>
  );
}
