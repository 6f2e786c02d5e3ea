import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { PageList } from '../../kits/charging/links/page-list';
import { usePathOf } from '../../ui/page/routing';

/** The lists of payment buttons, opened and filed (AREAS-2-receive-6). */
export default function Buttons() {
  const { t } = useTranslation('payment-buttons');
  const navigate = useNavigate();
  const path = usePathOf()('payment-buttons-new')!;
  return (
    <PageList
      kind="button"
      title={t('list.title')}
      label={t('list.label')}
      empty={{ title: t('list.emptyTitle'), text: t('list.emptyText') }}
      create={
        <Button type="primary" icon={<PlusOutlined />} onClick={() => void navigate(path)}>
          {t('list.create')}
        </Button>
      }
    />
  );
}
