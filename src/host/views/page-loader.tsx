import { i18n } from '../../providers/i18n';

/** 'Carregando...' over the whole page (SHELL-2.3-10). */
export const PageLoader = () => (
  <p className="boot-loader" role="status">
    {i18n.t('shell:loading')}
  </p>
);
