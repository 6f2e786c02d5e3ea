import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Access } from './use-access';
import './access.css';

const MenuPreview = lazy(() => import('./menu-preview'));

/** The permissions that the person will get, and those they will lose. */
export function Changes({ access: { given, taken, permissions } }: { access: Access }) {
  const { t } = useTranslation('subusers');
  const [isPreviewed, setPreviewed] = useState(false);
  return (
    <section className="card access-changes" aria-label={t('changes.title')}>
      <h2 className="card-title">{t('changes.title')}</h2>
      {given.length + taken.length === 0 && <p className="soft">{t('changes.nothing')}</p>}
      <List title={t('changes.given')} items={given} />
      <List title={t('changes.taken')} items={taken} />
      <Button size="small" aria-expanded={isPreviewed} onClick={() => setPreviewed(!isPreviewed)}>
        {t('preview.show')}
      </Button>
      {isPreviewed && (
        <Suspense fallback={null}>
          <MenuPreview permissions={permissions} />
        </Suspense>
      )}
    </section>
  );
}

const List = ({ title, items }: { title: string; items: Access['given'] }) =>
  items.length === 0 ? null : (
    <>
      <h3>{title}</h3>
      <ul>
        {items.map(({ id, name, opens }) => (
          <li key={id}>
            {name} <span className="soft">{opens}</span>
          </li>
        ))}
      </ul>
    </>
  );
