import { IdcardOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useSession } from '../../data/session';

/** 'Dados cadastrais' of the profile menu; a shut-down account has none (SHELL-2.3-4, SHELL-4.2-3). */
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
