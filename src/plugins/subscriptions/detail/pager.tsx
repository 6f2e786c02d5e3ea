import { Button } from 'antd';
import { useTranslation } from 'react-i18next';

interface Props {
  page: number;
  size: number;
  total: number;
  onPage: (page: number) => void;
  /** Accessible name of the pager. */
  label: string;
}

/** Buttons to newer and older pages, for a section that loads page by page. */
export function Pager({ page, size, total, onPage, label }: Props) {
  const { t } = useTranslation('subscriptions');
  const pages = Math.max(1, Math.ceil(total / size));
  if (pages === 1) return null;
  return (
    <nav className="part-pager" aria-label={label}>
      <Button size="small" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        {t('pager.newer')}
      </Button>
      <span className="num soft" aria-current="page">
        {t('pager.of', { page, pages })}
      </span>
      <Button size="small" disabled={page >= pages} onClick={() => onPage(page + 1)}>
        {t('pager.older')}
      </Button>
    </nav>
  );
}
