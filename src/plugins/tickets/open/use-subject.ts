import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';

/** Subjects by the page that a ticket is opened from, the query's `origin` or `from`. */
const ORIGINS = { createAccount: 'origin.createAccount' } as const;

/** The preset subject: the query's `subject`, else the origin's text, else the default (SHELL-3-20). */
export function useSubject(): string {
  const { t } = useTranslation('tickets');
  const [query] = useSearchParams();
  const origin = query.get('origin') ?? query.get('from') ?? '';
  const known = Object.hasOwn(ORIGINS, origin) ? ORIGINS[origin as keyof typeof ORIGINS] : undefined;
  return query.get('subject')?.trim().slice(0, 120) || t(known ?? 'open.defaultSubject');
}
