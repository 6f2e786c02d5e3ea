import { DownloadOutlined, UploadOutlined } from '@ant-design/icons';
import { Button, Spin } from 'antd';
import { useRef, useState, type DragEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useAction, type CallError } from '../../../data/use-call';
import { useFile } from '../../../data/use-file';

const MOST_BYTES = 10_000_000;

interface Props {
  /** The file whose place the next one takes. */
  inReview: string | undefined;
  onSent: (id: number) => void;
}

/** Takes the spreadsheet, by choosing or by dropping it; gives one to fill in. */
export function UploadCard({ inReview, onSent }: Props) {
  const { t } = useTranslation('customers-import');
  const { run, isRunning } = useAction('POST /customers-import', { quiet: true });
  const template = useFile('GET /customers-import/template');
  const input = useRef<HTMLInputElement>(null);
  const [fault, setFault] = useState('');
  const [over, setOver] = useState(false);

  const send = async (file: File | undefined) => {
    if (!file || isRunning) return;
    if (file.size > MOST_BYTES) return setFault(t('upload.tooBig'));
    setFault('');
    try {
      onSent((await run({ query: { name: file.name.slice(-200) }, body: file })).id);
    } catch (error) {
      setFault((error as CallError).message);
    } finally {
      // the same file, put right, can be chosen again
      if (input.current) input.current.value = '';
    }
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void send(event.dataTransfer.files[0]);
  };
  return (
    <section className="card" aria-label={t('upload.title')}>
      <h2 className="card-title">{t('upload.title')}</h2>
      <div
        className={over ? 'import-drop import-over' : 'import-drop'}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        {isRunning ? (
          <span role="status">
            <Spin /> {t('upload.reading')}
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
              accept=".xlsx,.csv,.txt"
              aria-label={t('upload.choose')}
              onChange={(event) => void send(event.target.files?.[0])}
            />
            <p className="soft">{t('upload.limits')}</p>
          </>
        )}
      </div>
      {inReview && !isRunning && <p className="import-warning">{t('upload.replaces', { file: inReview })}</p>}
      {fault && (
        <p role="alert" className="import-fault">
          {fault}
        </p>
      )}
      <div className="import-template">
        <span className="soft">{t('upload.template')}</span>
        <Button
          icon={<DownloadOutlined />}
          loading={template.isRunning}
          onClick={() => void template.download({}, 'modelo-de-clientes.xlsx')}
        >
          {t('upload.download')}
        </Button>
      </div>
    </section>
  );
}
