import { DownloadOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { CNAB_LAYOUTS, type CnabLayout } from '@balcao/contract/shared/cnab/bank';
import { useFile } from '../../../data/use-file';
import { MenuButton } from '../../../ui/action/row-actions';

/** Saves the files of the filter's days as one ZIP; without days the page's menu says that they are needed. */
export function ZipButton({ day }: { day?: { from?: string; to?: string } | undefined }) {
  const { t } = useTranslation('file-exchange');
  const { download, isRunning } = useFile('GET /file-exchange/return-files/zip');
  const { from, to } = day ?? {};
  if (!from || !to) return null;
  const pick = (layout: CnabLayout) => void download({ query: { layout, from, to } }, `retornos-${from}-a-${to}.zip`);
  return (
    <MenuButton
      label={t('return.zip')}
      icon={<DownloadOutlined />}
      loading={isRunning}
      actions={CNAB_LAYOUTS.map((key) => ({ key, label: t(`return.download.${key}`), onClick: () => pick(key) }))}
    />
  );
}
