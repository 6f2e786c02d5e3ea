import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { titleShown } from '../../../ui/page/use-title';
import { subjectFrom } from './subject';

/** The preset subject, decided as the page opens, while the title is still that of the page before. */
export function useSubject(): string {
  const { t } = useTranslation(['tickets', 'shell']);
  const [query] = useSearchParams();
  const [subject] = useState(() =>
    subjectFrom({
      query,
      before: titleShown(),
      silent: [t('shell:home'), t('tickets:faq.title'), t('tickets:list.title'), t('tickets:open.title')],
      say: (key) => t(`tickets:${key}`),
    }),
  );
  return subject;
}
