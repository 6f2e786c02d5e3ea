import { MoreOutlined } from '@ant-design/icons';
import { Popover } from 'antd';
import { useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import './row-actions.css';

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

/** The trailing menu of a row; also usable on a detail page. `of` names what it acts on. The menu exists only while it is open: a list has a hundred of these. */
export function RowActions({ actions, of }: { actions: RowAction[]; of: string }) {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  /** The press on the button closes the menu as any press beside it does; its click must not open it again. */
  const wasOpen = useRef(false);
  if (actions.length === 0) return null;

  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  const act = (action: RowAction) => {
    if (action.disabledReason) return;
    close();
    if (action.to) void navigate(action.to);
    else action.onClick?.();
  };
  const menu = (
    <div role="menu" tabIndex={-1} className="row-menu" aria-label={t('moreFor', { what: of })} ref={list} onKeyDown={(event) => moveFocus(event, close)}>
      {actions.map((action) => (
        <button
          key={action.key}
          type="button"
          role="menuitem"
          tabIndex={-1}
          className={action.danger ? 'row-menu-danger' : undefined}
          aria-disabled={action.disabledReason !== undefined || undefined}
          onClick={() => act(action)}
        >
          {action.label}
          {action.disabledReason && <small>{action.disabledReason}</small>}
        </button>
      ))}
    </div>
  );
  return (
    <span className="row-actions">
      <button
        type="button"
        ref={button}
        className="icon-button row-more"
        aria-label={t('moreFor', { what: of })}
        aria-haspopup="menu"
        aria-expanded={open}
        onPointerDown={() => (wasOpen.current = open)}
        onClick={() => {
          setOpen(!wasOpen.current);
          wasOpen.current = false;
        }}
      >
        <MoreOutlined />
      </button>
      {open && (
        <Popover content={menu} open onOpenChange={setOpen} afterOpenChange={(shown) => shown && list.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus()} trigger="click" placement="bottomRight" arrow={false} styles={{ body: { padding: 4 } }}>
          <span className="row-actions-place" aria-hidden="true" />
        </Popover>
      )}
    </span>
  );
}

function moveFocus(event: KeyboardEvent<HTMLElement>, close: () => void) {
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=menuitem]')];
  const at = items.indexOf(document.activeElement as HTMLElement);
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: items.length - 1 }[event.key];
  if (event.key === 'Escape' || event.key === 'Tab') {
    event.stopPropagation();
    return close();
  }
  if (to === undefined) return;
  event.preventDefault();
  items[(to + items.length) % items.length]?.focus();
}
