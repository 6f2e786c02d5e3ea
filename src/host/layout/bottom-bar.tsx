import { EllipsisOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { useSession } from '../../data/session';
import { table } from '../table';
import { barEntryAt, barOf, menuOf } from './menu-tree';
import { prefetch } from './prefetch';

/** At the foot of a phone: the pages a day needs, and the whole menu. */
export function BottomBar({ onMore }: { onMore: () => void }) {
  const { t, i18n } = useTranslation('shell');
  const { session } = useSession();
  const { pathname } = useLocation();
  const here = barEntryAt(menuOf(session, table.entries), pathname);
  return (
    <nav className="bar" aria-label={t('bar.label')}>
      {barOf(session, table.entries).map(({ id, to, label, Icon }) => (
        <Link
          key={id}
          to={to}
          aria-current={pathname === to ? 'page' : id === here ? 'true' : undefined}
          onPointerDown={() => prefetch(to)}
          onFocus={() => prefetch(to)}
        >
          {Icon && <Icon />}
          <span>{(i18n.t as (key: string) => string)(label)}</span>
        </Link>
      ))}
      <button type="button" aria-haspopup="dialog" onClick={onMore}>
        <EllipsisOutlined />
        <span>{t('bar.more')}</span>
      </button>
    </nav>
  );
}
