import { FileTextOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useSession } from '../../data/session';

/** 'Informe de rendimentos' in the profile menu, marked as new (SHELL-2.3-4, SHELL-2.1-13). */
export default function IncomeReportItem() {
  const { t } = useTranslation(['income-report', 'shell']);
  const { session } = useSession();
  const navigate = useNavigate();
  if (session.currentAccount.isShutdown) return null;
  return (
    <li>
      <button type="button" onClick={() => void navigate('/informe-de-rendimentos')}>
        <FileTextOutlined /> {t('income-report:title')} <span className="menu-badge">{t('shell:new')}</span>
      </button>
    </li>
  );
}
