/** Page sizes of every list (SHELL-9-1); the first where none is asked for. */
export const PAGE_SIZES = [15, 25, 50, 100] as const;
export type PageSize = (typeof PAGE_SIZES)[number];

/** No list has more pages. */
export const MAX_PAGE = 10_000_000;

/** The page size that an address says; the first one where it says none that exists. */
export const sizeOf = (size: unknown): PageSize => PAGE_SIZES.find((one) => one === size) ?? PAGE_SIZES[0];
export const pageOf = (page: unknown): number =>
  Number.isInteger(page) && Number(page) >= 1 && Number(page) <= MAX_PAGE ? Number(page) : 1;
