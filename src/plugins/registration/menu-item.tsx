import { IdcardOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useSession } from '../../data/session';

/** 'Dados cadastrais' in the profile menu; hidden for a shut-down account (SHELL-2.3-4, SHELL-4.2-3). */
export default function RegistrationItem() {
  const { t } = useTranslation('registration');
  const { session } = useSession();
  const navigate = useNavigate();
  if (session.currentAccount.isShutdown) return null;
  return (
    <li>
      <button type="button" onClick={() => void navigate('/dados-cadastrais')}>
        <IdcardOutlined /> {t('data.title')}
      </button>
    </li>
  );
}
