import { Button, Modal } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useSession } from '../../../data/session';
import { FEATURES, type Modality } from '../../../kits/modality/features';
import '../accounts.css';

const Upgrade = lazy(() => import('../open/upgrade'));
const ORDER: readonly Modality[] = ['you', 'pro', 'corporation'];
const SHOWN = 6;

/** What each modality offers, with buttons to upgrade this account or to open another (SHELL-1-11). */
export default function Discover({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['accounts', 'modality']);
  const { session, can } = useSession();
  const navigate = useNavigate();
  const [upgrade, setUpgrade] = useState<'pro' | 'corporation'>();
  const { modality: own } = session.currentAccount.account;
  const may = can('settings:create-account').can;
  if (upgrade)
    return (
      <Suspense fallback={null}>
        <Upgrade modality={upgrade} onClose={onClose} onDone={onClose} />
      </Suspense>
    );
  const open = (modality: Modality) => {
    onClose();
    void navigate(modality === 'you' ? '/abrir-conta' : '/abrir-conta?origem=negocio');
  };
  return (
    <Modal open title={t('accounts:discover.title')} onCancel={onClose} footer={null} width={860}>
      <div className="offers">
        {ORDER.map((modality) => (
          <section className="offer" key={modality} aria-label={t(`modality:name.${modality}`)}>
            <h3>{t(`modality:name.${modality}`)}</h3>
            <p className="soft">{t(`modality:about.${modality}`)}</p>
            <ul>
              {FEATURES[modality].slice(modality === 'you' ? 0 : -SHOWN).map((feature) => (
                <li key={feature}>{t(`modality:feature.${feature}`)}</li>
              ))}
            </ul>
            {modality === own && <p>{t('accounts:discover.own')}</p>}
            {may && modality !== 'you' && ORDER.indexOf(modality) > ORDER.indexOf(own) && (
              <Button type="primary" onClick={() => setUpgrade(modality)}>
                {t('accounts:discover.upgrade')}
              </Button>
            )}
            {may && <Button onClick={() => open(modality)}>{t('accounts:open.title')}</Button>}
          </section>
        ))}
      </div>
    </Modal>
  );
}
