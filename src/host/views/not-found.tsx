import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { MessageView } from './message-view';

export function NotFound() {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  return (
    <MessageView
      title={t('notFound.title')}
      actions={
        <Button type="primary" onClick={() => void navigate('/home')}>
          {t('notFound.home')}
        </Button>
      }
    >
      <p>{t('notFound.text')}</p>
    </MessageView>
  );
}
