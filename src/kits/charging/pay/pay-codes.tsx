import { QRCode } from 'antd';
import { CopyButton } from '../../../ui/text/copy-button';
import { formatTypedLine } from './typed-line';
import './pay-codes.css';
import { useChargeText } from '../texts';

/** The typed line, and the Pix code with its QR, where it has them: each copies with one click. */
export function PayCodes({ line, pix }: { line: string | null; pix: string | null }) {
  const t = useChargeText();
  return (
    <div className="pay-codes">
      <dl>
        {line && (
          <>
            <dt>{t('detail.line')}</dt>
            <dd>
              <span className="num pay-line">{formatTypedLine(line)}</span>
              <CopyButton text={line} what={t('detail.line').toLowerCase()} />
            </dd>
          </>
        )}
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
