import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { PermissionButton } from '../../../ui/permission-button';
import { usePathOf } from '../../../ui/routing';

const MOST_MERGED = 5;

/** What is done with the ticked customers. */
export function BulkActions({ ids }: { ids: number[] }) {
  const { t } = useTranslation('customers');
  const navigate = useNavigate();
  const { search } = useLocation();
  const pathOf = usePathOf();
  const remove = () => {
    const query = new URLSearchParams(search);
    query.set('ids', ids.join(','));
    void navigate(`${pathOf('customers-remove-several')}?${query}`);
  };
  return (
    <>
      <PermissionButton
        size="small"
        disabledReason={ids.length < 2 || ids.length > MOST_MERGED ? t('merge.howMany') : undefined}
        onClick={() => void navigate(`${pathOf('customers-merge')}?ids=${ids.join(',')}`)}
      >
        {t('action.merge')}
      </PermissionButton>
      <Button size="small" danger onClick={remove}>
        {t('action.remove')}
      </Button>
    </>
  );
}
