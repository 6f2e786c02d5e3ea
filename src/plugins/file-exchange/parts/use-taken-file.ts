import { useTranslation } from 'react-i18next';
import { MOST_FILE_BYTES } from '@balcao/contract/shared/cnab/bank';

/** What the place to drop a CNAB file on says and takes. */
export function useTakenFile() {
  const { t } = useTranslation('file-exchange');
  return {
    title: t('upload.title'),
    limits: t('upload.limits'),
    tooBig: t('upload.tooBig'),
    reading: t('upload.reading'),
    accept: '.rem,.ret,.txt,.dat,.crm,.240,.400,text/plain',
    mostBytes: MOST_FILE_BYTES,
  };
}
