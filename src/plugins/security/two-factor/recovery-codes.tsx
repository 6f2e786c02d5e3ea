import { Alert, Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { CopyButton } from '../../../ui/text/copy-button';

/** Ten codes, each of which signs in once where the authenticator is lost; they cannot be shown again. */
export function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const { t } = useTranslation('security');
  return (
    <>
      <Alert type="warning" showIcon message={t('recovery.title')} description={t('recovery.text')} />
      <ul className="recovery-codes" aria-label={t('recovery.label')}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <p className="soft">
        {t('recovery.copy')} <CopyButton text={codes.join('\n')} what={t('recovery.label')} />
      </p>
      <div className="security-foot">
        <Button type="primary" onClick={onDone}>
          {t('recovery.kept')}
        </Button>
      </div>
    </>
  );
}
