import { useLayoutEffect, useRef, useState } from 'react';
import type { Column } from './column';
import { useIsPhone, useIsSmall } from '../page/use-is-phone';

/** Least width in px of a column without a width of its own, which takes the room that the others leave. */
const NAME_WIDTH = 136;
export const rem = (px: number) => `${px / 16}rem`;

/** Width in px of what stands at the ends of a row: its tick, and its menu. */
export const TICK_WIDTH = 44;
export const MENU_WIDTH = 52;

/** Width that the columns take, with what stands at the ends of a row, in px; grows with the letters. */
export const widthOf = (columns: readonly Pick<Column<never>, 'width'>[], ends = TICK_WIDTH + MENU_WIDTH) =>
  rem(columns.reduce((sum, column) => sum + (column.width ?? NAME_WIDTH), ends));

/** Default letter size of a browser, px. */
const LETTERS = 16;

/**
 * Whether a list shows a table: its default columns fit into its box. They are measured with a {@link FitProbe}, because zoom and large
 * letters take room as a small window does. A window of 1200 px or more with letters of the default size always shows the table; columns
 * that the user added are scrolled to.
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

/** An invisible element as wide as the default columns of a list. */
export const FitProbe = <Row, Order extends string>({ columns }: { columns: Column<Row, Order>[] }) => (
  <div className="fit-probe" aria-hidden="true">
    <i style={{ width: widthOf(columns.filter(({ optional }) => !optional)) }} />
  </div>
);
