import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useOverPath, usePathOf } from '../../../ui/page/routing';

/** Opens the form over the list, which keeps its filters. */
export function CreateButton() {
  const { t } = useTranslation('charge-items');
  const navigate = useNavigate();
  const over = useOverPath();
  const path = usePathOf()('charge-items-new')!;
  return (
    <Button type="primary" icon={<PlusOutlined />} onClick={() => void navigate(over(path))}>
      {t('list.create')}
    </Button>
  );
}
