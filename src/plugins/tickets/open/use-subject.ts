import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';

/** From where a ticket is opened, as the address says it (`origin` or `from`), and the text that is its subject. */
const ORIGINS = { createAccount: 'origin.createAccount' } as const;

/** What a ticket is about: what the address says, else what it was opened from, else the draft's default (SHELL-3-20). */
export function useSubject(): string {
  const { t } = useTranslation('tickets');
  const [query] = useSearchParams();
  const origin = query.get('origin') ?? query.get('from') ?? '';
  const known = Object.hasOwn(ORIGINS, origin) ? ORIGINS[origin as keyof typeof ORIGINS] : undefined;
  return query.get('subject')?.trim().slice(0, 120) || t(known ?? 'open.defaultSubject');
}
