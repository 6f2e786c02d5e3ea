import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CheckedFile } from '@balcao/contract/file-exchange';
import { useAsk } from '../../../data/use-call';
import { UploadCard } from '../../../kits/sheets/upload-card';
import { PageLayout } from '../../../ui/page/page-layout';
import { useTakenFile } from '../parts/use-taken-file';
import { CheckedView } from './checked-view';
import { RouteLink } from '../../../ui/page/routing';
import { SidePanel } from '../../../ui/page/side-panel';

interface Taken {
  file: File;
  page: number;
  checked: CheckedFile;
}

/** Tells what a CNAB file is and what is wrong with it; the bank stores nothing of it (AREAS-2-file-exchange-2). */
export default function ValidatorPage() {
  const { t } = useTranslation('file-exchange');
  const [taken, setTaken] = useState<Taken>();
  const ask = useAsk('POST /file-exchange/check', { quiet: true });
  const takes = useTakenFile();
  const read = async (file: File, page: number) =>
    setTaken({ file, page, checked: await ask({ query: { page }, body: file }) });
  return (
    <PageLayout title={t('validator.title')} lead={t('validator.lead')}>
      <div className="page-columns">
        <UploadCard takes={takes} send={(file) => read(file, 1)} />
        <SidePanel
          title={t('about.title')}
          folds
          points={[t('about.where'), t('about.words'), t('about.mend')]}
          links={[<RouteLink name="cnab:files-transmission:manager">{t('shipping.title')}</RouteLink>]}
        />
      </div>
      {taken && <CheckedView {...taken} onPage={(page) => read(taken.file, page)} />}
    </PageLayout>
  );
}
