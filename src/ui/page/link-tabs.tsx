import { Tooltip } from 'antd';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import './link-tabs.css';

export interface LinkTab {
  key: string;
  label: string;
  to: string;
  /** Why it cannot be opened. */
  off?: string | undefined;
  isNew?: boolean | undefined;
}

interface Props {
  label: string;
  tabs: LinkTab[];
  current: string;
  /** They stand in the place of the page's title. */
  asTitle?: boolean;
}

/** Views of one page, each with its own address: open one in a new tab, go between them with Back. */
export function LinkTabs({ label, tabs, current, asTitle }: Props) {
  const { t } = useTranslation('shell');
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const tab = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (list.current && tab)
      list.current.scrollLeft = tab.offsetLeft - (list.current.clientWidth - tab.offsetWidth) / 2;
  }, [current]);
  return (
    <nav aria-label={label} className={asTitle ? 'title-tabs' : undefined}>
      <ul className="link-tabs" ref={list}>
        {tabs.map(({ key, label: name, to, off, isNew }) => (
          <li key={key}>
            {off ? (
              <Tooltip title={off}>
                <span role="link" aria-disabled="true" tabIndex={0} aria-description={off}>
                  {name}
                </span>
              </Tooltip>
            ) : (
              <Link to={to} aria-current={key === current ? 'page' : undefined}>
                {name}
                {isNew && <span className="link-tab-new">{t('new')}</span>}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
