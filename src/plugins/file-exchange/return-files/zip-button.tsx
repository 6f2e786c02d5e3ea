import { DownloadOutlined } from '@ant-design/icons';
import { Button, Dropdown } from 'antd';
import { useTranslation } from 'react-i18next';
import { CNAB_LAYOUTS, type CnabLayout } from '@balcao/contract/shared/cnab/bank';
import { useFile } from '../../../data/use-file';

/** Saves the files of the filter's days as one ZIP; without days the page's menu says that they are needed. */
export function ZipButton({ day }: { day?: { from?: string; to?: string } | undefined }) {
  const { t } = useTranslation('file-exchange');
  const { download, isRunning } = useFile('GET /file-exchange/return-files/zip');
  const { from, to } = day ?? {};
  if (!from || !to) return null;
  const pick = (layout: CnabLayout) => void download({ query: { layout, from, to } }, `retornos-${from}-a-${to}.zip`);

  return (
    <Dropdown
      menu={{
        items: CNAB_LAYOUTS.map((key) => ({ key, label: t(`return.download.${key}`) })),
        onClick: ({ key }) => pick(key as CnabLayout),
      }}
    >
      <Button icon={<DownloadOutlined />} loading={isRunning}>
        {t('return.zip')}
      </Button>
    </Dropdown>
  );
}
