import { useFile } from '../../../data/use-file';

/** The book of a carnet, saved as carne-<id>.pdf or opened. */
export function useBook(id: number) {
  const { open, download, isRunning } = useFile('GET /carnet/{id}/pdf');
  const name = `carne-${id}.pdf`;
  return {
    isRunning,
    open: () => void open({ params: { id } }, name),
    download: () => void download({ params: { id } }, name),
  };
}
