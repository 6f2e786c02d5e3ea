import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Answer } from '@balcao/contract/core/registry';
import { Facts } from '../../ui/text/facts';
import './developer.css';

type Secret = Answer<'POST /api/applications'>['secrets'][number];

/** Secrets that are shown this once. */
export function SecretOnce({ secrets }: { secrets: readonly Secret[] }) {
  const { t } = useTranslation('developer');
  return (
    <div className="once">
      <Alert type="warning" showIcon message={t('secret.once')} />
      {secrets.map(({ environment, client_id, client_secret }) => (
        <section key={environment} aria-label={t(`environment.${environment}`)}>
          <h3>{t(`environment.${environment}`)}</h3>
          <Facts
            facts={[
              { label: t('clientId'), value: <code>{client_id}</code>, copy: client_id, wide: true },
              { label: t('clientSecret'), value: <code>{client_secret}</code>, copy: client_secret, wide: true },
            ]}
          />
        </section>
      ))}
    </div>
  );
}
