import { useFile } from '../../../data/use-file';

/** The billet on paper, opened or saved as boleto-<id>.pdf. */
export function useBilletPdf(id: number) {
  const { open, download, isRunning } = useFile('GET /charges/{id}/pdf');
  const name = `boleto-${id}.pdf`;
  return {
    isRunning,
    open: () => void open({ params: { id } }, name),
    download: () => void download({ params: { id } }, name),
  };
}
