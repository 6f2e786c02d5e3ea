import { ArrowLeftOutlined } from '@ant-design/icons';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { FailureCard } from './failure-card';
import { LinkTabs } from './link-tabs';
import { useRequestError } from './request-error';
import { isFirstEntry, useCrumbRoom, useRouting } from './routing';
import { useTitle } from './use-title';
import './page-layout.css';

interface Props {
  title: string;
  /** What the page is called elsewhere, where its title greets. */
  name?: string;
  /** Beside the title: a StatusTag. */
  status?: ReactNode;
  /** Right of the title: the page's one likely next action, others beside it. */
  actions?: ReactNode;
  /** Under the title: a sentence, or the figure the page is about. */
  lead?: ReactNode;
  /** Beside the title, where there is room: NavLinks or a Segmented of the page's views. */
  tabs?: ReactNode;
  /** Shows a back button: to where the user came from, else to the parent page. */
  back?: boolean;
  /** A column at the right, under the content on a small screen. */
  aside?: ReactNode;
  /** Widest the content gets: `form` 640 px and its aside, `full` 1440 px; `list` is full, with little room above the rows. */
  width?: 'full' | 'form' | 'list';
  children: ReactNode;
}

/**
 * Title, breadcrumb, back button, content and aside of every page; the communication-failure card when a call was lost
 * (SHELL-2.3-6, 2.3-7).
 */
export function PageLayout(props: Props) {
  const { title, name = title, status, actions, lead, tabs, back, aside, width = 'full', children } = props;
  const failure = useRequestError();
  const { beside } = useRouting();
  const tabbed = beside && (beside.isHead || (tabs && !back)) ? beside : undefined;
  useTitle(name);
  return (
    <div className={`page page-${width} ${tabbed ? 'page-tabbed' : ''}`}>
      <header className="page-head">
        <Breadcrumb current={title} isTabbed={tabbed !== undefined} />
        <div className="page-title-row">
          {back && !tabbed && <BackButton />}
          <h1 className={`page-title ${tabbed ? 'sr-only' : ''}`} tabIndex={-1}>
            {title}
          </h1>
          {tabbed && <LinkTabs label={tabbed.label} tabs={tabbed.tabs} current={tabbed.current} asTitle />}
          {status}
          {tabs && <div className="page-tabs">{tabs}</div>}
          {actions && <div className="page-actions">{actions}</div>}
        </div>
        {lead && <div className="page-lead">{lead}</div>}
      </header>
      {failure.raised ? (
        <FailureCard kind="communication" onRetry={failure.retry} />
      ) : (
        <div className={aside ? 'page-columns' : undefined}>
          <div className="page-body">{children}</div>
          {aside && <aside className="page-aside">{aside}</aside>}
        </div>
      )}
    </div>
  );
}

/** In the header where it has room for it, else above the title; not above tabs, which say where one is. */
function Breadcrumb({ current, isTabbed }: { current: string; isTabbed: boolean }) {
  const { t } = useTranslation('shell');
  const { crumbs } = useRouting();
  const room = useCrumbRoom();
  if (crumbs.length === 0 || room === null || (isTabbed && !room)) return null;
  const trail = (
    <nav aria-label={t('breadcrumb')} className="crumbs">
      <ol>
        {crumbs.map((crumb) => (
          <li key={crumb.title}>{crumb.path ? <Link to={crumb.path}>{crumb.title}</Link> : crumb.title}</li>
        ))}
        {room && <li aria-current="page">{current}</li>}
      </ol>
    </nav>
  );
  return room ? createPortal(trail, room) : trail;
}

function BackButton() {
  const { t } = useTranslation('shell');
  const { parent } = useRouting();
  const navigate = useNavigate();
  const go = () => void (isFirstEntry() ? navigate(parent ?? '/home') : navigate(-1));
  return (
    <button type="button" className="icon-button" onClick={go} aria-label={t('back')} title={t('back')}>
      <ArrowLeftOutlined />
    </button>
  );
}
