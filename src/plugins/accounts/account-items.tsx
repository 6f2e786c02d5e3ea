import { AppstoreOutlined, EyeOutlined, PlusOutlined } from '@ant-design/icons';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useSession } from '../../data/session';
import './accounts.css';

const ManageAccounts = lazy(() => import('./manage/manage-accounts'));
const Discover = lazy(() => import('./discover/discover'));

/** The items under the account switcher. None while the registration must be updated first (SHELL-4.2-4). */
export default function AccountItems() {
  const { t } = useTranslation('accounts');
  const { session, can } = useSession();
  const navigate = useNavigate();
  const [shown, setShown] = useState<'manage' | 'discover'>();
  const isForced = session.permissions.some(({ id, enabled }) => enabled && id === 'registration:update:force');
  if (isForced) return null;
  const close = () => setShown(undefined);
  return (
    <>
      {session.accounts.length > 1 && (
        <li>
          <button type="button" className="account-item" onClick={() => setShown('manage')}>
            <EyeOutlined /> {t('manage.title')}
          </button>
        </li>
      )}
      <li>
        <button type="button" className="account-item" onClick={() => setShown('discover')}>
          <AppstoreOutlined /> {t('discover.title')}
        </button>
      </li>
      {can('settings:create-account').can && (
        <li>
          <button type="button" className="account-item" onClick={() => void navigate('/abrir-conta')}>
            <PlusOutlined /> {t('open.title')}
          </button>
        </li>
      )}
      <Suspense fallback={null}>
        {shown === 'manage' && <ManageAccounts onClose={close} />}
        {shown === 'discover' && <Discover onClose={close} />}
      </Suspense>
    </>
  );
}
