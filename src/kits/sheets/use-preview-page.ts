import { useState } from 'react';
import type { PageSize } from '@balcao/contract/shared/paging';

/** Rows of one state, or of all. */
export interface PreviewTab<S extends string> {
  state: S | undefined;
  /** With their number. */
  text: string;
  count: number;
}

/** Which page of which rows is looked at: `asked` is what their call takes. */
export function usePreviewPage<S extends string>(tabs: readonly PreviewTab<S>[], first: S | undefined) {
  const [state, setState] = useState(first);
  const [turned, setPage] = useState(1);
  const [size, setSize] = useState<PageSize>(15);
  const { count = 0 } = tabs.find((tab) => tab.state === state) ?? {};
  // columns chosen anew leave fewer rows at fault
  const page = Math.min(turned, Math.max(1, Math.ceil(count / size)));
  return {
    tabs,
    state,
    page,
    size,
    asked: { page, size, ...(state ? { state } : {}) },
    setPage,
    show: (next: S | undefined) => {
      setState(next);
      setPage(1);
    },
    setSize: (next: number) => {
      setSize(next as PageSize);
      setPage(1);
    },
  };
}
