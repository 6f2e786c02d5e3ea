import { MoreOutlined } from '@ant-design/icons';
import { Dropdown } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';

export interface RowAction {
  key: string;
  label: string;
  /** Opens this path, or */
  to?: string;
  onClick?: () => void;
  danger?: boolean;
  /** Why it cannot be done now; shown under the label. */
  disabledReason?: string | undefined;
}

/** The trailing menu of a row; also usable on a detail page. */
export function RowActions({ actions, of }: { actions: RowAction[]; of: string }) {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  if (actions.length === 0) return null;
  const items = actions.map((action) => ({
    key: action.key,
    danger: action.danger ?? false,
    disabled: action.disabledReason !== undefined,
    label: action.disabledReason ? (
      <span>
        {action.label}
        <br />
        <small>{action.disabledReason}</small>
      </span>
    ) : (
      action.label
    ),
    onClick: () => (action.to ? void navigate(action.to) : action.onClick?.()),
  }));
  return (
    <Dropdown menu={{ items }} trigger={['click']} placement="bottomRight">
      <button type="button" className="icon-button row-more" aria-label={t('moreFor', { what: of })} aria-haspopup="menu">
        <MoreOutlined />
      </button>
    </Dropdown>
  );
}
