import { PlusOutlined } from '@ant-design/icons';
import { Button, Input } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readBillLine } from '@balcao/contract/shared/bill-line';
import { PictureButton } from '../../kits/money/picture-button';
import type { ReadCode } from '../../ui/form/picture-reader';
import { LineBlocks } from './line-blocks';

/** Reads the 44 digits of a barcode from a picture. */
const readBars: ReadCode = async (image) => (await import('./read-picture')).readPicture(image);

interface Props {
  /** Adds the bill of a typed line; resolves to what is wrong with the line, undefined if nothing. */
  onAdd: (line: string) => Promise<string | undefined>;
  busy: boolean;
  /** Why no more bills can be added. */
  off?: string | undefined;
}

/** Enters a typed line: typed, pasted or read from a picture, checked block by block as it is typed. */
export function BillEntry({ onAdd, busy, off }: Props) {
  const { t } = useTranslation('bills');
  const id = useId();
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState<string>();
  const read = readBillLine(typed);
  const isWrong = fault !== undefined || read.wrong !== null || read.isForeign;
  const add = async (line: string) => {
    if (busy || off) return;
    const message = await onAdd(line);
    setFault(message);
    if (message === undefined) setTyped('');
  };
  const change = (line: string) => {
    setTyped(line);
    setFault(undefined);
  };
  return (
    <div>
      <label htmlFor={id}>{t('line.label')}</label>
      <Input
        id={id}
        value={typed}
        inputMode="numeric"
        autoComplete="off"
        maxLength={70}
        placeholder={t('line.placeholder')}
        status={isWrong ? 'error' : ''}
        aria-invalid={isWrong}
        aria-describedby={`${id}-said`}
        onChange={({ target }) => change(target.value)}
        onPressEnter={() => void add(typed)}
      />
      <LineBlocks read={read} id={`${id}-said`} />
      {fault && (
        <p className="bill-fault" role="alert">
          {fault}
        </p>
      )}
      <div className="bill-entry-foot">
        <Button
          type={read.barcode && !off ? 'primary' : 'default'}
          icon={<PlusOutlined />}
          loading={busy}
          aria-disabled={!read.barcode || off !== undefined || undefined}
          className={!read.barcode || off ? 'is-off' : ''}
          title={off ?? (read.barcode ? undefined : t('line.need'))}
          onClick={() => read.barcode && void add(typed)}
        >
          {t('line.add')}
        </Button>
        <PictureButton
          read={readBars}
          words={{ choose: t('picture.choose'), point: t('picture.point'), nothing: t('picture.nothing') }}
          onText={(line) => {
            change(line);
            void add(line);
          }}
        />
      </div>
    </div>
  );
}
