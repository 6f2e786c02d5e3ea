import { useTranslation } from 'react-i18next';
import { useMenuAs } from '../../../ui/page/menu';
import type { Access } from './use-access';

/** A permission that everybody has, in addition to the chosen ones. */
const ALWAYS = { id: 'home', enabled: true };

/** 'Ver como': the menus that the person would see, made by the same rules as the real ones. */
export default function MenuPreview({ permissions }: Pick<Access, 'permissions'>) {
  const { t, i18n } = useTranslation(['subusers', 'menu']);
  const translate = i18n.t as (key: string) => string;
  const menus = useMenuAs()([ALWAYS, ...permissions]).filter(({ groups }) => groups.length > 0);
  return (
    <div className="menu-preview" role="group" aria-label={t('subusers:preview.title')}>
      <p className="soft">{t('subusers:preview.lead')}</p>
      {menus.map(({ key, groups }) => (
        <section key={key} aria-label={translate(`menu:${key}`)}>
          <h3>{translate(`menu:${key}`)}</h3>
          {groups.map((group) => (
            <div key={group.key}>
              {group.label && <strong>{translate(group.label)}</strong>}
              <ul>
                {group.items.map(({ id, label, disabled }) => (
                  <li key={id} className={disabled ? 'soft menu-preview-off' : undefined}>
                    {translate(label)}
                    {disabled && <span className="sr-only"> {t('subusers:preview.off')}</span>}
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </section>
      ))}
    </div>
  );
}
