import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

const shown: { title: string; over: boolean }[] = [];

const write = () => {
  const title = (shown.findLast(({ over }) => over) ?? shown.at(-1))?.title;
  if (title !== undefined) document.title = title;
};

/** The document's title while the page is shown; what is `over` a page (a drawer) has it meanwhile. */
export function useTitle(name: string, over = false): void {
  const { t } = useTranslation('shell');
  const title = `${name} | ${t('app')}`;
  useEffect(() => {
    const mine = { title, over };
    shown.push(mine);
    write();
    return () => {
      shown.splice(shown.indexOf(mine), 1);
      write();
    };
  }, [title, over]);
}
