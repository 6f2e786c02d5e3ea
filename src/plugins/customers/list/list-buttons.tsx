import { ImportOutlined, UserAddOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useOverPath, usePathOf } from '../../../ui/page/routing';
import { RowActions } from '../../../ui/action/row-actions';
import { useIsPhone } from '../../../ui/page/use-is-phone';

/** Opens the form in a drawer over the list, whose filters stay. */
export function CreateButton() {
  const { t } = useTranslation('customers');
  const navigate = useNavigate();
  const over = useOverPath();
  const path = usePathOf()('customers-new')!;
  return (
    <Button type="primary" icon={<UserAddOutlined />} onClick={() => void navigate(over(path))}>
      {t('list.create')}
    </Button>
  );
}

/** Actions on the list as a whole; on a phone only the most likely one is outside the menu. */
export function ListButtons() {
  const { t } = useTranslation('customers');
  const phone = useIsPhone();
  const navigate = useNavigate();
  const over = useOverPath();
  const pathOf = usePathOf();
  const importing = pathOf('customers-import')!;
  return (
    <>
      {!phone && (
        <Button icon={<ImportOutlined />} onClick={() => void navigate(importing)}>
          {t('list.import')}
        </Button>
      )}
      <CreateButton />
      <RowActions
        of={t('list.title')}
        actions={[
          ...(phone ? [{ key: 'import', label: t('list.import'), to: importing }] : []),
          { key: 'groups', label: t('list.manageGroups'), to: over(pathOf('customers-groups')!) },
          { key: 'duplicates', label: t('list.findDuplicates'), to: pathOf('customers-duplicates')! },
        ]}
      />
    </>
  );
}
