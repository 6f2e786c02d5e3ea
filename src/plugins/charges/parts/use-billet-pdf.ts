import { useFile } from '../../../data/use-file';

/** A billet's PDF, opened or downloaded as boleto-<id>.pdf. */
export function useBilletPdf(id: number) {
  const { open, download, isRunning } = useFile('GET /charges/{id}/pdf');
  const name = `boleto-${id}.pdf`;
  return {
    isRunning,
    open: () => void open({ params: { id } }, name),
    download: () => void download({ params: { id } }, name),
  };
}
