import { useFile } from '../../../data/use-file';

/** Downloads the book of a carnet as carne-<id>.pdf, or opens it. */
export function useBook(id: number) {
  const { open, download, isRunning } = useFile('GET /carnet/{id}/pdf');
  const name = `carne-${id}.pdf`;
  return {
    isRunning,
    open: () => void open({ params: { id } }, name),
    download: () => void download({ params: { id } }, name),
  };
}
