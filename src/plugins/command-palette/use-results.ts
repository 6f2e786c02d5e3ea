import { useTranslation } from 'react-i18next';
import { useSession } from '../../data/session';
import { useSwitchAccount } from '../../data/use-switch-account';
import { useCommands } from '../../ui/page/commands';
import { useMenu } from '../../ui/page/menu';
import { scoreOf } from './match';
import type { Result } from './result';
import { useRecords } from './use-records';
import { wordsOf } from './words';

const FOUND = 5;
const PAGES = 8;

/** Results for the typed text that the person may open: pages and actions by name and synonym, then accounts, customers and charges. */
export function useResults(typed: string): Result[] {
  const { i18n } = useTranslation('command-palette');
  const { session } = useSession();
  const { switchTo } = useSwitchAccount();
  const menu = useMenu();
  const { commands } = useCommands();
  const records = useRecords(typed);
  const say = (key: string, options: object = {}) => (i18n.t as (key: string, options: object) => string)(key, options);
  const ranked = (items: (Result & { synonyms?: string })[], most: number): Result[] =>
    items
      .map((item) => ({ item, score: scoreOf(typed, item.label, item.synonyms) }))
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score)
      .slice(0, most)
      .map(({ item }) => item);

  const inMenu = menu
    .filter(({ disabled }) => !disabled)
    .map(({ id, to, label, under }) => {
      const detail = under && say(under);
      return {
        key: `page ${id}`,
        group: 'pages' as const,
        label: say(label),
        to,
        synonyms: `${wordsOf(id)} ${detail ?? ''}`,
        ...(detail && { detail }),
      };
    });
  const offered = commands.map(({ id, label, to, Dialog, isPage }) => ({
    key: `command ${id}`,
    group: isPage ? ('pages' as const) : ('actions' as const),
    label: say(label),
    ...(to && { to }),
    ...(Dialog && { Dialog }),
    synonyms: wordsOf(id),
  }));
  const actions = offered.filter(({ group }) => group === 'actions');
  const pages = [...inMenu, ...offered.filter(({ group }) => group === 'pages')];
  const accounts = session.accounts
    .filter((entry) => entry.id !== session.currentAccount.id && entry.visible === 1 && entry.status === 'active')
    .map((entry) => ({
      key: `account ${entry.id}`,
      group: 'accounts' as const,
      label: say('command-palette:switch', { nickname: entry.account.nickname }),
      detail: entry.account.account_number,
      run: () => void switchTo(entry),
      synonyms: say('command-palette:switchWords'),
    }));
  return [...ranked(actions, FOUND), ...ranked(pages, PAGES), ...(typed ? ranked(accounts, FOUND) : []), ...records];
}
