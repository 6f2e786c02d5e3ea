import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

const titles: { name: string; title: string; over: boolean }[] = [];
/** The title shown last stays known while the next page is on its way. */
let last = '';

/** The title of the page that is shown, or was until now. */
export const titleShown = (): string => last;

const write = () => {
  const mine = titles.findLast(({ over }) => over) ?? titles.at(-1);
  if (!mine) return;
  document.title = mine.title;
  last = mine.name;
};

/** The document's title while the page is shown; what is `over` a page (a drawer) has it meanwhile. */
export function useTitle(name: string, over = false): void {
  const { t } = useTranslation('shell');
  const title = `${name} | ${t('app')}`;
  useEffect(() => {
    const mine = { name, title, over };
    titles.push(mine);
    write();
    return () => {
      titles.splice(titles.indexOf(mine), 1);
      write();
    };
  }, [name, title, over]);
}
