import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { byUse, pageUses } from '../../data/page-use';
import { useCommands } from '../../ui/page/commands';
import { useMenu, waysToPay } from '../../ui/page/menu';

const SHOWN = 6;
/** Ways to pay among them, while nothing was used yet. */
const WAYS = 2;

/** The actions and pages that this person uses most, among those permitted; ways to pay and actions first while nothing was used yet. */
export function QuickActions() {
  const { t, i18n } = useTranslation('home');
  const { commands } = useCommands();
  const menu = useMenu();
  const [uses] = useState(pageUses);
  const actions = commands.flatMap(({ to, isPage, ...action }) => (to && !isPage ? [{ ...action, to }] : []));
  const pages = menu.filter(
    ({ to, disabled, isSecondary }) =>
      !disabled && !isSecondary && to !== '/home' && actions.every((action) => action.to !== to),
  );
  const ways = waysToPay(menu)
    .slice(0, WAYS)
    .map(({ pays, ...way }) => ({ ...way, label: pays.shortcut ?? way.label }));
  const others = pages.filter(({ id }) => ways.every((way) => way.id !== id));
  const shown = byUse([...ways, ...actions, ...firstOfAreas(others)], uses).slice(0, SHOWN);
  const iconAt = (path: string) => menu.find(({ to }) => to === path)?.Icon;
  if (shown.length === 0) return null;
  return (
    <nav aria-label={t('quick')}>
      <ul className="quick">
        {shown.map(({ id, to, label }) => {
          const Icon = iconAt(to);
          return (
            <li key={id}>
              <Link to={to}>
                {Icon && <Icon />}
                {(i18n.t as (key: string) => string)(label)}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

const areaOf = ({ to }: { to: string }) => to.split('/')[1];

/** The first page of each area before any area's second: what a day needs is spread over the areas. */
function firstOfAreas<T extends { to: string }>(pages: readonly T[]): T[] {
  const firsts = pages.filter((page, at) => pages.findIndex((one) => areaOf(one) === areaOf(page)) === at);
  return [...firsts, ...pages.filter((page) => !firsts.includes(page))];
}
