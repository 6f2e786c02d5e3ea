import { Link } from 'react-router';
import './link-tabs.css';

export interface LinkTab {
  key: string;
  label: string;
  to: string;
}

/** Views of one page, each with its own address: open one in a new tab, go between them with Back. */
export const LinkTabs = ({ label, tabs, current }: { label: string; tabs: LinkTab[]; current: string }) => (
  <nav aria-label={label}>
    <ul className="link-tabs">
      {tabs.map(({ key, label: name, to }) => (
        <li key={key}>
          <Link to={to} aria-current={key === current ? 'page' : undefined}>
            {name}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);
