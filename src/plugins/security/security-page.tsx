import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { PageLayout } from '../../ui/page/page-layout';
import { FailureCard } from '../../ui/page/failure-card';
import { Slot } from '../../ui/page/slots';
import { SecurityModal } from './security-modal';
import { Settings, type View } from './settings';
import { useSecurity } from './use-security';
import './security.css';

/** Each change has an address: '?mudar=senha'. */
const BY_WORD: Readonly<Record<string, View>> = {
  senha: 'password',
  'dois-fatores': 'two-factor',
  assinatura: 'signature',
  dispositivos: 'devices',
  sessoes: 'sessions',
};
const wordOf = (view: View) => Object.keys(BY_WORD).find((word) => BY_WORD[word] === view)!;

/** A person's own security on a page with an address, and what happened to the access to the account. */
export default function SecurityPage() {
  const { t } = useTranslation('security');
  const [params, setParams] = useSearchParams();
  const view = BY_WORD[params.get('mudar') ?? ''];
  const security = useSecurity();
  const { profile, isBlocked } = security;
  return (
    <PageLayout title={t('page.title')} lead={t('page.lead')} width="form">
      {security.failed && <FailureCard kind="communication" onRetry={security.again} />}
      {profile && (
        <div className="card">
          <Settings profile={profile} isBlocked={isBlocked} onOpen={(next) => setParams({ mudar: wordOf(next) })} />
        </div>
      )}
      {profile && view && (
        <SecurityModal security={security} view={view} onBack={() => setParams({})} onClose={() => setParams({})} />
      )}
      <Slot name="security" />
    </PageLayout>
  );
}
