import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { PermissionButton } from '../../../ui/action/permission-button';
import { DetailSection } from '../../../ui/page/detail-page';
import { FailureCard, useReason } from '../../../ui/page/failure-card';
import { PageLayout } from '../../../ui/page/page-layout';
import { RouteLink } from '../../../ui/page/routing';
import { KEYS } from '../../../resources/pix-keys';
import { keyText } from '../parts/key-text';
import { useKeys } from '../parts/use-keys';
import { ClaimList } from './claim-list';
import { KeyList } from './key-list';
import { SidePanel } from '../../../ui/page/side-panel';

/** The account's keys, portabilities and claims waiting for an answer, and how many more keys it may have. */
export default function KeysPage() {
  const { t } = useTranslation('pix-keys');
  const { data, error, isLoading, retry } = useKeys();
  const reason = useReason();
  const navigate = useNavigate();
  const full = data && data.limit.used >= data.limit.most ? t('list.full') : undefined;
  return (
    <PageLayout
      title={t('list.title')}
      lead={data && t('list.used', data.limit)}
      aside={
        <SidePanel
          title={t('about.title')}
          points={[t('about.pay'), t('about.code'), t('about.answer')]}
          links={[
            <RouteLink name="pix-key-claim">{t('about.claim')}</RouteLink>,
            <RouteLink name="pix:qrcode">{t('about.qr')}</RouteLink>,
          ]}
        />
      }
      actions={
        <>
          <Button onClick={() => void navigate(`${KEYS}/portabilidade`)}>{t('list.portability')}</Button>
          <PermissionButton
            type="primary"
            disabledReason={full}
            onClick={() => void navigate(`${KEYS}/cadastrar-chave`)}
          >
            {t('list.create')}
          </PermissionButton>
        </>
      }
    >
      {error && !data && <FailureCard kind="communication" text={reason(error)} onRetry={retry} />}
      {isLoading && <span className="bone" />}
      {data && (
        <>
          <ClaimList
            claims={data.claims.filter(({ side, may }) => may.length && (side === 'donor' || may.includes('confirm')))}
            title={t('claims.waiting')}
          />
          {data.checks.length > 0 && (
            <DetailSection title={t('checks.title')}>
              {data.checks.map((check) => (
                <p key={check.id}>
                  {t(`checks.${check.purpose}`, { key: keyText(check) })}{' '}
                  <RouteLink name="pix-key-check" query={{ codigo: String(check.id) }}>
                    {t('checks.go')}
                  </RouteLink>
                </p>
              ))}
            </DetailSection>
          )}
          <KeyList keys={data.keys} />
          <ClaimList
            claims={data.claims.filter(
              ({ side, may, ended_at }) => !ended_at && !(may.length && (side === 'donor' || may.includes('confirm'))),
            )}
            title={t('claims.open')}
          />
          <ClaimList claims={data.claims.filter(({ ended_at }) => ended_at)} title={t('claims.ended')} />
        </>
      )}
    </PageLayout>
  );
}
