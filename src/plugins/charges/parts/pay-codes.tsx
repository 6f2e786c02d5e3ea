import { QRCode } from 'antd';
import { useTranslation } from 'react-i18next';
import { CopyButton } from '../../../ui/copy-button';
import { formatTypedLine } from './typed-line';
import './pay-codes.css';

/** The typed line and, on a bolix, the Pix code and its QR: each copies with one click. */
export function PayCodes({ line, pix }: { line: string; pix: string | null }) {
  const { t } = useTranslation('charges');
  return (
    <div className="pay-codes">
      <dl>
        <dt>{t('detail.line')}</dt>
        <dd>
          <span className="num pay-line">{formatTypedLine(line)}</span>
          <CopyButton text={line} what={t('detail.line').toLowerCase()} />
        </dd>
        {pix && (
          <>
            <dt>{t('detail.pix')}</dt>
            <dd>
              <span className="pay-pix">{pix}</span>
              <CopyButton text={pix} what={t('detail.pix')} />
            </dd>
          </>
        )}
      </dl>
      {pix && (
        <figure className="pay-qr">
          {/* Cameras read dark on light: the same colours in both themes. */}
          <div role="img" aria-label={t('detail.qr')}>
            <div aria-hidden="true">
              <QRCode
                value={pix}
                size={140}
                bordered={false}
                color="#12211e"
                bgColor="#ffffff"
                type="svg"
                errorLevel="M"
              />
            </div>
          </div>
          <figcaption>{t('detail.qrHint')}</figcaption>
        </figure>
      )}
    </div>
  );
}
