import { useLayoutEffect, useRef, useState } from 'react';
import type { Column } from './column';
import { useIsPhone, useIsSmall } from '../page/use-is-phone';

/** Least room of a column that takes what the others leave. */
const NAME_WIDTH = 136;
export const rem = (px: number) => `${px / 16}rem`;

/** Room that the columns take, with a tick and a menu in each row; grows with the letters. */
export const widthOf = (columns: readonly Pick<Column<never>, 'width'>[]) =>
  rem(columns.reduce((sum, column) => sum + (column.width ?? NAME_WIDTH), 96));

/** px of the browser's own letters. */
const LETTERS = 16;

/**
 * Whether the columns fit that a list shows at first: measured at a {@link FitProbe} in the list's box, for zoom and
 * large letters take room as a small window does. A window of 1200 px or more at usual letters has the table all the
 * same; columns that the user asked for beside those are scrolled to.
 */
export function useFits() {
  const box = useRef<HTMLElement>(null);
  const phone = useIsPhone();
  const small = useIsSmall();
  const [fits, setFits] = useState(true);
  useLayoutEffect(() => {
    const probe = box.current!.querySelector<HTMLElement>('.fit-probe > i')!;
    const measure = () => {
      const large = parseFloat(getComputedStyle(document.documentElement).fontSize) > LETTERS;
      setFits(probe.offsetWidth <= box.current!.clientWidth || !(small || large));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(box.current!);
    observer.observe(probe);
    measure();
    return () => observer.disconnect();
  }, [small]);
  return { box, fits: fits && !phone };
}

/** Is as wide as the columns that a list shows at first; takes no room and is not seen. */
export const FitProbe = <Row, Order extends string>({ columns }: { columns: Column<Row, Order>[] }) => (
  <div className="fit-probe" aria-hidden="true">
    <i style={{ width: widthOf(columns.filter(({ optional }) => !optional)) }} />
  </div>
);
