import { Button } from 'antd';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { GoneCard } from '../../ui/page/gone-card';
import { PageLayout } from '../../ui/page/page-layout';

/** Where the document of the public API is served. */
const DOCUMENT = '/desenvolvedores/documentacao';

/** Opens the documentation in a new tab (AREAS-2-partnership-and-api-4); where the browser forbids it, the button does. */
export default function Documentation() {
  const { t } = useTranslation('developer');
  useEffect(() => {
    window.open(DOCUMENT, '_blank', 'noopener');
  }, []);
  return (
    <PageLayout title={t('documentation.title')}>
      <GoneCard
        title={t('documentation.opened')}
        text={t('documentation.text')}
        action={
          <Button type="primary" href={DOCUMENT} target="_blank" rel="noopener">
            {t('documentation.open')}
          </Button>
        }
      />
    </PageLayout>
  );
}
