import { DownOutlined } from '@ant-design/icons';
import { Tooltip } from 'antd';
import { useId, useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import type { SecondaryMenu } from '../../define-plugin';
import { useSession } from '../../data/session';
import { menuGroups } from '../manifests';
import { table } from '../table';
import { currentItem, linesOf, menuOf, type MenuItem, type MenuNode } from './menu-tree';
import { prefetch } from './prefetch';

interface Props {
  /** Which; absent: the main one. */
  menu?: SecondaryMenu | undefined;
  /** Shows icons only; a group opens the whole menu. */
  rail: boolean;
  onWhole?: () => void;
  onGo?: () => void;
}

/** The menu by permissions: entries that are not listed are absent, those that are not enabled say why. */
export function SideMenu({ menu, rail, onWhole, onGo }: Props) {
  const { t } = useTranslation('menu');
  const { session } = useSession();
  const { pathname } = useLocation();
  const nodes = menuOf(session, table.entries, menu);
  const page = table.pageAt(pathname);
  const current = currentItem(nodes, pathname, page && table.entryOf(page)?.id);
  const few = nodes.flatMap((node) => (node.kind === 'item' ? [node.item] : node.items)).length <= FEW;
  return (
    <nav aria-label={t(menu ?? 'label')} className="menu">
      <ul>
        {nodes.map((node) =>
          node.kind === 'item' ? (
            <Entry key={node.item.id} item={node.item} current={current} rail={rail} onGo={onGo} top />
          ) : menuGroups[node.group].asTabs ? (
            <Entry
              key={node.group}
              item={{ ...linesOf(node.items)[0]!, icon: menuGroups[node.group].icon }}
              current={current}
              rail={rail}
              onGo={onGo}
              top
            />
          ) : rail ? (
            <RailGroup key={node.group} node={node} current={current} onWhole={onWhole} />
          ) : (
            <Group key={node.group} node={node} current={current} few={few} onGo={onGo} />
          ),
        )}
      </ul>
    </nav>
  );
}

/** A menu of up to this many entries begins with all groups open. */
const FEW = 10;

type GroupNode = Extract<MenuNode, { kind: 'group' }>;

function Group({
  node,
  current,
  few,
  onGo,
}: {
  node: GroupNode;
  current: MenuItem | undefined;
  few: boolean;
  onGo?: (() => void) | undefined;
}) {
  const { i18n } = useTranslation('menu');
  const holds = node.items.some((item) => item.id === current?.id);
  const [chosen, setChosen] = useState<boolean>();
  const open = chosen ?? (holds || few);
  const id = useId();
  const { icon: Icon, label: key } = menuGroups[node.group];
  const label = (i18n.t as (key: string) => string)(key);
  return (
    <li>
      <button
        type="button"
        className="menu-item menu-top"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setChosen(!open)}
      >
        <Icon />
        <span className="menu-text">{label}</span>
        <DownOutlined className="menu-caret" />
      </button>
      <ul id={id} hidden={!open} className="menu-sub">
        {linesOf(node.items).map((item) => (
          <Entry key={item.id} item={item} current={current} rail={false} onGo={onGo} />
        ))}
      </ul>
    </li>
  );
}

function RailGroup({
  node,
  current,
  onWhole,
}: {
  node: GroupNode;
  current: MenuItem | undefined;
  onWhole?: (() => void) | undefined;
}) {
  const { i18n } = useTranslation('menu');
  const { icon: Icon, label: key } = menuGroups[node.group];
  const label = (i18n.t as (key: string) => string)(key);
  const holds = node.items.some((item) => item.id === current?.id);
  return (
    <li>
      <Tooltip title={label} placement="right">
        <button
          type="button"
          className={`menu-item menu-top ${holds ? 'menu-here' : ''}`}
          aria-label={label}
          onClick={onWhole}
        >
          <Icon />
        </button>
      </Tooltip>
    </li>
  );
}

interface EntryProps {
  item: MenuItem;
  current: MenuItem | undefined;
  rail: boolean;
  top?: boolean;
  onGo?: (() => void) | undefined;
}

function Entry({ item, current, rail, top, onGo }: EntryProps) {
  const { t, i18n } = useTranslation(['menu', 'shell']);
  const label = (i18n.t as (key: string) => string)(item.label);
  const Icon = item.icon as ComponentType | undefined;
  const here = item.section ? item.section === current?.section : item.id === current?.id;
  const className = `menu-item ${top ? 'menu-top' : ''} ${here ? 'menu-here' : ''}`;
  const inside = (
    <>
      {Icon && <Icon />}
      {!rail && <span className="menu-text">{label}</span>}
      {item.isNew && !rail && <span className="menu-badge">{t('shell:new')}</span>}
    </>
  );
  if (item.disabled)
    return (
      <li>
        <Tooltip title={item.reason} placement="right">
          <span
            className={`${className} menu-off`}
            role="link"
            aria-disabled="true"
            tabIndex={0}
            aria-label={rail ? label : undefined}
            aria-description={item.reason}
          >
            {inside}
          </span>
        </Tooltip>
      </li>
    );
  const link = (
    <Link
      to={item.to}
      className={className}
      aria-current={here ? 'page' : undefined}
      aria-label={rail ? label : undefined}
      onClick={onGo}
      onPointerEnter={() => prefetch(item.to)}
      onFocus={() => prefetch(item.to)}
    >
      {inside}
    </Link>
  );
  return (
    <li>
      {rail ? (
        <Tooltip title={label} placement="right">
          {link}
        </Tooltip>
      ) : (
        link
      )}
    </li>
  );
}
