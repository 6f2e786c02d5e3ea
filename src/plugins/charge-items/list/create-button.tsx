import { PlusOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../../ui/action/link-button';
import { useOverPath, usePathOf } from '../../../ui/page/routing';

/** Opens the form over the list, which keeps its filters. */
export function CreateButton() {
  const { t } = useTranslation('charge-items');
  return (
    <LinkButton type="primary" icon={<PlusOutlined />} to={useOverPath()(usePathOf()('charge-items-new')!)}>
      {t('list.create')}
    </LinkButton>
  );
}
