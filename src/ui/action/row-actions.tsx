import { Button, Popover } from 'antd';
import { useRef, useState, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useWhenLeft } from '../page/use-when-left';
import './row-actions.css';

const ITEM = '[role^=menuitem]';

export interface RowAction {
  key: string;
  label: string;
  /** Opens this path, or */
  to?: string;
  onClick?: () => void;
  danger?: boolean;
  /** Of choices of which one holds: whether it is this one. */
  chosen?: boolean;
  /** Why it cannot be done now; shown under the label. '' where there is nothing to say. */
  disabledReason?: string | undefined;
}

/** A menu of actions outside a list, as on a detail page. `of` names what they act on. */
export function RowActions({ actions, of }: { actions: RowAction[]; of: string }) {
  const { t } = useTranslation('shell');
  return actions.length === 0 ? null : <RowMenu id={0} actions={() => actions} label={t('moreFor', { what: of })} />;
}

/** The menu at the end of a row. Its actions are computed and drawn only while it is open: a list has a hundred of these. */
export function RowMenu({ id, actions, label }: { id: number; actions: () => RowAction[]; label: string }) {
  const { open, setOpen, button, trigger } = useOpenMenu(id);
  return (
    <span className="row-actions">
      <button type="button" ref={button} className="icon-button row-more" aria-label={label} {...trigger} />
      {open && <OpenMenu actions={actions()} label={label} onOpenChange={setOpen} opener={button} />}
    </span>
  );
}

/** A button with its name that opens a menu of actions. */
export function MenuButton({
  actions,
  label,
  icon,
  loading,
}: {
  actions: RowAction[];
  label: string;
  icon: ReactNode;
  loading: boolean;
}) {
  const { open, setOpen, button, trigger } = useOpenMenu(0);
  return (
    <span className="row-actions">
      <Button ref={button} icon={icon} loading={loading} {...trigger}>
        {label}
      </Button>
      {open && <OpenMenu actions={actions} label={label} onOpenChange={setOpen} opener={button} />}
    </span>
  );
}

/** Whether a menu is open, and what its button needs. */
function useOpenMenu(id: number) {
  /** Id of the row whose menu is open: the next page reuses this element for another row. */
  const [openOf, setOpenOf] = useState<number>();
  const open = openOf === id;
  const setOpen = (on: boolean) => setOpenOf(on ? id : undefined);
  const button = useRef<HTMLButtonElement>(null);
  /** The press on the button closes the menu as any press beside it does; its click must not open it again. */
  const wasOpen = useRef(false);
  const trigger = {
    'aria-haspopup': 'menu',
    'aria-expanded': open,
    onPointerDown: () => (wasOpen.current = open),
    onClick: () => {
      setOpen(!wasOpen.current);
      wasOpen.current = false;
    },
  } as const;
  return { open, setOpen, button, trigger };
}

function OpenMenu({
  actions,
  label,
  onOpenChange,
  opener,
}: {
  actions: RowAction[];
  label: string;
  onOpenChange: (open: boolean) => void;
  /** Has the focus again once the menu is closed. */
  opener: RefObject<HTMLButtonElement | null>;
}) {
  const navigate = useNavigate();
  const close = () => {
    onOpenChange(false);
    opener.current?.focus();
  };
  const list = useRef<HTMLDivElement>(null);
  useWhenLeft(() => onOpenChange(false));
  const act = (action: RowAction) => {
    if (action.disabledReason !== undefined) return;
    close();
    if (action.to) void navigate(action.to);
    else action.onClick?.();
  };
  const menu = (
    <div
      role="menu"
      tabIndex={-1}
      className="row-menu"
      aria-label={label}
      ref={list}
      onKeyDown={(event) => moveFocus(event, close)}
    >
      {actions.map((action) => (
        <button
          key={action.key}
          type="button"
          role={action.chosen === undefined ? 'menuitem' : 'menuitemradio'}
          aria-checked={action.chosen}
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
    <Popover
      content={menu}
      open
      onOpenChange={onOpenChange}
      afterOpenChange={(shown) => shown && list.current?.querySelector<HTMLElement>(ITEM)?.focus()}
      trigger="click"
      placement="bottomRight"
      arrow={false}
      styles={{ body: { padding: 4 } }}
    >
      <span className="row-actions-place" aria-hidden="true" />
    </Popover>
  );
}

function moveFocus(event: KeyboardEvent<HTMLElement>, close: () => void) {
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>(ITEM)];
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
