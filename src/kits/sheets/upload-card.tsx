import { DownloadOutlined, UploadOutlined } from '@ant-design/icons';
import { Button, Spin } from 'antd';
import { useRef, useState, type DragEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { CallError } from '../../data/use-call';
import './texts';
import './sheets.css';

const MOST_BYTES = 10_000_000;

interface Props {
  /** Sends the file; what it throws is told. */
  send: (file: File) => Promise<void>;
  /** The spreadsheet to fill in. */
  template?: { text: string; isRunning: boolean; download: () => void };
  /** What is taken, where it is no spreadsheet: texts, and the names and size that may be chosen. */
  takes?: { title: string; limits: string; tooBig: string; reading: string; accept: string; mostBytes: number };
  /** What sending takes the place of. */
  warning?: string | undefined;
  /** Above the place to drop on: what is chosen before. */
  children?: ReactNode;
}

/** Takes a spreadsheet or another file, by choosing or by dropping it; gives a spreadsheet to fill in. */
export function UploadCard({ send, template, takes, warning, children }: Props) {
  const { t } = useTranslation('sheets');
  const title = takes?.title ?? t('upload.title');
  const input = useRef<HTMLInputElement>(null);
  const [isRunning, setRunning] = useState(false);
  const [fault, setFault] = useState('');
  const [over, setOver] = useState(false);

  const take = async (file: File | undefined) => {
    if (!file || isRunning) return;
    if (file.size > (takes?.mostBytes ?? MOST_BYTES)) return setFault(takes?.tooBig ?? t('upload.tooBig'));
    setFault('');
    setRunning(true);
    try {
      await send(file);
    } catch (error) {
      setFault((error as CallError).message);
    } finally {
      setRunning(false);
      // the same file, put right, can be chosen again
      if (input.current) input.current.value = '';
    }
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void take(event.dataTransfer.files[0]);
  };
  return (
    <section className="card" aria-label={title}>
      <h2 className="card-title">{title}</h2>
      {children}
      <div
        className={over ? 'sheet-drop sheet-over' : 'sheet-drop'}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        {isRunning ? (
          <span role="status">
            <Spin /> {takes?.reading ?? t('upload.reading')}
          </span>
        ) : (
          <>
            <p>{t('upload.drop')}</p>
            <Button type="primary" icon={<UploadOutlined />} onClick={() => input.current?.click()}>
              {t('upload.choose')}
            </Button>
            <input
              ref={input}
              type="file"
              hidden
              accept={takes?.accept ?? '.xlsx,.csv,.txt'}
              aria-label={t('upload.choose')}
              onChange={(event) => void take(event.target.files?.[0])}
            />
            <p className="soft">{takes?.limits ?? t('upload.limits')}</p>
          </>
        )}
      </div>
      {warning && !isRunning && <p className="sheet-warning">{warning}</p>}
      {fault && (
        <p role="alert" className="sheet-fault">
          {fault}
        </p>
      )}
      {template && (
        <div className="sheet-template">
          <span className="soft">{template.text}</span>
          <Button icon={<DownloadOutlined />} loading={template.isRunning} onClick={template.download}>
            {t('upload.download')}
          </Button>
        </div>
      )}
    </section>
  );
}
