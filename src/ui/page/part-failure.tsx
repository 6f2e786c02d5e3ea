import { Alert, Button } from 'antd';
import { useTranslation } from 'react-i18next';

interface Props {
  message: string;
  onRetry: () => void;
  /** A retry is running. */
  isBusy?: boolean;
  /** The retry button is disabled. */
  isOff?: boolean;
}

/** A failure of one part of a page or drawer, shown where the part would be. */
export function PartFailure({ message, onRetry, isBusy = false, isOff = false }: Props) {
  const { t } = useTranslation('shell');
  const notice = (
    <div className="part-failure">
      {message}
      <Button loading={isBusy} disabled={isOff} onClick={onRetry}>
        {t('retry')}
      </Button>
    </div>
  );
  return <Alert type="error" showIcon role="alert" message={notice} />;
}
