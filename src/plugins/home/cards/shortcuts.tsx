import { RightOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useMenu } from '../../../ui/menu';

/** Ways to what the user may open. */
export default function Shortcuts() {
  const { t, i18n } = useTranslation('home');
  const entries = useMenu().filter((entry) => !entry.disabled && entry.to !== '/home');
  if (entries.length === 0) return null;
  return (
    <section className="card home-wide" aria-label={t('shortcuts')}>
      <h2 className="card-title">{t('shortcuts')}</h2>
      <ul className="shortcuts">
        {entries.slice(0, 8).map(({ id, to, label, Icon }) => (
          <li key={id}>
            <Link to={to}>
              {Icon && <Icon />}
              <span>{(i18n.t as (key: string) => string)(label)}</span>
              <RightOutlined className="faint" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
