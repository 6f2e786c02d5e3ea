import { Alert, Button } from 'antd';
import { useTranslation } from 'react-i18next';

/** A part of a page or a drawer that could not be read, in its place. */
export function PartFailure({ message, onRetry }: { message: string; onRetry: () => void }) {
  const { t } = useTranslation('shell');
  const told = (
    <div className="part-failure">
      {message}
      <Button onClick={onRetry}>{t('retry')}</Button>
    </div>
  );
  return <Alert type="error" showIcon role="alert" message={told} />;
}
