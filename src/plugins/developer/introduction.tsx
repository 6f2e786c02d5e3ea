import { useTranslation } from 'react-i18next';
import { curlSample, nodeSample, SAMPLE_FILES } from '@balcao/contract/shared/api-sample';
import { useSession } from '../../data/session';
import { useCall } from '../../data/use-call';
import { DetailSection } from '../../ui/page/detail-page';
import { PageLayout } from '../../ui/page/page-layout';
import { RouteLink } from '../../ui/page/routing';
import { useIsPhone } from '../../ui/page/use-is-phone';
import { CopyButton } from '../../ui/text/copy-button';
import './developer.css';

const AUTHORITY = '/desenvolvedores/autoridade.pem';

/** What the API does, and a first call that works when it is pasted, with this account's application in it. */
export default function Introduction() {
  const { t } = useTranslation('developer');
  const phone = useIsPhone();
  const { can } = useSession();
  const { data } = useCall('GET /account/api-keys', {}, { enabled: can('api:applications').can });
  const mine = data?.items.find(({ environment }) => environment === 'homologation');
  const { data: address = { pix: null, isOwn: false } } = useCall('GET /api/address', {});
  const clientId = mine?.client_id ?? 'SEU_CLIENT_ID';
  const samples = { curl: curlSample(address, clientId), node: nodeSample(address, clientId) };
  return (
    <PageLayout title={t('introduction.title')} lead={t('introduction.lead')}>
      <DetailSection title={t('introduction.steps')}>
        <ol className="first-call">
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
            {address.isOwn && (
              <p>
                <a href={AUTHORITY} download={SAMPLE_FILES.authority}>
                  {t('introduction.authority')}
                </a>
              </p>
            )}
          </li>
        </ol>
        {(['curl', 'node'] as const).map((name) => (
          <section key={name} aria-label={t(`introduction.${name}`)}>
            <div className="section-head">
              <h3>{t(`introduction.${name}`)}</h3>
              <CopyButton text={samples[name]} what={t('introduction.call', { name: t(`introduction.${name}`) })} />
            </div>
            {/* nobody types it from a phone: there it is copied, or looked at when asked for */}
            <details open={!phone}>
              <summary>{t('introduction.see')}</summary>
              <pre className="sample">
                <code>{samples[name]}</code>
              </pre>
            </details>
          </section>
        ))}
      </DetailSection>
      <DetailSection title={t('introduction.environments')}>
        <dl className="environments">
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
