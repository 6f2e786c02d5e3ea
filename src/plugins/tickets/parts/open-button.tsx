import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { usePathOf } from '../../../ui/page/routing';

export function OpenButton() {
  const { t } = useTranslation('tickets');
  const navigate = useNavigate();
  const path = usePathOf()('open-ticket')!;
  return (
    <Button type="primary" icon={<PlusOutlined />} onClick={() => void navigate(path)}>
      {t('open.title')}
    </Button>
  );
}
