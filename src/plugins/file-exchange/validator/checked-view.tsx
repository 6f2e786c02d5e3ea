import { Alert, Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CheckedFile } from '@balcao/contract/file-exchange';
import { save } from '../../../data/use-file';
import type { CallError } from '../../../data/use-call';
import { DetailSection } from '../../../ui/page/detail-page';
import { Facts } from '../../../ui/text/facts';
import { formatInteger, formatMoney } from '../../../ui/text/format';
import { FaultTable } from '../parts/fault-table';
import { RecordLines } from './record-lines';

/** Lines a page of the records, as the bank answers them. */
const RECORDS_A_PAGE = 25;

interface Props {
  file: File;
  page: number;
  checked: CheckedFile;
  onPage: (page: number) => Promise<void>;
}

/** What a file is, what is wrong with it, and its records in words. */
export function CheckedView({ file, page, checked, onPage }: Props) {
  const { t } = useTranslation('file-exchange');
  const [fault, setFault] = useState('');
  const [isTurning, setTurning] = useState(false);
  const { errors, faults, lines } = checked;
  const pages = Math.max(1, Math.ceil(lines / RECORDS_A_PAGE));
  const turn = async (next: number) => {
    setTurning(true);
    setFault('');
    try {
      await onPage(next);
    } catch (error) {
      setFault((error as CallError).message);
    } finally {
      setTurning(false);
    }
  };
  return (
    <>
      <DetailSection
        title={file.name}
        extra={checked.canCorrect && <Button onClick={() => void correct(file)}>{t('validator.correct')}</Button>}
      >
        <Alert
          type={errors ? 'error' : 'success'}
          showIcon
          message={errors ? t('validator.errors', { count: errors }) : t('validator.good')}
          {...(checked.canCorrect ? { description: t('validator.correctText') } : {})}
        />
        <Facts
          facts={[
            { label: t('validator.what'), value: checked.file?.name ?? t('validator.unknown') },
            { label: t('validator.bank'), value: checked.file?.bank },
            { label: t('validator.lines'), value: formatInteger(lines) },
            { label: t('validator.titles'), value: formatInteger(checked.titles) },
            { label: t('validator.value'), value: formatMoney(checked.value) },
          ]}
        />
      </DetailSection>
      {faults.length > 0 && (
        <DetailSection title={t('faults.title')}>
          <FaultTable faults={faults} />
          {errors > faults.length && <p className="soft">{t('faults.more', { count: errors })}</p>}
        </DetailSection>
      )}
      {checked.records.length > 0 && (
        <DetailSection
          title={t('records.title')}
          extra={
            <span>
              <Button disabled={page <= 1 || isTurning} onClick={() => void turn(page - 1)}>
                {t('records.previous')}
              </Button>{' '}
              <span className="num">{t('records.page', { page, pages })}</span>{' '}
              <Button disabled={page >= pages || isTurning} onClick={() => void turn(page + 1)}>
                {t('records.next')}
              </Button>
            </span>
          }
        >
          {fault && <p role="alert">{fault}</p>}
          <RecordLines records={checked.records} />
        </DetailSection>
      )}
    </>
  );
}

/** Saves the file put right; it is made here, by the same table that the bank checks by. */
async function correct(file: File): Promise<void> {
  const [{ checkFile }, { correctedFile }] = await Promise.all([
    import('@balcao/contract/shared/cnab/validate'),
    import('@balcao/contract/shared/cnab/correct'),
  ]);
  const bytes = correctedFile(await checkFile(new Uint8Array(await file.arrayBuffer())));
  if (bytes) save(new Blob([bytes], { type: 'text/plain' }), file.name.replace(/(\.[^.]*)?$/, '-corrigido$1'));
}
