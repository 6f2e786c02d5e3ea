import { useTranslation } from 'react-i18next';
import { useCall } from '../../data/use-call';
import { DetailSection } from '../../ui/page/detail-page';
import { PageLayout } from '../../ui/page/page-layout';
import { RouteLink } from '../../ui/page/routing';
import { CopyButton } from '../../ui/text/copy-button';
import './developer.css';

const sample = (clientId: string) => `curl --cert-type P12 --cert certificado.p12: \\
  -u "${clientId}:SEU_CLIENT_SECRET" \\
  -H "content-type: application/json" -d '{"grant_type":"client_credentials"}' \\
  https://pix-h.api.SEU_BANCO/oauth/token`;

/** What the API does, and a first call that works when it is pasted, with this account's application in it. */
export default function Introduction() {
  const { t } = useTranslation('developer');
  const { data } = useCall('GET /account/api-keys', {});
  const mine = data?.items.find(({ environment }) => environment === 'homologation');
  const text = sample(mine?.client_id ?? 'SEU_CLIENT_ID');
  return (
    <PageLayout title={t('introduction.title')} lead={t('introduction.lead')}>
      <DetailSection title={t('introduction.steps')}>
        <ol>
          <li>
            <p>{t('introduction.first')}</p>
            <RouteLink name="api:applications:create">{t('create.title')}</RouteLink>
          </li>
          <li>
            <p>{t('introduction.second')}</p>
            <RouteLink name="api:my-certificates:create">{t('certificates.create')}</RouteLink>
          </li>
          <li>
            <p>{t('introduction.third')}</p>
          </li>
        </ol>
        <pre className="sample">
          <code>{text}</code>
        </pre>
        <CopyButton text={text} what={t('introduction.call')} />
      </DetailSection>
      <DetailSection title={t('introduction.environments')}>
        <dl>
          {(['production', 'homologation', 'fortunus'] as const).map((name) => (
            <div key={name}>
              <dt>
                <strong>{t(`environment.${name}`)}</strong>
              </dt>
              <dd className="soft">{t(`about.${name}`)}</dd>
            </div>
          ))}
        </dl>
      </DetailSection>
    </PageLayout>
  );
}
