import { Alert, Button } from 'antd';
import { useTranslation } from 'react-i18next';

interface Props {
  message: string;
  onRetry: () => void;
  /** It is being tried again. */
  isBusy?: boolean;
  /** Not now. */
  isOff?: boolean;
}

/** What failed of a page or a drawer, in its place. */
export function PartFailure({ message, onRetry, isBusy = false, isOff = false }: Props) {
  const { t } = useTranslation('shell');
  const told = (
    <div className="part-failure">
      {message}
      <Button loading={isBusy} disabled={isOff} onClick={onRetry}>
        {t('retry')}
      </Button>
    </div>
  );
  return <Alert type="error" showIcon role="alert" message={told} />;
}
